import type { WaitingListing } from '@laurel/contract/desk-admin'

/** Why a listing waits, a word for each. */
export const waitingWords = ({ unsure, unread, heldBack }: WaitingListing): string[] =>
  [
    heldBack !== null && 'Held back',
    unsure > 0 && `${unsure} unsure`,
    unread > 0 && `${unread} not understood`,
  ].filter((word) => word !== false)
