import { emailProblem, phoneProblem, weakPassword } from './account-rules.ts'

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
    termsAccepted: values.termsAccepted ? undefined : 'Please agree to the terms.',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
