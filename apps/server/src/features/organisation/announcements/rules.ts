/** Sponsors tell winners within so many business days of the decision (spec 2, Exhibit A). */
export const TELL_WITHIN = 5
/** A winner whom nobody reaches for so many business days after being told gives up the award. */
export const REACH_WITHIN = 3
/** An organisation is reminded of it so many business days after the decision. */
export const REMIND_AFTER = 4
/** An organisation is reminded of a promised day so many days ahead. */
export const REMIND_DAYS = 3
/** Terms, section 11: of a cancelled award whose money is held, a winner is named within so many days. */
export const NAME_WITHIN_DAYS = 5
/** Terms, section 11: and what is not paid out goes back within so many days. */
export const RETURN_WITHIN_DAYS = 30
