import { useNavigate } from 'react-router'
import { useSession } from '../../../api/use-session.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'

/** In the header: the way in for visitors, the way out for who is signed in. */
export function AccountAction() {
  const session = useSession()
  const navigate = useNavigate()
  const leave = async () => {
    const { logOut } = await import('../../../api/log-out.ts')
    if (await logOut()) await navigate(paths.home)
  }
  return session ? (
    <Button variant="subtle" onClick={() => void leave()}>
      Logout
    </Button>
  ) : (
    <ButtonLink variant="subtle" to={paths.login}>
      Log in
    </ButtonLink>
  )
}
