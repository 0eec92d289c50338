import { useUser } from '../../../../api/use-session.ts'
import { CrownLink } from '../../../money/plans/crown-link.tsx'
import styles from './recommended-row.module.css'

/** The last of the row: the way to one's plan, or to the plans. */
export function PlanCard() {
  const { isActiveSubscription } = useUser()
  return (
    <div className={styles.planCard}>
      <p>
        {isActiveSubscription
          ? 'Open and apply to as many scholarships as you like.'
          : 'With full access: open and apply to as many as you like.'}
      </p>
      <CrownLink className={styles.planLink} pageName="dashboard" />
    </div>
  )
}
