import { parseUser, readStoredUser, rememberUser } from './session.ts'

/** Keeps the count that an application answers with in the stored user. */
export function rememberScholarshipCount(scholarshipCount: number): void {
  const user = parseUser(readStoredUser())
  if (user) rememberUser({ ...user, scholarshipCount })
}
