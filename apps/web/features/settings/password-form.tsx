import { type FormEvent, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { refusalWords } from '../accounts/refusal-words.ts'
import { FailureLine } from '../tracking/failure-line.tsx'
import {
  changedWords,
  EMPTY_PASSWORDS,
  passwordProblems,
  type PasswordProblems,
  type PasswordValues,
} from './password-rules.ts'
import styles from './settings.module.css'
import { useAccount } from './use-account.ts'
import { usePasswordChange } from './use-password-change.ts'

const idOf = (field: string) => `password-${field}`

const REFUSED_FIELD: Partial<Record<string, keyof PasswordValues>> = {
  WRONG_PASSWORD: 'current',
  WEAK_PASSWORD: 'next',
}

/** Current, new, and new again; accounts that were made with Google set a first one. */
export function PasswordForm() {
  const { email, hasPassword } = useAccount()
  const { mutate, isPending, error, reset } = usePasswordChange()
  const [values, setValues] = useState(EMPTY_PASSWORDS)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const [attempt, setAttempt] = useState(0)
  const [done, setDone] = useState('')
  const refusedField = error instanceof CallError ? REFUSED_FIELD[error.code ?? ''] : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = passwordProblems(values, hasPassword)
    setProblems(found)
    setDone('')
    reset()
    setAttempt((before) => before + 1)
    if (Object.keys(found).length > 0) return
    const body = {
      newPassword: values.next,
      ...(hasPassword && { currentPassword: values.current }),
    }
    mutate(body, {
      onSuccess: ({ endedSessions }) => {
        setValues(EMPTY_PASSWORDS)
        setDone(changedWords(hasPassword, endedSessions))
      },
      onError: (failure) => {
        const field = failure instanceof CallError && REFUSED_FIELD[failure.code ?? '']
        if (field) setProblems({ [field]: failure.message })
        setAttempt((before) => before + 1)
      },
    })
  }

  const field = (name: keyof PasswordValues) => ({
    id: idOf(name),
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: event.target.value }))
      setProblems((before) => ({ ...before, [name]: undefined }))
    },
  })

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <ErrorSummary
        attempt={attempt}
        problems={Object.entries(problems).flatMap(([name, message]) =>
          message === undefined ? [] : [{ fieldId: idOf(name), message }],
        )}
      />
      {/* Tells password managers which account it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          {...field('current')}
          label="Current password"
          autoComplete="current-password"
        />
      ) : (
        <p>
          You log in with Google, and have no password here. With one you can also log in by email.
        </p>
      )}
      <PasswordField
        {...field('next')}
        label="New password"
        hint="At least 8 characters. A few words work well."
        autoComplete="new-password"
      />
      <PasswordField {...field('again')} label="New password again" autoComplete="new-password" />
      {error && refusedField === undefined && (
        <FailureLine id="password-failure">{refusalWords(error)}</FailureLine>
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isPending}>
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
        <p className={styles.saved} role="status">
          {done}
        </p>
      </div>
    </form>
  )
}
