import { publicMeta } from '../../../page-meta.ts'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { OperatorWords } from './operator-words.tsx'
import styles from '../business/business.module.css'

export const meta = () =>
  publicMeta({
    title: 'About Us',
    description: 'Why this exists, how matching works, how we earn money, and what we never do.',
    path: paths.aboutUs,
  })

const HOW = [
  {
    title: 'How matching works',
    what: 'Each rule of a scholarship is compared with what a student answered. Eligible means that every rule is met; possible, that none is broken and an answer is missing. Every card says why.',
  },
  {
    title: 'How we earn money',
    what: 'From subscriptions of students and parents who want more than the free applications. Sponsors pay nothing to stand higher. There are no advertisements, and no data is sold.',
  },
  {
    title: 'What we do not know, we say',
    what: 'Rules that could not be read are called unread. Dates that nobody has announced are called estimates. Texts that a program helped with say so where a sponsor wants to know.',
  },
]

const NEVER = [
  'We never call a scholarship a match because its rules are unknown.',
  'We never name odds of winning.',
  'We never write a life that was not lived: where the assistant knows nothing, it leaves a gap.',
  'We never send anything without your word, nor keep you from what you wrote.',
  'We never make leaving hard: cancel until the charge; delete, and it is gone within 24 hours.',
]

/** What the product is for, and what it will not do. */
export default function AboutPage() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>About Us</PageHeading>
        <p className={styles.lead}>
          Students lose weeks on applications that were never meant for them, and often hear nothing
          afterwards. {productName} is here so that a student finds what truly fits, applies once
          and well, and learns what became of it.
        </p>
      </div>
      <ul className={styles.cards}>
        {HOW.map(({ title, what }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{what}</p>
          </li>
        ))}
      </ul>
      <OperatorWords />
      <section className={styles.promises} aria-labelledby="never-heading">
        <h2 id="never-heading">What we never do</h2>
        <ul>
          {NEVER.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink to={paths.faq}>Read the FAQ</ButtonLink>
          <ButtonLink to={paths.contact}>Contact us</ButtonLink>
        </div>
      </section>
    </div>
  )
}
