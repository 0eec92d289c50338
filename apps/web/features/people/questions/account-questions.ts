import type { Question } from './question.ts'
import { emailRule, passwordRule, phoneRule, required } from './rules.ts'

const toAnyone = (words: string) => ({ student: words, parent: words })

/** Phase 1: the account. They are about whoever holds it, student or parent. */
export const ACCOUNT_QUESTIONS: readonly Question[] = [
  {
    key: 'email',
    step: 2,
    label: 'Email',
    ask: toAnyone('What is your email address?'),
    why: 'If you have an account already, we log you in.',
    control: { kind: 'text', type: 'email', autoComplete: 'email' },
    problem: emailRule,
  },
  {
    key: 'fullName',
    step: 3,
    label: 'Full name',
    ask: toAnyone('What is your full name?'),
    control: { kind: 'text', type: 'text', autoComplete: 'name' },
    problem: required('Please input your first name!'),
  },
  {
    key: 'phone',
    step: 4,
    label: 'Phone number',
    ask: toAnyone('What is your phone number?'),
    why: 'Sponsors may want to reach you about an award.',
    control: { kind: 'phone' },
    problem: phoneRule,
  },
  {
    key: 'password',
    step: 5,
    label: 'Password',
    ask: toAnyone('Choose a password.'),
    why: 'At least 8 characters. A few words work well.',
    control: { kind: 'password' },
    problem: passwordRule,
  },
  {
    key: 'terms',
    step: 6,
    label: 'Terms',
    ask: toAnyone('Please read our terms and our privacy policy. Do you agree?'),
    control: { kind: 'terms' },
    problem: required('Please agree to the terms.'),
  },
]

/** The first word is the first name, the rest the last name (specification 2, section 5). */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
