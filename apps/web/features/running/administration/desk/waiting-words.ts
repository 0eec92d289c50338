import type { DeskListing, WaitingListing } from '@laurel/contract/desk-admin'
import { isOpen } from './desk-moves.ts'

/** What waits of a listing once it was opened, which is newer than what its list knew. */
export function waitingNow(listing: WaitingListing, opened: DeskListing | undefined) {
  if (!opened) return listing
  const open = opened.clauses.filter(isOpen)
  const unread = open.filter(({ confidence }) => confidence === 'unread').length
  const isFound = (kind: 'changed' | 'dead') => opened.findings.some((each) => each.kind === kind)
  return {
    ...listing,
    unsure: open.length - unread,
    unread,
    isChanged: isFound('changed'),
    isDead: isFound('dead'),
  }
}

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
