import type { PrivacyKind as Kind } from '@laurel/contract/privacy'
import { emailProblem } from '../accounts/account-rules.ts'

export type PrivacyKind = Kind

/** Kinds that say nothing without words of the person. */
const NEEDS_DETAILS: readonly PrivacyKind[] = ['correct', 'appeal']
export const needsDetails = (kind: PrivacyKind): boolean => NEEDS_DETAILS.includes(kind)

export interface PrivacyRequest {
  name: string
  email: string
  state: string
  details: string
}
export type RequestProblems = Partial<Record<keyof PrivacyRequest, string>>

export const EMPTY_REQUEST: PrivacyRequest = { name: '', email: '', state: '', details: '' }

export function requestProblems(
  kind: PrivacyKind,
  { email, details }: PrivacyRequest,
): RequestProblems {
  const problem = emailProblem(email)
  const isSilent = needsDetails(kind) && details.trim() === ''
  return {
    ...(problem !== undefined && { email: problem }),
    ...(isSilent && { details: 'Please write what it is about.' }),
  }
}
