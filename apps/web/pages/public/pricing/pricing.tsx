import { lazy, Suspense } from 'react'
import { useSession } from '../../../api/use-session.ts'
import { WhatChanges } from '../../../features/money/plans/what-changes.tsx'
import { publicMeta } from '../../../page-meta.ts'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { payingQuestions } from './paying-questions.ts'
import { FreeCard } from './free-card.tsx'
import styles from './pricing.module.css'
import { usePrices } from './use-prices.ts'
import { optionalPart } from '../../../ui/optional-part.ts'

// What depends on the prices of today is loaded with them, after the page itself.
const PlanCards = lazy(() => import('./plan-cards.tsx'))
const TrialExample = optionalPart(() => import('./trial-example.tsx'))

export const meta = () =>
  publicMeta({
    title: 'Pricing',
    description:
      'What is free and stays free, what a membership adds and costs, what happens on which day of a trial, and how to cancel.',
    path: paths.pricing,
  })

const NEVER = [
  { title: 'Draws are blind to it', what: 'Every entry counts once, whoever it is from.' },
  { title: 'Sponsors don’t see it', what: 'Nobody who reads an application learns who pays.' },
  {
    title: 'Your answers are not for sale',
    what: `Members pay for ${productName}, so data doesn’t have to.`,
  },
]

/** What is free, what costs something, and what happens when. */
export default function PricingPage() {
  const isSignedIn = useSession() !== undefined
  const { plans, hasFailed, retry } = usePrices()
  const example = plans?.find(({ interval }) => interval === 'quarter') ?? plans?.[0]
  return (
    <div className={styles.page}>
      <div>
        <PageHeading>Free to match and apply. A membership does more of the work.</PageHeading>
        <p className={styles.lead}>
          Start free and stay free as long as you like. No card until you ask for a membership.
        </p>
      </div>
      <ul className={styles.cards} aria-label="Plans" aria-busy={!plans && !hasFailed}>
        <FreeCard isSignedIn={isSignedIn} />
        {plans ? (
          <Suspense fallback={<EmptyCards />}>
            <PlanCards plans={plans} to={isSignedIn ? paths.subscriptionPlan : paths.signup} />
          </Suspense>
        ) : (
          !hasFailed && <EmptyCards />
        )}
        {hasFailed && (
          <li className={styles.failed}>
            <ErrorPanel message="We couldn’t load the prices." onRetry={retry} />
          </li>
        )}
      </ul>
      <div className={styles.pair}>
        <WhatChanges />
        <Suspense>{example && <TrialExample plan={example} />}</Suspense>
      </div>
      <section className={styles.band} aria-labelledby="never-heading">
        <h2 id="never-heading">Paying never changes who wins</h2>
        <ul>
          {NEVER.map(({ title, what }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.questions} aria-labelledby="paying-heading">
        <h2 id="paying-heading">About paying</h2>
        <div>
          {payingQuestions.map(({ question, answer }) => (
            <details key={question} name="paying">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  )
}

/** Where cards will stand: nothing moves when they come. */
const EmptyCards = () =>
  ['one', 'two', 'three'].map((key) => <li key={key} className={styles.card} aria-hidden="true" />)
