import type { Conflict } from './scholarship-shapes.ts'

/** Sentences of the catalogue of errors that lists say by themselves, without all the others. */
export const VIEW_LIMIT_WORDS =
  'You have exceeded the limit of free scholarship views. Please subscribe to continue accessing more scholarships.'

export const CONFLICT_WORDS: Record<Conflict, string> = {
  OWN_ORGANISATION:
    'You belong to the organization that gives this scholarship, or live with somebody who does, so you cannot enter it.',
  STAFF_IN_DRAW: 'People who run this site cannot enter a random draw.',
}
