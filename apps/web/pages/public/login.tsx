import { LoginForm } from '../../features/accounts/login-form.tsx'
import { useLogin } from '../../features/accounts/use-login.ts'
import { publicMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './narrow-page.module.css'

export const meta = () =>
  publicMeta({
    title: 'Login',
    description: 'Log in to see your matches, your saved scholarships and your applications.',
    path: paths.login,
  })

export default function LoginPage() {
  const { login, isPending, error } = useLogin()
  return (
    <div className={styles.page}>
      <PageHeading>Login</PageHeading>
      <div className={styles.card}>
        <LoginForm onSubmit={login} isPending={isPending} error={error} />
      </div>
    </div>
  )
}
