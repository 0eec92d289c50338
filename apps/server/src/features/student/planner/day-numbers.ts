import { DAY_MILLISECONDS } from '../../../days.ts'

/** A day, YYYY-MM-DD, as a number one greater than that of the day before. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MILLISECONDS

/** The day, YYYY-MM-DD, that has a number. */
export const dayText = (number: number): string =>
  new Date(number * DAY_MILLISECONDS).toISOString().slice(0, 10)
