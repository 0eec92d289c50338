import { digitsOf } from './phone-digits.ts'

/** What the sign-up form holds; `phone` is the digits without the dial code. */
export interface SignUpValues {
  applicantType: 'STUDENT' | 'PARENT'
  firstName: string
  lastName: string
  email: string
  dialCountry: string
  phone: string
  password: string
  confirm: string
  termsAccepted: boolean
}

export const EMPTY_SIGN_UP: SignUpValues = {
  applicantType: 'STUDENT',
  firstName: '',
  lastName: '',
  email: '',
  dialCountry: 'US',
  phone: '',
  password: '',
  confirm: '',
  termsAccepted: false,
}

export type SignUpField = Exclude<keyof SignUpValues, 'applicantType' | 'dialCountry'>
export type SignUpProblems = Partial<Record<SignUpField, string>>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\d{4,15}$/
const PASSWORD_LENGTH = 8

/** What is wrong with an address; undefined when nothing is. */
export function emailProblem(typed: string): string | undefined {
  if (typed.trim() === '') return 'Please input your email address!'
  return EMAIL.test(typed.trim()) ? undefined : 'Please enter a validate email!'
}

function phoneProblem(typed: string): string | undefined {
  if (digitsOf(typed) === '') return 'Please input your phone number!'
  return PHONE.test(digitsOf(typed)) ? undefined : 'Please enter only digits!'
}

/** Length is the one rule for passwords (specification 3, "People"). */
export const weakPassword = (password: string): string | undefined =>
  password.length < PASSWORD_LENGTH ? `Use at least ${PASSWORD_LENGTH} characters.` : undefined

function confirmProblem({ password, confirm }: SignUpValues): string | undefined {
  if (confirm === '') return 'Please confirm your password!'
  return confirm === password ? undefined : 'Passwords do not match!'
}

/** In the order of the form; the messages are the specification's (2, section 5). */
export function signUpProblems(values: SignUpValues): SignUpProblems {
  const problems: Record<SignUpField, string | undefined> = {
    firstName: values.firstName.trim() === '' ? 'Please input your first name!' : undefined,
    lastName: values.lastName.trim() === '' ? 'Please input your last name!' : undefined,
    email: emailProblem(values.email),
    phone: phoneProblem(values.phone),
    password: values.password === '' ? 'Please input your password' : weakPassword(values.password),
    confirm: confirmProblem(values),
    termsAccepted: values.termsAccepted ? undefined : 'Please agree to the terms to go on.',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
