import { weakPassword } from '../../people/accounts/account-rules.ts'

export interface PasswordValues {
  current: string
  next: string
  again: string
}
export type PasswordProblems = Partial<Record<keyof PasswordValues, string>>

export const EMPTY_PASSWORDS: PasswordValues = { current: '', next: '', again: '' }

/** The messages are the specification's (2, section 5). */
export function passwordProblems(values: PasswordValues, hasPassword: boolean): PasswordProblems {
  const { current, next, again } = values
  const weak = next === '' ? 'Please input your password!' : weakPassword(next)
  return {
    ...(hasPassword && current === '' && { current: 'Please input your current password' }),
    ...(weak !== undefined && { next: weak }),
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
