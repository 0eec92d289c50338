// Written out: a browser takes long over the first date it formats, and every form with a month did.
const NAMES =
  'January February March April May June July August September October November December'.split(' ')

/** "June 2027" for 2027-06, or for a day of it; empty while year or month is missing. */
export function monthWords(day: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(day) ?? []
  const name = NAMES[Number(month) - 1]
  return name === undefined ? '' : `${name} ${year}`
}

/** January to December; a value is MM. */
export const MONTHS = NAMES.map((label, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label,
}))

const FIRST_YEAR = 1990
const LAST_YEAR = 2040

/** Specification 2, section 9: "month-year pickers 1990 to 2040"; the latest first. */
export const PICKER_YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) =>
  String(LAST_YEAR - index),
)

/** Of the control of the year, where that of the month has this id. */
export const yearIdOf = (monthId: string): string => `${monthId}-year`
