import type { Applicant } from '@laurel/contract/profile'
import { useEffect, useMemo } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { askWho } from '../../api/ask-who.ts'
import { logOut } from '../../api/log-out.ts'
import { ServerState } from '../../api/query-client.tsx'
import { useSession } from '../../api/use-session.ts'
import { may } from '../../features/people/accounts/may.ts'
import { useWaitingCount } from '../../features/running/administration/support/use-queue.ts'
import { paths } from '../../paths.ts'
import { NotFoundMessage } from '../not-found-message.tsx'
import { ProblemFrame } from '../problem-frame.tsx'
import { Shell } from '../signed-in/shell.tsx'
import { menuOf } from './menu-items.ts'

const home = { label: 'Administration', to: paths.adminSubscriptions }

/** For administrators; anybody else is not told that it is there. The server decides anew on each call. */
export default function AdminLayout() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  // The login page leads back here. One object, or each render would navigate again.
  const comingFrom = useMemo(() => ({ from: pathname + search + hash }), [pathname, search, hash])
  if (!session) return <Navigate to={paths.login} replace state={comingFrom} />
  if (!may(session.user, 'manage_user')) return <NotTheirs />
  return (
    <ServerState key={session.user.id}>
      <AdminShell user={session.user} />
    </ServerState>
  )
}

/** Whoever became an administrator since they signed in finds the area open a moment later. */
function NotTheirs() {
  useEffect(() => void askWho(), [])
  return (
    <ProblemFrame>
      <NotFoundMessage />
    </ProblemFrame>
  )
}

function AdminShell({ user }: { user: Applicant }) {
  const navigate = useNavigate()
  const waiting = useWaitingCount()
  const leave = async () => {
    if (await logOut()) await navigate(paths.home)
  }
  return (
    <Shell user={user} menu={menuOf(waiting)} home={home} onLogout={() => void leave()}>
      <Outlet />
    </Shell>
  )
}
