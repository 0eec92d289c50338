import type { Applicant } from '@laurel/contract/profile'
import { useSyncExternalStore } from 'react'
import { onSessionChange, readSession } from './session.ts'

const nobody = () => undefined

/** Who is signed in; undefined for a visitor. Signed in is judged by a stored token. */
export function useSession(): { user: Applicant } | undefined {
  return useSyncExternalStore(onSessionChange, readSession, nobody)
}

/** The signed-in user inside a signed-in area, where the layout has already sent visitors away. */
export function useUser(): Applicant {
  const session = useSession()
  if (!session) throw new Error('Nobody is signed in here.')
  return session.user
}
