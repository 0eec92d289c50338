import type { ScholarshipDetail } from '../scholarship-shapes.ts'
import { aboutDate, dayInZone, longDate, monthName } from './deadline-words.ts'

type Dated = Pick<ScholarshipDetail, 'deadline' | 'recurrenceConfig'>

export interface DeadlineWords {
  /** "12 March 2027", or "N/A" when no date is known. */
  day: string
  /** Until when on that day, or why there is no date. */
  note: string
}

/** Specification 3, "Submitting": a deadline is the end of its day in the scholarship's time zone. */
export function describeDeadline({ deadline, recurrenceConfig }: Dated, now: Date): DeadlineWords {
  const { date, timeZone, isInferred = false } = deadline
  if (date !== null && deadline.isEstimate)
    return {
      day: capitalised(aboutDate(date, dayInZone(now, timeZone))),
      note: `${notAnnounced(date)}${ownWords(deadline)}`,
    }
  const closesAt = recurrenceConfig.deadline
  if (date === null && closesAt === null) return { day: 'N/A', note: whyNone(deadline) }
  const day = longDate(date ?? dayInZone(new Date(String(closesAt)), timeZone))
  const end = `Closes at the end of the day, ${zoneWords(timeZone)}`
  return { day, note: isInferred ? `${end}. Worked out from the date it has every year` : end }
}

const notAnnounced = (day: string): string =>
  `The date for ${day.slice(0, 'YYYY'.length)} is not announced yet: check the sponsor’s page`

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const ownWords = ({ raw }: ScholarshipDetail['deadline']): string =>
  raw === undefined ? '' : `. In the sponsor’s words: ${raw}`

function whyNone(deadline: ScholarshipDetail['deadline']): string {
  const { type, month } = deadline
  const own = ownWords(deadline)
  if (type === 'rolling') return `Always open, with no closing date${own}`
  if (type === 'varies') return `The date varies${own}`
  if (type === 'fixed') return `The date could not be read${own}`
  return month === undefined
    ? `Once a year, date unknown${own}`
    : `Once a year, usually in ${monthName(month)}${own}`
}

/** "Eastern Time" for America/New_York. */
function zoneWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  const name = parts.formatToParts(new Date(0)).find(({ type }) => type === 'timeZoneName')
  return name?.value ?? timeZone
}
