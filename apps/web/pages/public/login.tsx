import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { homeOf } from '../../features/people/accounts/home-of.ts'
import { LoginForm } from '../../features/people/accounts/login-form.tsx'
import { LoginNotice } from '../../features/people/accounts/login-notice.tsx'
import { returnTo } from '../../features/people/accounts/return-to.ts'
import { useGoogleReturn } from '../../features/people/accounts/use-google-return.ts'
import { useLogin } from '../../features/people/accounts/use-login.ts'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './narrow-page.module.css'

const LEAD = 'Log in to see your matches, your saved scholarships and your applications.'

export const meta = () => publicMeta({ title: 'Login', description: LEAD, path: paths.login })

export default function LoginPage() {
  const session = useSession()
  const { state } = useLocation()
  const { login, isPending, error } = useLogin()
  const google = useGoogleReturn()
  // Spec 3: signed-in visitors are sent on from here, but not from sign-up.
  if (session && !google.isPending)
    return <Navigate to={returnTo(state) ?? homeOf(session.user)} replace />
  return (
    <div className={styles.page}>
      <div>
        <PageHeading>Login</PageHeading>
        <p className={styles.lead}>{LEAD}</p>
      </div>
      <LoginNotice />
      <div className={styles.card}>
        {google.isPending ? (
          <p role="status">Logging you in with Google…</p>
        ) : (
          <LoginForm
            onSubmit={(credentials) => void login(credentials)}
            isPending={isPending}
            error={error ?? google.error}
          />
        )}
      </div>
    </div>
  )
}
