import type { Deadline, ListedScholarship } from '../scholarship-shapes.ts'

const DAY_MS = 86_400_000
/** A deadline within so many days is marked; look-and-feel "Scholarship card". */
const SOON_DAYS = 7

const utcDay = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** "12 March 2027" for 2027-03-12. */
export const longDate = (day: string): string => writtenOut(day, 'long')

/** "12 Mar 2027" for 2027-03-12, in tables. */
export const shortDay = (day: string): string => writtenOut(day, 'short')

function writtenOut(day: string, length: 'long' | 'short'): string {
  const date = new Date(utcDay(day))
  const month = date.toLocaleDateString('en-US', { month: length, timeZone: 'UTC' })
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`
}

/** Without its year a day is taken for the nearest one: half a year ahead. */
const COMING_DAYS = 182

function isComing(day: string, today: string): boolean {
  const days = (utcDay(day) - utcDay(today)) / DAY_MS
  return days >= 0 && days <= COMING_DAYS
}

/**
 * "about 15 January, last year’s date": a day that nobody has announced. One that is not within the coming
 * months has its year, "about 12 November 2027, an estimate", as have all where nobody knows when
 * it is read.
 */
export const aboutDate = (day: string, today?: string): string =>
  today !== undefined && isComing(day, today)
    ? `about ${longDate(day).replace(/ \d+$/, '')}, last year’s date`
    : `about ${longDate(day)}, an estimate`

/** "12 March 2027", or what is said of a day that is only an estimate. */
export const dateWords = (day: string, isEstimate = false, today?: string): string =>
  isEstimate ? aboutDate(day, today) : longDate(day)

/** "May" for 05. */
export const monthName = (month: string): string =>
  new Date(`2000-${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  })

/** "5 Dec": the day so many days after `from`, where the reader is. */
export function shortDate(from: Date, daysAhead: number): string {
  const date = new Date(from)
  date.setDate(date.getDate() + daysAhead)
  return `${date.getDate()} ${date.toLocaleDateString('en-US', { month: 'short' })}`
}

/** The calendar day, YYYY-MM-DD, that `now` falls on in a time zone; UTC for an unknown zone. */
export function dayInZone(now: Date, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  } catch {
    return now.toISOString().slice(0, 10)
  }
}

/** Whole days from today to the deadline where the scholarship is; 0 is today, null is no certain date. */
export function daysLeft({ date, timeZone, isEstimate }: Deadline, now: Date): number | null {
  if (date === null || isEstimate) return null
  return Math.round((utcDay(date) - utcDay(dayInZone(now, timeZone))) / DAY_MS)
}

/** "12 March 2027", or N/A and why no date is known; `now` is when it is read, where that is known. */
export function deadlineWords(deadline: Deadline, now?: Date): string {
  const { type, date, timeZone, isInferred, isEstimate, month } = deadline
  if (date !== null && isEstimate) return aboutDate(date, now && dayInZone(now, timeZone))
  if (date !== null) return isInferred ? `${longDate(date)} (expected)` : longDate(date)
  if (type === 'rolling') return 'N/A (rolling)'
  if (type === 'varies') return 'N/A (varies)'
  if (type === 'fixed') return 'N/A (date not read)'
  return month === undefined
    ? 'N/A (yearly, date not known)'
    : `N/A (yearly, usually in ${monthName(month)})`
}

/** When the round before one opened that nobody has announced. */
function lastOpening(opens: string, today: string): string {
  const yearsAgo = Number(today.slice(0, 4)) - (Number(opens.slice(0, 4)) - 1)
  return `Opened in ${monthName(opens.slice(5, 7))} ${yearsAgo > 0 ? 'last' : 'this'} year`
}

export interface DeadlineBadge {
  tone: 'warn' | 'neutral'
  words: string
}

type Timed = Pick<ListedScholarship, 'deadline' | 'isOpen'>

/** "in 12 days", "today", "tomorrow". */
export function inDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** *Due in 3 days*, *Closed*, *Opens 1 March 2027* or *Opened in October last year*; nothing when there is time. */
export function deadlineBadge({ deadline, isOpen }: Timed, now: Date): DeadlineBadge | undefined {
  const { opens, timeZone, isEstimate } = deadline
  const days = daysLeft(deadline, now)
  if (!isOpen) {
    const today = dayInZone(now, timeZone)
    const isAhead = opens !== undefined && opens > today
    const opening = isAhead && (isEstimate ? lastOpening(opens, today) : `Opens ${longDate(opens)}`)
    return { tone: 'neutral', words: opening || 'Closed' }
  }
  if (days === null || days < 0 || days > SOON_DAYS) return undefined
  return { tone: 'warn', words: `Due ${inDays(days)}` }
}
