export interface PasswordValues {
  current: string
  next: string
  again: string
}
export type PasswordProblems = Partial<Record<keyof PasswordValues, string>>

export const EMPTY_PASSWORDS: PasswordValues = { current: '', next: '', again: '' }

/** Spec 3 "People": at least 8 characters, no composition rules. */
const SHORTEST = 8

/** The messages are the specification's (2, section 5). */
export function passwordProblems(values: PasswordValues, hasPassword: boolean): PasswordProblems {
  const { current, next, again } = values
  return {
    ...(hasPassword && current === '' && { current: 'Please input your current password' }),
    ...(next === '' && { next: 'Please input your password!' }),
    ...(next !== '' &&
      Array.from(next).length < SHORTEST && { next: `Use at least ${SHORTEST} characters.` }),
    ...(again === '' && { again: 'Please confirm your password!' }),
    ...(again !== '' && again !== next && { again: 'Passwords do not match' }),
  }
}

/** "Your password is changed. 2 other devices were signed out." */
export function changedWords(hadPassword: boolean, endedSessions: number): string {
  const first = hadPassword ? 'Your password is changed.' : 'Your password is set.'
  if (endedSessions === 0) return first
  const devices = endedSessions === 1 ? '1 other device was' : `${endedSessions} other devices were`
  return `${first} ${devices} signed out.`
}
