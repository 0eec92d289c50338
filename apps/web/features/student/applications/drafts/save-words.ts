import type { DraftState } from './draft-state.ts'

/** Something is not on the server and will not get there within a second. */
export const isInTrouble = ({ phase, isOnline, device }: DraftState): boolean =>
  phase === 'refused' || (phase === 'retrying' && isOnline) || (!isOnline && device === 'failed')

/** Where what was typed is kept; never says so before it is. */
export function saveWords(state: DraftState): string {
  const { phase, savedAt, conflicts, refusal } = state
  if (phase === 'refused') return `Not saved. ${refusal?.message ?? ''}`.trim()
  if (phase === 'saving' || phase === 'retrying') return unsavedWords(state)
  if (Object.keys(conflicts).length > 0) return 'Not saved. Choose a version.'
  return phase === 'saved' && savedAt ? `Saved ${timeWords(savedAt)}` : ''
}

function unsavedWords({ phase, isOnline, device }: DraftState): string {
  if (!isOnline) return OFFLINE_WORDS[device]
  if (phase === 'saving') return 'Saving…'
  return device === 'failed' ? 'Not saved on this device. Retrying…' : 'Not saved. Retrying…'
}

const OFFLINE_WORDS = {
  kept: 'Saved on this device',
  keeping: 'Saving…',
  failed: 'Not saved on this device',
} as const

const timeWords = (instant: Date): string =>
  instant.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
