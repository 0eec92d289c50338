/** Sponsors tell winners within so many business days of the decision (spec 2, Exhibit A). */
export const TELL_WITHIN = 5
/** A winner whom nobody reaches for so many business days after being told gives up the award. */
export const REACH_WITHIN = 3
