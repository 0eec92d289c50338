import { digitsOf } from './phone-digits.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\d{4,15}$/
/** The one rule for passwords before the server's list of common ones (specification 3, "People"). */
const SHORTEST_PASSWORD = 8

export const isEmail = (typed: string): boolean => EMAIL.test(typed.trim())

/** What is wrong with an address; the messages here are the specification's (2, section 5). */
export function emailProblem(typed: string): string | undefined {
  if (typed.trim() === '') return 'Please input your email address!'
  return isEmail(typed) ? undefined : 'Please enter a validate email!'
}

/** Of the digits without the dial code. */
export function phoneProblem(typed: string): string | undefined {
  const digits = digitsOf(typed)
  if (digits === '') return 'Please input your phone number!'
  if (!/^\d+$/.test(digits)) return 'Please enter only digits!'
  return PHONE.test(digits) ? undefined : 'A phone number has 4 to 15 digits.'
}

/** Counted as the server does: a character, however many code units it takes, is one. */
export const weakPassword = (password: string): string | undefined =>
  Array.from(password).length < SHORTEST_PASSWORD
    ? `Use at least ${SHORTEST_PASSWORD} characters.`
    : undefined
