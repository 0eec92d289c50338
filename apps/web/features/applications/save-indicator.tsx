import styles from './save-indicator.module.css'
import type { DraftState } from './draft.ts'

/** Whether the server has what was typed; never says so before it does. */
export function SaveIndicator({ state }: { state: DraftState }) {
  const hasTrouble = state.phase === 'retrying' || state.phase === 'refused'
  return (
    <p className={styles.indicator} role="status" data-trouble={hasTrouble || undefined}>
      {wordsOf(state)}
    </p>
  )
}

function wordsOf({ phase, savedAt, conflicts, refusal }: DraftState): string {
  if (phase === 'retrying') return 'Not saved. Retrying…'
  if (phase === 'refused') return `Not saved. ${refusal?.message ?? ''}`.trim()
  if (Object.keys(conflicts).length > 0) return 'Not saved. Choose a version.'
  if (phase === 'saving') return 'Saving…'
  return phase === 'saved' && savedAt ? `Saved ${timeWords(savedAt)}` : ''
}

const timeWords = (instant: Date): string =>
  instant.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
