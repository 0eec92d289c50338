import { useLocation, useNavigate } from 'react-router'
import type { Applicant } from '@laurel/contract/profile'
import { homeOf } from '../../features/people/accounts/home-of.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** Where somebody signed in may want to begin anew (specification 2, section 2). */
const WITH_LOGOUT: readonly string[] = [paths.signup, paths.register, paths.conversation]

/** The navbar of someone signed in: the way to the dashboard, where people sign up Logout. */
export function SignedInActions({ user }: { user: Pick<Applicant, 'role'> }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const leave = async () => {
    // Fetched when needed: the landing page has no room for the API client.
    const { logOut } = await import('../../api/log-out.ts')
    if (await logOut()) await navigate(paths.home)
  }

  return WITH_LOGOUT.includes(pathname) ? (
    <Button onClick={() => void leave()}>Logout</Button>
  ) : (
    <ButtonLink to={homeOf(user)}>Dashboard</ButtonLink>
  )
}
