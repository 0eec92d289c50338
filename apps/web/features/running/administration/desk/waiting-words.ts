import type { WaitingListing } from '@laurel/contract/desk-admin'

/** Why a listing waits, a word for each. */
export const waitingWords = (listing: WaitingListing): string[] => {
  const { unsure, unread, heldBack, isChanged, isDead, alike, reports } = listing
  return [
    reports > 0 && (reports === 1 ? 'Reported' : `${reports} reports`),
    isDead && 'Page gone',
    isChanged && 'Changed',
    alike > 0 && 'Looks double',
    heldBack !== null && 'Held back',
    unsure > 0 && `${unsure} unsure`,
    unread > 0 && `${unread} not understood`,
  ].filter((word) => word !== false)
}
