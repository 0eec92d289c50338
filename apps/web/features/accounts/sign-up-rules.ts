import { digitsOf } from './phone-number.ts'

/** What the sign-up form holds; `phone` is the digits without the dial code. */
export interface SignUpValues {
  applicantType: 'STUDENT' | 'PARENT'
  firstName: string
  lastName: string
  email: string
  dialCountry: string
  phone: string
  password: string
}

export const EMPTY_SIGN_UP: SignUpValues = {
  applicantType: 'STUDENT',
  firstName: '',
  lastName: '',
  email: '',
  dialCountry: 'US',
  phone: '',
  password: '',
}

export type SignUpField = 'firstName' | 'lastName' | 'email' | 'phone' | 'password'
export type SignUpProblems = Partial<Record<SignUpField, string>>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\d{4,15}$/
const PASSWORD_LENGTH = 8

/** The messages are the specification's (2, section 5). */
export function signUpProblems(values: SignUpValues): SignUpProblems {
  const email = values.email.trim()
  const phone = digitsOf(values.phone)
  return {
    ...(values.firstName.trim() === '' && { firstName: 'Please input your first name!' }),
    ...(values.lastName.trim() === '' && { lastName: 'Please input your last name!' }),
    ...(email === '' && { email: 'Please input your email address!' }),
    ...(email !== '' && !EMAIL.test(email) && { email: 'Please enter a validate email!' }),
    ...(phone === '' && { phone: 'Please input your phone number!' }),
    ...(phone !== '' && !PHONE.test(phone) && { phone: 'Please enter only digits!' }),
    ...(values.password === '' && { password: 'Please input your password' }),
    ...(values.password !== '' &&
      values.password.length < PASSWORD_LENGTH && {
        password: `Use at least ${PASSWORD_LENGTH} characters.`,
      }),
  }
}
