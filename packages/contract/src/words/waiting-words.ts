import type { TrackedApplication } from '../tracking.ts'
import { dayInZone, daysLeft, longDate } from './deadline-words.ts'

type Waiting = Pick<
  TrackedApplication,
  'stage' | 'isPresentRound' | 'cycle' | 'announceBy' | 'result'
> & {
  scholarship: Pick<TrackedApplication['scholarship'], 'deadline'>
}

const PACE = 'Sponsors decide at their own pace, and some write only to those they choose.'

/** What is known while nothing is decided; undefined once it is. */
export function waitingWords(application: Waiting, now: Date): string | undefined {
  const { stage, isPresentRound, cycle, scholarship, announceBy, result } = application
  if (result !== null) return undefined
  if (stage !== null && stage !== 'under_review' && stage !== 'finalist') return undefined
  const start = stage === null ? 'Nothing heard yet.' : 'No decision yet.'
  if (announceBy !== null)
    return `${start} ${announceWords(announceBy, scholarship.deadline.timeZone, now)}`
  const { date } = scholarship.deadline
  const days = daysLeft(scholarship.deadline, now)
  // The date that is known now is that of a later round.
  if (!isPresentRound) return `${start} This was the round of ${cycle}. ${PACE}`
  if (date === null || days === null)
    return `${start} It is not known when winners are told. ${PACE}`
  if (days >= 0) return `${start} Winners are usually told after the deadline, ${longDate(date)}.`
  return `${start} The deadline was ${longDate(date)}. ${PACE}`
}

/** By when the sponsor tells everybody; a day that was missed is said as it is. */
export function announceWords(announceBy: string, timeZone: string, now: Date): string {
  const isMissed = announceBy < dayInZone(now, timeZone)
  return isMissed
    ? `The sponsor planned to announce on ${longDate(announceBy)}.`
    : `The sponsor plans to announce by ${longDate(announceBy)}.`
}
