import { emailProblem } from '../accounts/account-rules.ts'

export type PrivacyKind = 'do_not_sell' | 'unsubscribe'

export interface PrivacyRequest {
  name: string
  email: string
  state: string
}
export type RequestProblems = Partial<Record<keyof PrivacyRequest, string>>

export const EMPTY_REQUEST: PrivacyRequest = { name: '', email: '', state: '' }

export function requestProblems({ email }: PrivacyRequest): RequestProblems {
  const problem = emailProblem(email)
  return problem === undefined ? {} : { email: problem }
}
