/**
 * The months as they are written, in their order. A browser takes long over the first date that it
 * formats, and every form with a month would.
 */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const year = (day: string) => day.slice(0, 4)
const startsYear = (day: string) => day.endsWith('-01-01')
const endsYear = (day: string) => day.endsWith('-12-31')

/** "12 March 2027" for 2027-03-12. */
export function dayWords(day: string): string {
  const [yearText = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${yearText}`
}

/** "June 2027" for 2027-06, or for a day of it; empty while year or month is missing. */
export function monthWords(day: string): string {
  const [, yearText, month] = /^(\d{4})-(\d{2})/.exec(day) ?? []
  const name = MONTHS[Number(month) - 1]
  return name === undefined ? '' : `${name} ${yearText}`
}

/** "in 2027", "in 2027 or 2028", "between 1 January 2027 and 30 June 2027". */
export function spanWords(from: string, to: string): string {
  if (!startsYear(from) || !endsYear(to)) return `between ${dayWords(from)} and ${dayWords(to)}`
  if (year(from) === year(to)) return `in ${year(from)}`
  const isNext = Number(year(to)) - Number(year(from)) === 1
  return isNext ? `in ${year(from)} or ${year(to)}` : `from ${year(from)} to ${year(to)}`
}

/** What a date criterion asks for, as it follows a verb: "in 2027 or later". */
export function dateRangeWords(code: string, asked: readonly string[]): string {
  const [first = '', last = first] = asked
  if (code === 'gte')
    return startsYear(first) ? `in ${year(first)} or later` : `on or after ${dayWords(first)}`
  if (code === 'lte')
    return endsYear(first) ? `in ${year(first)} or earlier` : `by ${dayWords(first)}`
  if (code === 'between') return spanWords(first, last)
  return `on ${asked.map(dayWords).join(' or ')}`
}
