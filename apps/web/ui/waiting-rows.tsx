import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './waiting-rows.module.css'

interface WaitingRowsProps {
  /** What is loading, in words for screen readers. */
  label: string
  /** Shown only once the wait is felt; until then the place is kept. */
  isShown: boolean
  count?: number
}

/** Keeps the place of a list of rows. `isShown` comes from `useSteadyPending`. */
export function WaitingRows({ label, isShown, count = 5 }: WaitingRowsProps) {
  return (
    <div className={styles.rows} aria-busy="true">
      {isShown && (
        <>
          <VisuallyHidden role="status">{label}</VisuallyHidden>
          {Array.from({ length: count }, (_, position) => (
            <div key={position} className={styles.row} aria-hidden="true">
              <div className={styles.line} />
              <div className={styles.line} />
              <div className={styles.line} />
            </div>
          ))}
        </>
      )}
    </div>
  )
}
