/** What last happened so many years ago, and was not checked since, is over as far as anybody knows. */
export const YEARS_UNTIL_OLD = 2
