export type PrivacyKind = 'do_not_sell' | 'unsubscribe'

export interface PrivacyRequest {
  name: string
  email: string
  state: string
}
export type RequestProblems = Partial<Record<keyof PrivacyRequest, string>>

export const EMPTY_REQUEST: PrivacyRequest = { name: '', email: '', state: '' }

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The messages are the specification's (2, section 5). */
export function requestProblems({ email }: PrivacyRequest): RequestProblems {
  if (email.trim() === '') return { email: 'Please input your email address!' }
  return EMAIL.test(email.trim()) ? {} : { email: 'Please enter a validate email!' }
}
