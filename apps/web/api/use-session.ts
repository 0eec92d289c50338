import type { Applicant } from '@laurel/contract/profile'
import { useMemo, useSyncExternalStore } from 'react'
import { onSessionChange, parseUser, readStoredUser, readToken } from './session.ts'

/** Who is signed in; undefined for a visitor. Signed in is judged by a stored token. */
export function useSession(): { user: Applicant } | undefined {
  const isSignedIn = useSyncExternalStore(
    onSessionChange,
    () => readToken() !== null,
    () => false,
  )
  const stored = useSyncExternalStore(onSessionChange, readStoredUser, () => null)
  return useMemo(() => {
    const user = parseUser(stored)
    return isSignedIn && user ? { user } : undefined
  }, [isSignedIn, stored])
}

/** The signed-in user inside a signed-in area, where the layout has already sent visitors away. */
export function useUser(): Applicant {
  const session = useSession()
  if (!session) throw new Error('Nobody is signed in here.')
  return session.user
}
