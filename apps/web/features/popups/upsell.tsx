import { useUser } from '../../api/use-session.ts'
import { builtScreens } from '../../built-screens.ts'
import { PlanChoice } from './plan-choice.tsx'
import type { PopupProps } from './popup-props.ts'
import styles from './popup.module.css'

/** When the count of applications reaches two; the number is the person's own. */
export function Upsell({ onClose }: PopupProps) {
  const { scholarshipCount } = useUser()
  return (
    <>
      <div className={styles.text}>
        <p>
          You’ve applied to {scholarshipCount}{' '}
          {scholarshipCount === 1 ? 'scholarship' : 'scholarships'} for free. Ready to apply for
          more?
        </p>
        <p className={styles.aside}>
          {builtScreens.plans
            ? 'Without a plan, each day on which you log in adds 3 free scholarships.'
            : 'Plans are not open yet. Each day on which you log in adds 3 free scholarships.'}
        </p>
      </div>
      <PlanChoice decline="No Thanks" onClose={onClose} />
    </>
  )
}
