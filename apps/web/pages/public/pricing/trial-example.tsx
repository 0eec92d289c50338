import type { Plan } from '@laurel/contract/billing-shapes'
import { ChargeLine } from '../../../features/money/plans/charge-line.tsx'
import styles from './pricing.module.css'

/** What happens on which day to somebody who begins today. */
export default function TrialExample({ plan }: { plan: Plan }) {
  return (
    <section className={styles.example} aria-labelledby="example-heading">
      <h2 id="example-heading">If you begin today</h2>
      <ChargeLine plan={plan} />
      <p className={styles.small}>
        Cancel in Setting, in two clicks, until the moment of the charge.
      </p>
    </section>
  )
}
