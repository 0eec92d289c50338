import { parseUser, readStoredUser, rememberUser } from '../../../api/session.ts'

/** Keeps in the stored user that an address is confirmed, when it is that person's. */
export function noteConfirmed(email: string): void {
  const user = parseUser(readStoredUser())
  if (!user || (user.email !== email && user.pendingEmail !== email)) return
  rememberUser({ ...user, email, pendingEmail: null, isEmailConfirmed: true })
}
