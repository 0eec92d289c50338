import { dayInZone, longDate } from '@laurel/contract/words/deadline-words'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** "5 minutes ago", "yesterday", and after a week the day. */
export function sayWhen(createdAt: string, now: Date): string {
  const since = Math.max(0, now.getTime() - Date.parse(createdAt))
  if (since < MINUTE_MS) return 'just now'
  if (since < HOUR_MS) return ago.format(-Math.floor(since / MINUTE_MS), 'minute')
  if (since < DAY_MS) return ago.format(-Math.floor(since / HOUR_MS), 'hour')
  if (since < 7 * DAY_MS) return ago.format(-Math.floor(since / DAY_MS), 'day')
  return longDate(dayInZone(new Date(createdAt), Intl.DateTimeFormat().resolvedOptions().timeZone))
}
