import type { ReactNode } from 'react'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import styles from './answer-dialog.module.css'

/** A text of any length inside a dialog. */
export function ScrollText({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.text} dir="auto">
      <ScrollRegion className={styles.scroll} label={label}>
        {children}
      </ScrollRegion>
    </div>
  )
}
