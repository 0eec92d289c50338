import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import formStyles from '../login-form.module.css'
import { ResendCode } from '../resend-code.tsx'
import { weakPassword } from '../account-rules.ts'
import styles from './password-reset.module.css'
import type { PasswordReset } from './use-password-reset.ts'

interface Passwords {
  password: string
  confirm: string
}
type Problems = Partial<Passwords>

/** The words of forgot password differ from those of the sign-up (specification 2, section 5). */
function problemsOf({ password, confirm }: Passwords): Problems {
  const weak = password === '' ? 'Please input your password!' : weakPassword(password)
  const differs = confirm === '' ? 'Please confirm your password!' : 'Passwords do not match'
  return {
    ...(weak !== undefined && { password: weak }),
    ...(confirm !== password || confirm === '' ? { confirm: differs } : {}),
  }
}

export default function PasswordStep({ reset }: { reset: PasswordReset }) {
  const { refusal, isPending } = reset
  const [values, setValues] = useState<Passwords>({ password: '', confirm: '' })
  const [found, setFound] = useState<Problems>({})
  const [attempt, setAttempt] = useState(0)
  const refused: Problems = refusal?.at === 'password' ? { password: refusal.sentence } : {}
  const problems = { ...refused, ...found }

  useEffect(() => document.getElementById('reset-password')?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const next = problemsOf(values)
    setFound(next)
    setAttempt((before) => before + 1)
    if (Object.keys(next).length === 0) void reset.submitPassword(values.password)
  }

  const field = (name: keyof Passwords) => ({
    id: `reset-${name}`,
    name,
    value: values[name],
    error: problems[name],
    autoComplete: 'new-password',
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value })
      setFound({ ...found, [name]: undefined })
    },
  })

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <ErrorSummary
        attempt={attempt}
        problems={Object.entries(problems).flatMap(([name, message]) =>
          message === undefined ? [] : [{ fieldId: `reset-${name}`, message }],
        )}
      />
      <PasswordField
        {...field('password')}
        label="New password"
        hint="At least 8 characters. A few words work well."
      />
      <PasswordField {...field('confirm')} label="Confirm password" enterKeyHint="go" />
      {refusal?.at === 'form' && (
        <p className={formStyles.refusal} role="alert">
          {refusal.sentence}
        </p>
      )}
      <Button type="submit" variant="filled" isWide isBusy={isPending}>
        Reset password
      </Button>
      {refusal?.isCodeSpent && <OtherCode reset={reset} />}
    </form>
  )
}

function OtherCode({ reset }: { reset: PasswordReset }) {
  if (reset.isByLink)
    return (
      <Button variant="subtle" onClick={() => reset.goTo('email')}>
        Ask for a new code
      </Button>
    )
  return (
    <div className={styles.ways}>
      <ResendCode send={() => reset.sendCode(reset.email)} onRefused={reset.refuse} />
      <Button variant="subtle" onClick={() => reset.goTo('code')}>
        Enter the code again
      </Button>
    </div>
  )
}
