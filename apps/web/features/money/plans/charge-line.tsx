import type { Plan } from '@laurel/contract/billing-shapes'
import { clock } from '../../../clock.ts'
import { chargesOf } from './plan-words.ts'
import { dayOf } from '../../../instant-words.ts'
import styles from './charge-line.module.css'

/** What is due today, and what comes when. */
export function ChargeLine({ plan }: { plan: Plan }) {
  const { dueToday, nextAt, noticeAt } = chargesOf(plan, clock.now())
  const steps = noticeAt
    ? [
        { when: 'Today', what: 'Full access starts' },
        { when: dayOf(noticeAt), what: 'We email you a reminder' },
        { when: dayOf(nextAt), what: `First charge, ${plan.price}` },
      ]
    : [
        { when: 'Today', what: 'Full access starts' },
        { when: dayOf(nextAt), what: `Next charge, ${plan.price}` },
      ]
  return (
    <div className={styles.line}>
      <p className={styles.due}>
        <span>Due today</span>
        <b>{dueToday}</b>
      </p>
      <ol className={styles.steps}>
        {steps.map(({ when, what }) => (
          <li key={when}>
            <b>{when}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
