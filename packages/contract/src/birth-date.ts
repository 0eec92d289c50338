/** Specification 2, section 9. */
export const MINIMUM_AGE = 16

export const EARLIEST_BIRTH_DATE = '1900-01-01'

/** Latest birth date of somebody who is 16 today. */
export const latestBirthDate = (today: string): string =>
  `${Number(today.slice(0, 4)) - MINIMUM_AGE}${today.slice(4)}`
