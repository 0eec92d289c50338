import { helpTopics } from '@laurel/contract/help-topics'
import { useLoaderData } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { publicMeta } from '../../../page-meta.ts'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import styles from './assistance.module.css'
import { HelpList } from '../help/help-list.tsx'

export const meta = () =>
  publicMeta({
    title: `${productName}’s Assistance`,
    description:
      'Questions about matching, deadlines, essays, privacy and applying, with their answers, and what the assistant does and does not do.',
    path: paths.productAssistance,
  })

/** Runs while the site is built: the page carries its text, and its script does not. */
export const loader = () => [{ title: '', topics: helpTopics(productName) }]

const DOES = [
  'Answers from your own matches, deadlines, drafts and applications, and leads you to them.',
  'Says why a scholarship fits or not, and which answer opens the most.',
  'Helps with essays where a sponsor allows it: it asks first, marks what came from where, and leaves a gap rather than invent.',
]
const DOES_NOT = [
  'Send anything for you, or change your text without you.',
  'See anybody else’s data, or tell who will win.',
  'Write an essay for a sponsor who does not allow it.',
]

export default function AssistancePage() {
  const groups = useLoaderData<typeof loader>()
  const session = useSession()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>{productName}’s Assistance</PageHeading>
        <p className={styles.lead}>
          A helper that knows your applications and the rules of each scholarship, and says when it
          does not know.
        </p>
        <div className={styles.actions}>
          {session ? (
            <ButtonLink variant="filled" size="large" to={paths.assistance}>
              Ask about your own scholarships
            </ButtonLink>
          ) : (
            <>
              <ButtonLink variant="filled" size="large" to={paths.conversation}>
                Get started
              </ButtonLink>
              <ButtonLink size="large" to={paths.login} state={{ from: paths.assistance }}>
                Log in and ask
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <div className={styles.pair}>
        <Points title="What it does" points={DOES} />
        <Points title="What it does not do" points={DOES_NOT} />
      </div>
      <HelpList groups={groups} isSignedIn={session !== undefined} />
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className={styles.points}>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
