import { longDate } from '@laurel/contract/words/deadline-words'

const DAY_MS = 86_400_000

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** "Today, 21 November 2026", "Tomorrow, …", "Tuesday, …". */
export function dayHeading(day: string, today: string): string {
  const ahead = daysBetween(today, day)
  const name =
    ahead === 0
      ? 'Today'
      : ahead === 1
        ? 'Tomorrow'
        : new Date(day).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  return `${name}, ${longDate(day)}`
}
