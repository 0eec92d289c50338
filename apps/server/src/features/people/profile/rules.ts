import { MINIMUM_AGE } from '@laurel/contract/birth-date'
import { ageOn } from '@laurel/matching/calendar'

const OLDEST_YEARS = 120

/** Whether someone can have been born that day; both are YYYY-MM-DD. */
export function isBirthDate(birthDate: string, today: string): boolean {
  const years = ageOn(birthDate, today)
  return years !== null && years <= OLDEST_YEARS
}

export function isUnderAge(birthDate: string, today: string): boolean {
  const years = ageOn(birthDate, today)
  return years !== null && years < MINIMUM_AGE
}
