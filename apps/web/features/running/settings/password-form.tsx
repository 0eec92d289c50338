import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { refusalWords } from '../../people/accounts/refusal-words.ts'
import { FailureLine } from '../../../ui/failure-line.tsx'
import type { PasswordValues } from './password-rules.ts'
import styles from './settings.module.css'
import { useAccount } from './use-account.ts'
import { usePasswordForm } from './use-password-form.ts'

const idOf = (field: string) => `password-${field}`

/** Current, new, and new again; accounts that were made with Google set a first one. */
export function PasswordForm() {
  const { email, hasPassword } = useAccount()
  const { values, problems, attempt, isPending, done, failure, change, submit } =
    usePasswordForm(hasPassword)

  const field = (name: keyof PasswordValues) => ({
    id: idOf(name),
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
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
      {failure && <FailureLine id="password-failure">{refusalWords(failure)}</FailureLine>}
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
