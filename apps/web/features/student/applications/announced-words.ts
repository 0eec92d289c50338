import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { dateWords, dayInZone } from '@laurel/contract/words/deadline-words'
import { announceWords } from '@laurel/contract/words/waiting-words'
import { clock } from '../../../clock.ts'

/** When one hears who won: after the last day, and by the day that the sponsor promised. */
export function announcedWords({
  deadline,
  announceBy,
}: Pick<ScholarshipDetail, 'deadline' | 'announceBy'>): string {
  const { date, isEstimate, timeZone } = deadline
  const now = clock.now()
  const when = date === null ? 'some time' : dateWords(date, isEstimate, dayInZone(now, timeZone))
  const after = `Winners are announced after ${when}`
  if (announceBy === undefined) return after
  return `${after}. ${announceWords(announceBy, timeZone, now).replace(/\.$/, '')}`
}
