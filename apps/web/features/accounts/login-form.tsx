import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './login-form.module.css'

export interface Credentials {
  userName: string
  password: string
}

interface LoginFormProps {
  onSubmit: (credentials: Credentials) => void
  isPending?: boolean
  /** The server's sentence after a refused login. */
  error?: string | undefined
}

type Problems = Partial<Record<keyof Credentials, string>>

function problemsOf({ userName, password }: Credentials): Problems {
  return {
    ...(userName.trim() === '' && { userName: 'Please input your username' }),
    ...(password === '' && { password: 'Please input your password' }),
  }
}

/** Email and password; the same form in the modal and on the login page. */
export function LoginForm({ onSubmit, isPending = false, error }: LoginFormProps) {
  const [credentials, setCredentials] = useState<Credentials>({ userName: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})

  const change = (field: keyof Credentials, value: string) => {
    setCredentials({ ...credentials, [field]: value })
    setProblems({ ...problems, [field]: undefined })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const found = problemsOf(credentials)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) return onSubmit(credentials)
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Email"
        name="userName"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        data-autofocus
        value={credentials.userName}
        error={problems.userName}
        onChange={(event) => change('userName', event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={credentials.password}
        error={problems.password}
        onChange={(event) => change('password', event.target.value)}
      />
      {error && (
        <p className={styles.refusal} role="alert">
          {error}
        </p>
      )}
      <Button type="submit" variant="filled" isWide isBusy={isPending}>
        Login
      </Button>
      <p className={styles.signup}>
        New here? <Link to={paths.signup}>Sign up</Link>
      </p>
    </form>
  )
}
