import { useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { ChatLoginLink } from '../../features/people/accounts/chat-login-link.tsx'
import { PasswordReset } from '../../features/people/accounts/password-reset/password-reset.tsx'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { OfflineBar } from '../../ui/offline-bar.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import styles from './forgot-password.module.css'
import page from './narrow-page.module.css'

export const meta = () =>
  publicMeta({
    title: 'Forgot password',
    description: 'Get a code by email and choose a new password.',
    path: paths.forgotPassword,
  })

export default function ForgotPasswordPage() {
  const session = useSession()
  // Another mailed link opened in this tab is another beginning.
  const { key } = useLocation()
  return (
    <>
      <SkipLink />
      <OfflineBar />
      <header className={styles.bar}>
        <Logo to={session ? paths.dashboard : paths.landing} />
        <ChatLoginLink />
      </header>
      <main id="main" tabIndex={-1} className={page.page}>
        <PasswordReset key={key} className={page.card} />
      </main>
    </>
  )
}
