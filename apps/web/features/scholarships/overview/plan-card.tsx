import { useUser } from '../../../api/use-session.ts'
import { CrownLink } from '../../plans/crown-link.tsx'
import styles from './recommended-row.module.css'

/** The last of the row: the way to one's plan, or to the plans. */
export function PlanCard() {
  const { isActiveSubscription } = useUser()
  return (
    <div className={styles.planCard}>
      <p>
        {isActiveSubscription
          ? 'There is no limit on scholarships you open and apply to.'
          : 'Open and apply to every scholarship that fits you, without a limit.'}
      </p>
      <CrownLink className={styles.planLink} pageName="dashboard" />
    </div>
  )
}
