import type { DraftState } from './draft-saver.ts'

const timeWords = (instant: Date): string =>
  instant.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

/** Where what was written is kept; never says so before it is, nor of a number that is none. */
export function savedWords(
  { phase, savedAt }: Pick<DraftState, 'phase' | 'savedAt'>,
  isUnread: boolean,
): string {
  switch (phase) {
    case 'saving':
      return 'Saving…'
    case 'retrying':
      return 'Not saved. Retrying…'
    case 'refused':
      return 'Not saved. Please look at the marked fields.'
    case 'stale':
      return 'Not saved. Choose a version.'
    case 'gone':
      return 'Not saved. This cannot be changed any more.'
    default:
      return isUnread
        ? `Saved ${timeWords(savedAt)}, except numbers we can’t read`
        : `Saved ${timeWords(savedAt)}`
  }
}

/** What is written is not kept, for now or at all. */
export const isTrouble = (phase: DraftState['phase']): boolean =>
  phase === 'retrying' || phase === 'refused' || phase === 'stale' || phase === 'gone'
