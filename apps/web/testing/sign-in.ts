import type { Applicant } from '@laurel/contract/profile'
import { rememberSession } from '../api/session.ts'

/** Signs a student in on this device, as a login does; no call is made. */
export function signIn(part: Partial<Applicant> = {}): void {
  const user = {
    id: 'maya',
    firstName: 'Maya',
    email: 'maya@students.example',
    applicantType: 'student',
    isActiveSubscription: false,
    isProfileUpdate: true,
    isEmailConfirmed: true,
    scholarshipCount: 0,
    applicantFields: [],
    ...part,
  } as Applicant
  rememberSession({ user, accessToken: 'first', refreshToken: 'once', clientIp: '203.0.113.7' })
}

/** Leaves nothing of a test on this device. */
export function forgetEverything(): void {
  localStorage.clear()
  sessionStorage.clear()
}
