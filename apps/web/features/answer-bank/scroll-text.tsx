import type { ReactNode } from 'react'
import styles from './answer-dialog.module.css'

/** A text of any length inside a dialog. */
export function ScrollText({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.text} dir="auto">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </div>
  )
}
