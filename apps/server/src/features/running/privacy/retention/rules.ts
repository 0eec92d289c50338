import { DAY_MILLISECONDS } from '../../../../days.ts'
import { yearsLater } from '../rules.ts'

/** Spec 2 section 9: "about 7 years after last login or subscription end, and 3 years for parents or business clients". */
const RETENTION_YEARS = 7
const SHORT_RETENTION_YEARS = 3

/** Told by mail so many days before an account goes. */
export const FIRST_NOTICE_DAYS = 60
export const LAST_NOTICE_DAYS = 14

/** Nothing is due before this: the earliest last use of an account that may have to be told. */
export const latestUse = (now: Date): Date =>
  daysLater(yearsLater(now, -SHORT_RETENTION_YEARS), FIRST_NOTICE_DAYS)

/** When what is kept of an account ends, if nobody uses it again. */
export const retainedUntil = (lastUsedAt: Date, isShort: boolean): Date =>
  yearsLater(lastUsedAt, isShort ? SHORT_RETENTION_YEARS : RETENTION_YEARS)

interface Notices {
  /** The end that they told of: another one, once the account was used since. */
  endsAt: Date
  firstToldAt: Date
  lastToldAt: Date | null
}

export type RetentionStep = 'wait' | 'tell first' | 'tell last' | 'close'

/**
 * What is next for an account. However late a notice is, as when nothing ran for months, the time it
 * promises is kept: nobody goes untold.
 */
export function nextStep(endsAt: Date, notices: Notices | undefined, now: Date): RetentionStep {
  if (notices?.endsAt.getTime() !== endsAt.getTime())
    return now < daysLater(endsAt, -FIRST_NOTICE_DAYS) ? 'wait' : 'tell first'
  const goesAt = goingAt(endsAt, notices)
  if (notices.lastToldAt === null)
    return now < daysLater(goesAt, -LAST_NOTICE_DAYS) ? 'wait' : 'tell last'
  return now < goesAt ? 'wait' : 'close'
}

/** The day an account goes, as its notices promised. */
export function goingAt(
  endsAt: Date,
  { firstToldAt, lastToldAt }: Pick<Notices, 'firstToldAt' | 'lastToldAt'>,
): Date {
  const promised = [
    endsAt,
    daysLater(firstToldAt, FIRST_NOTICE_DAYS),
    ...(lastToldAt === null ? [] : [daysLater(lastToldAt, LAST_NOTICE_DAYS)]),
  ]
  return new Date(Math.max(...promised.map((each) => each.getTime())))
}

const daysLater = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * DAY_MILLISECONDS)
