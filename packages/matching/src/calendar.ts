const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day that exists, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  date.setUTCFullYear(Number(year))
  return date.toISOString().slice(0, 10) === text
}

/**
 * Full years lived on `today`, both YYYY-MM-DD; null when a date is not one or lies ahead.
 * Who is born on 29 February turns a year older on 1 March of a common year.
 */
export function ageOn(birthDate: string, today: string): number | null {
  if (!isDate(birthDate) || !isDate(today) || birthDate > today) return null
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
