/** "May" for 05. */
export const monthName = (month: string): string =>
  new Date(Date.UTC(2000, Number(month) - 1)).toLocaleDateString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  })

/** "June 2027" for 2027-06, or for a day of it; empty while year or month is missing. */
export function monthWords(day: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(day) ?? []
  return year !== undefined && month !== undefined ? `${monthName(month)} ${year}` : ''
}

/** January to December; a value is MM. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const value = String(index + 1).padStart(2, '0')
  return { value, label: monthName(value) }
})

const FIRST_YEAR = 1990
const LAST_YEAR = 2040

/** Specification 2, section 9: "month-year pickers 1990 to 2040"; the latest first. */
export const PICKER_YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) =>
  String(LAST_YEAR - index),
)
