import { PHASES } from '../questions/phases.ts'
import styles from './registration.module.css'

/** "Step 2 of 4: Background", with a bar for each step. */
export function RegistrationProgress({ number }: { number: number }) {
  return (
    <div className={styles.progress}>
      <p>
        Step {number} of {PHASES.length}
      </p>
      <div className={styles.bars} aria-hidden="true">
        {PHASES.map(({ title }, position) => (
          <span key={title} data-done={position < number || undefined} />
        ))}
      </div>
    </div>
  )
}
