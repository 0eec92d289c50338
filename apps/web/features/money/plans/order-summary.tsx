import type { Plan } from '@laurel/contract/billing-shapes'
import { clock } from '../../../clock.ts'
import styles from './checkout.module.css'
import { chargesOf, EVERY, NO_MONEY, PLAN_NAMES, termsWords } from './plan-words.ts'
import { dayOf } from '../../../instant-words.ts'

interface OrderSummaryProps {
  plan: Plan
  hasTrialLeft: boolean
}

/** What is about to be paid, in view for as long as the payment is. */
export function OrderSummary({ plan, hasTrialLeft }: OrderSummaryProps) {
  const now = clock.now()
  const { dueToday, nextAt } = chargesOf(plan, now)
  const { interval, price, trialDays } = plan
  return (
    <section className={styles.summary} aria-labelledby="order">
      <h2 id="order">{PLAN_NAMES[interval]} Plan</h2>
      <dl>
        <div>
          <dt>Due today</dt>
          <dd>{dueToday}</dd>
        </div>
        <div>
          <dt>
            {trialDays > 0 ? 'First charge' : 'Next charge'} on {dayOf(nextAt)}
          </dt>
          <dd>{price}</dd>
        </div>
        <div>
          <dt>After that</dt>
          <dd>
            {price} {EVERY[interval]}
          </dd>
        </div>
      </dl>
      {!plan.takesMoney && <p className={styles.terms}>{NO_MONEY}</p>}
      <p className={styles.terms}>{termsWords(plan, now, hasTrialLeft)}</p>
    </section>
  )
}
