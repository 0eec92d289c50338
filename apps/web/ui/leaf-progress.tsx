import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './leaf-progress.module.css'

export type LeafState = 'done' | 'current' | 'missing' | 'open'

interface LeafProgressProps {
  /** One leaf for each unit of work. */
  leaves: readonly LeafState[]
  /** The same in words, as in "4 of 5 done". Leaves never stand alone. */
  children: ReactNode
}

/** Work done and left: filled is done, outline current, red missing. */
export function LeafProgress({ leaves, children }: LeafProgressProps) {
  return (
    <span className={styles.progress}>
      <span className={styles.leaves} aria-hidden="true">
        {leaves.map((leaf, position) => (
          <i
            // Leaves have no identity but their place.
            key={position}
            className={classNames(styles.leaf, leaf !== 'open' && styles[leaf])}
          />
        ))}
      </span>
      <span>{children}</span>
    </span>
  )
}

/** `done` filled leaves out of `total`, then `started` outlined ones. */
export function leavesDone(done: number, total: number, started = 0): LeafState[] {
  return Array.from({ length: total }, (_, position) => {
    if (position < done) return 'done'
    return position < done + started ? 'current' : 'open'
  })
}
