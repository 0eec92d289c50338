import { publicMeta } from '../../../page-meta.ts'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { OrganiserPictures } from './organiser-pictures.tsx'
import styles from './business.module.css'

export const meta = () =>
  publicMeta({
    title: 'For organizations',
    description:
      'Publish scholarships, see who they reach before you do, read every application in one place and tell everybody the outcome.',
    path: paths.business,
  })

const STEPS = [
  {
    title: 'Write it',
    what: 'Five short steps, saved as you type. Who it is for is built in plain sentences, and you see at once how many students each rule leaves out.',
  },
  {
    title: 'Reach those it fits',
    what: 'Students see it with the reasons why it fits them. Nobody pays to stand higher, you neither.',
  },
  {
    title: 'Read what comes',
    what: 'Every application is in your table the moment it is sent: complete, with its files, searchable, to be sorted, tagged, shared among colleagues and exported.',
  },
  {
    title: 'Decide, then tell everybody',
    what: 'Decisions stay yours until one announcement tells each applicant, winner or not, by email and in their account, in your words.',
  },
]

const PROMISES = [
  'Before your first scholarship is published, a person checks who you are, how winners are chosen and who pays them.',
  'You see what a student chose to send, and nothing else of their profile.',
  'Your members and their households cannot enter what you give.',
  'Who read, changed, exported or announced what is recorded, and nobody can change that record.',
]

/** What organisations find here, and the way in. */
export default function BusinessPage() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>Give scholarships that reach the right students</PageHeading>
        <p className={styles.lead}>
          {productName} takes you from the idea to the last answer: write a scholarship, meet those
          it fits, choose fairly, and answer everyone.
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="filled" size="large" to={paths.organiserStart}>
            Sign up as an organization
          </ButtonLink>
        </div>
      </div>
      <ol className={styles.steps} aria-label="How it works">
        {STEPS.map(({ title, what }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{what}</p>
          </li>
        ))}
      </ol>
      <OrganiserPictures />
      <section className={styles.promises} aria-labelledby="promises-heading">
        <h2 id="promises-heading">What students can rely on, and you too</h2>
        <ul>
          {PROMISES.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
