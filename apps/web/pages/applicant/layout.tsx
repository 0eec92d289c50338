import { useState } from 'react'
import { Navigate, Outlet, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { MantineArea } from '../../ui/mantine/mantine-area.tsx'
import { Shell } from './shell.tsx'
import { forgetStoredSession, readStoredSession } from './stored-session.ts'

export default function ApplicantLayout() {
  const navigate = useNavigate()
  const [session] = useState(readStoredSession)
  if (!session) return <Navigate to={paths.login} replace />

  const logOut = () => {
    forgetStoredSession()
    void navigate(paths.home)
  }

  return (
    <MantineArea>
      <Shell user={session.user} isSubscriber={session.isSubscriber} counts={{}} onLogout={logOut}>
        <Outlet />
      </Shell>
    </MantineArea>
  )
}
