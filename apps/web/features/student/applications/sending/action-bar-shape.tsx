import { Button } from '../../../../ui/button.tsx'
import styles from './action-bar.module.css'

/** The action bar before there is anything to act on. */
export function ActionBarShape({ onClick }: { onClick: () => void }) {
  return (
    <div className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        <div className={styles.actions}>
          <Button className={styles.action} onClick={onClick}>
            Save draft
          </Button>
          <Button variant="filled" className={styles.action} onClick={onClick}>
            Submit application
          </Button>
        </div>
      </div>
    </div>
  )
}
