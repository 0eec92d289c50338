import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { ChatLoginLink } from './chat-login-link.tsx'
import { GoogleButton } from './google-button.tsx'
import styles from './login-form.module.css'
import { returnTo } from './return-to.ts'
import { useTypedEarly } from './use-typed-early.ts'

export interface Credentials {
  userName: string
  password: string
}

interface LoginFormProps {
  onSubmit: (credentials: Credentials) => void
  isPending?: boolean
  /** The server's sentence after a refused login. */
  error?: string | undefined
  /** Called as another way is taken, such as signing up. */
  onLeave?: (() => void) | undefined
}

type Problems = Partial<Record<keyof Credentials, string>>

function problemsOf({ userName, password }: Credentials): Problems {
  return {
    ...(userName.trim() === '' && { userName: 'Please input your username' }),
    ...(password === '' && { password: 'Please input your password' }),
  }
}

/** Email and password; the same form in the modal and on the login page. */
export function LoginForm({ onSubmit, isPending = false, error, onLeave }: LoginFormProps) {
  const [credentials, setCredentials] = useState<Credentials>({ userName: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [attempt, setAttempt] = useState(0)
  const isHydrated = useHydrated()
  const form = useTypedEarly((typed) => setCredentials((before) => ({ ...before, ...typed })))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const found = problemsOf(credentials)
    setProblems(found)
    setAttempt((before) => before + 1)
    if (Object.keys(found).length === 0) onSubmit(credentials)
  }

  const field = (name: keyof Credentials) => ({
    id: `login-${name}`,
    name,
    value: credentials[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => {
      setCredentials({ ...credentials, [name]: event.target.value })
      setProblems({ ...problems, [name]: undefined })
    },
  })

  return (
    <form className={styles.form} ref={form} method="post" onSubmit={submit} noValidate>
      <ErrorSummary
        attempt={attempt}
        problems={Object.entries(problems).flatMap(([name, message]) =>
          message === undefined ? [] : [{ fieldId: `login-${name}`, message }],
        )}
      />
      <TextField
        {...field('userName')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        data-autofocus
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      {error && (
        <p className={styles.refusal} role="alert">
          {error}
        </p>
      )}
      {/* Without scripts a submit would leave the page and lose what was typed. */}
      <Button type={isHydrated ? 'submit' : 'button'} variant="filled" isWide isBusy={isPending}>
        Login
      </Button>
      <OtherWays onLeave={onLeave} />
    </form>
  )
}

function OtherWays({ onLeave }: Pick<LoginFormProps, 'onLeave'>) {
  const { state } = useLocation()
  return (
    <>
      <p className={styles.signup}>
        <Link to={paths.forgotPassword} onClick={onLeave}>
          Forgot password?
        </Link>
      </p>
      <p className={styles.signup}>
        New here?{' '}
        <Link to={paths.conversation} onClick={onLeave}>
          Sign up
        </Link>
      </p>
      <p className={styles.signup}>
        Giving scholarships?{' '}
        <Link to={paths.business} onClick={onLeave}>
          For organizations
        </Link>
      </p>
      <ChatLoginLink isWide onClick={onLeave} />
      <GoogleButton from={returnTo(state)} />
    </>
  )
}
