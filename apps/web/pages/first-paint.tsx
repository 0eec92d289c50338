import { LogoMark } from '../ui/logo.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './first-paint.module.css'

/** What stands on the screen until a page that is not prerendered has its code. */
export function FirstPaint() {
  return (
    <div className={styles.wait} aria-busy="true">
      <div className={styles.header}>
        <LogoMark />
      </div>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
    </div>
  )
}
