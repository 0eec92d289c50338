import { ageOn } from '@laurel/matching/calendar'

/** Spec 2 section 9 and spec 3 "People". */
const YOUNGEST_YEARS = 16
const OLDEST_YEARS = 120

/** Whether someone can have been born that day; both are YYYY-MM-DD. */
export function isBirthDate(birthDate: string, today: string): boolean {
  const years = ageOn(birthDate, today)
  return years !== null && years <= OLDEST_YEARS
}

export function isUnderAge(birthDate: string, today: string): boolean {
  const years = ageOn(birthDate, today)
  return years !== null && years < YOUNGEST_YEARS
}
