import { PlanChoice } from './plan-choice.tsx'
import type { PopupProps } from './popup-props.ts'
import styles from './popup.module.css'

/** Once, after the onboarding; the texts in quotes are specification 2, section 2. */
export function PlanAfterOnboarding({ onClose }: PopupProps) {
  return (
    <>
      <div className={styles.text}>
        <p>
          Each day on which you log in adds 3 free scholarships. A membership has no such limit.
        </p>
        <p className={styles.aside}>7 Days free, cancel anytime</p>
      </div>
      <PlanChoice decline="No Thanks" onClose={onClose} />
    </>
  )
}
