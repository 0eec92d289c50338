import type { DraftState } from './draft-state.ts'
import styles from './save-indicator.module.css'
import { isInTrouble, saveWords } from './save-words.ts'

/** *Saving…*, *Saved 2:41 PM*, *Not saved. Retrying…* */
export function SaveIndicator({ state }: { state: DraftState }) {
  return (
    <p className={styles.indicator} role="status" data-trouble={isInTrouble(state) || undefined}>
      {saveWords(state)}
    </p>
  )
}
