import { DAY_MILLISECONDS, dayIn, instantAt } from '../../../days.ts'
import { dayNumber } from '../planner/day-numbers.ts'

/** How many days before a deadline students are reminded of it. */
const REMINDED_DAYS_BEFORE = [7, 1]
const MORNING = '08:00'

/** A little more than the earliest reminder: days are those of any time zone. */
export const REMINDER_WINDOW_MILLISECONDS = 9 * DAY_MILLISECONDS

/** The latest eight o'clock in the morning, where the student is, that is not ahead. */
export function lastMorning(timeZone: string, now: Date): Date {
  const today = instantAt(dayIn(timeZone, now), MORNING, timeZone)
  if (today <= now) return today
  const yesterday = new Date(now.getTime() - DAY_MILLISECONDS)
  return instantAt(dayIn(timeZone, yesterday), MORNING, timeZone)
}

interface Deadline {
  closesAt: Date
  timeZone: string
}

/**
 * How many days before the deadline a morning is, counted in whole days where the scholarship is,
 * if students are reminded then. Each day there has one morning of the student's.
 */
export function reminderOn(morning: Date, { closesAt, timeZone }: Deadline): number | undefined {
  const days = dayNumber(dayIn(timeZone, closesAt)) - dayNumber(dayIn(timeZone, morning))
  return REMINDED_DAYS_BEFORE.includes(days) ? days : undefined
}
