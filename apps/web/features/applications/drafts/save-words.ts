import type { DraftState } from './draft-state.ts'

/** Something is not on the server and will not get there within a second. */
export const isInTrouble = ({ phase }: DraftState): boolean =>
  phase === 'retrying' || phase === 'refused'

/** Whether the server has what was typed; never says so before it does. */
export function saveWords({ phase, savedAt, conflicts, refusal }: DraftState): string {
  if (phase === 'retrying') return 'Not saved. Retrying…'
  if (phase === 'refused') return `Not saved. ${refusal?.message ?? ''}`.trim()
  if (Object.keys(conflicts).length > 0) return 'Not saved. Choose a version.'
  if (phase === 'saving') return 'Saving…'
  return phase === 'saved' && savedAt ? `Saved ${timeWords(savedAt)}` : ''
}

const timeWords = (instant: Date): string =>
  instant.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
