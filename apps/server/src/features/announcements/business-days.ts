/** Sponsors tell winners within so many business days of the decision (spec 2, Exhibit A). */
export const TELL_WITHIN = 5
/** A winner whom nobody reaches for so many business days after being told gives up the award. */
export const REACH_WITHIN = 3

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
