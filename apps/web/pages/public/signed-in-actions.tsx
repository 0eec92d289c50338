import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** The navbar of someone signed in: the way to the dashboard, on the sign-up page Logout. */
export function SignedInActions() {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  const leave = async () => {
    // Fetched when needed: the landing page has no room for the API client.
    const { logOut } = await import('../../api/log-out.ts')
    if (await logOut()) await navigate(paths.home)
  }

  return pathname === paths.signup ? (
    <Button onClick={() => void leave()}>Logout</Button>
  ) : (
    <ButtonLink to={paths.dashboard}>Dashboard</ButtonLink>
  )
}
