import { classNames } from './class-names.ts'
import styles from './skeleton-cards.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface SkeletonCardsProps {
  /** What is loading, in words for screen readers. */
  label: string
  /** As many as the last page held, else 6. */
  count?: number
}

/** Cards to come, in their final height. Show them through `useSteadyPending`. */
export function SkeletonCards({ label, count = 6 }: SkeletonCardsProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, position) => (
          <div key={position} className={styles.card}>
            <div className={classNames(styles.line, styles.short)} />
            <div className={classNames(styles.line, styles.title)} />
            <div className={classNames(styles.line, styles.short)} />
            <div className={styles.line} />
            <div className={styles.line} />
            <div className={classNames(styles.line, styles.short, styles.foot)} />
          </div>
        ))}
      </div>
    </div>
  )
}
