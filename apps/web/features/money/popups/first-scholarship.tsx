import { Button } from '../../../ui/button.tsx'
import type { PopupProps } from './popup-props.ts'
import styles from './popup.module.css'

/** Beside the first application form that somebody opens. */
export function FirstScholarship({ onClose }: PopupProps) {
  return (
    <>
      <ul className={styles.points}>
        <li>Fill in what is asked in any order. The list shows what is still missing.</li>
        <li>Everything is saved as you go, even if you close the page.</li>
        <li>Nothing is sent until you choose Submit application.</li>
      </ul>
      <div className={styles.choice}>
        <Button variant="filled" onClick={() => onClose(true)}>
          Start
        </Button>
      </div>
    </>
  )
}
