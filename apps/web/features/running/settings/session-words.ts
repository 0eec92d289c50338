const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** A device in use asks for something at least this often. */
const NOW_MS = 5 * MINUTE_MS
/** After which the day says more than a count. */
const MONTH_MS = 30 * DAY_MS

const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** "Used just now", "Used 3 hours ago", "Used yesterday", "Used more than a month ago". */
export function lastUsedWords(lastUsedAt: string, now: Date): string {
  const since = now.getTime() - Date.parse(lastUsedAt)
  if (since < NOW_MS) return 'Used just now'
  if (since < HOUR_MS) return `Used ${ago.format(-Math.floor(since / MINUTE_MS), 'minute')}`
  if (since < DAY_MS) return `Used ${ago.format(-Math.floor(since / HOUR_MS), 'hour')}`
  if (since < MONTH_MS) return `Used ${ago.format(-Math.floor(since / DAY_MS), 'day')}`
  return 'Used more than a month ago'
}
