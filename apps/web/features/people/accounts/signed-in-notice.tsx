import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import formStyles from './login-form.module.css'

/** In place of the sign-up form: another account begins with logging out. */
export default function SignedInNotice({ email }: { email: string }) {
  return (
    <div className={formStyles.form}>
      <p className={formStyles.notice}>
        You are logged in as <strong>{email}</strong>. Log out to create another account.
      </p>
      <ButtonLink variant="filled" isWide to={paths.userDetails}>
        Continue with your answers
      </ButtonLink>
      <ButtonLink isWide to={paths.dashboard}>
        Go to the dashboard
      </ButtonLink>
    </div>
  )
}
