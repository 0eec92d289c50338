import { useUser } from '../../../api/use-session.ts'
import { paths } from '../../../paths.ts'
import { PopupChoice } from './popup-choice.tsx'
import type { PopupProps } from './popup-props.ts'
import styles from './popup.module.css'

/** The daily promotion: each daily login adds three free applications. */
export function DailyFree({ onClose }: PopupProps) {
  const { scholarshipCount } = useUser()
  return (
    <>
      <div className={styles.text}>
        <p>You get 3 more each day you log in. Unused ones carry over.</p>
        <p className={styles.aside}>
          You have sent {scholarshipCount} {scholarshipCount === 1 ? 'application' : 'applications'}{' '}
          one by one so far.
        </p>
      </div>
      <PopupChoice
        accept="Go to my dashboard"
        to={paths.dashboardAlias}
        decline="Not now"
        onClose={onClose}
      />
    </>
  )
}
