import { WINNER_LIST_DAYS } from '@laurel/contract/announcements'
import { dayInZone } from '@laurel/contract/words/deadline-words'

/** Until when one can read who won what was announced then. */
export function listEnd(announcedAt: string): Date {
  const end = new Date(announcedAt)
  end.setUTCDate(end.getUTCDate() + WINNER_LIST_DAYS)
  return end
}

/** The day of an instant where the reader is. */
export const dayHere = (instant: Date): string =>
  dayInZone(instant, Intl.DateTimeFormat().resolvedOptions().timeZone)
