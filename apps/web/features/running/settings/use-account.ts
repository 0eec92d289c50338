import type { Applicant } from '@laurel/contract/profile'
import { useUser } from '../../../api/use-session.ts'
import { useProfile } from '../../people/profile/use-profile.ts'

/** Who is signed in, as the server last told it: the stored copy may be of another day. */
export function useAccount(): Applicant {
  const stored = useUser()
  return useProfile().data ?? stored
}
