const SATURDAY = 6

/**
 * The day, YYYY-MM-DD, so many business days after another: Saturdays and Sundays do not count.
 * Public holidays do, because they differ from state to state.
 */
export function addBusinessDays(day: string, days: number): string {
  let date = Temporal.PlainDate.from(day)
  for (let left = days; left > 0;) {
    date = date.add({ days: 1 })
    if (date.dayOfWeek < SATURDAY) left -= 1
  }
  return date.toString()
}
