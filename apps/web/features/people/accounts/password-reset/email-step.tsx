import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import formStyles from '../login-form.module.css'
import { emailProblem } from '../account-rules.ts'
import type { PasswordReset } from './use-password-reset.ts'

export function EmailStep({ reset }: { reset: PasswordReset }) {
  const { email, refusal, isPending } = reset
  const [problem, setProblem] = useState<string>()
  const refused = refusal?.at === 'email' ? refusal.sentence : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = emailProblem(email)
    setProblem(found)
    if (found === undefined && !isPending) return void reset.submitEmail()
    document.getElementById('reset-email')?.focus()
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextField
        id="reset-email"
        name="email"
        label="Email"
        hint="We email a 6-digit code to your account’s address."
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        value={email}
        error={problem ?? refused}
        onChange={(event) => {
          setProblem(undefined)
          reset.setEmail(event.target.value)
        }}
      />
      {refusal?.at === 'form' && (
        <p className={formStyles.refusal} role="alert">
          {refusal.sentence}
        </p>
      )}
      <Button type="submit" variant="filled" isWide isBusy={isPending}>
        Send code
      </Button>
      <p className={formStyles.signup}>
        Remembered it? <Link to={paths.login}>Log in</Link>
      </p>
    </form>
  )
}
