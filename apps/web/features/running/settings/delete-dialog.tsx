import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { refusalWords } from '../../people/accounts/refusal-words.ts'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { useLeftOrganisations } from './left-organisations.tsx'
import styles from './settings.module.css'
import { useAccount } from './use-account.ts'
import { useDeletion } from './use-deletion.ts'

/** What somebody types who has no password to give. */
const WORD = 'DELETE'

/** The last question: the password, or a word where there is none. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { hasPassword, email } = useAccount()
  const left = useLeftOrganisations()
  const { mutate, isPending, isSuccess, error, reset } = useDeletion()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const isWrong = error instanceof CallError && error.code === 'WRONG_PASSWORD'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isSuccess) return
    const found = problemOf(typed, hasPassword)
    setProblem(found)
    if (found === undefined) mutate(hasPassword ? { password: typed } : {})
    else document.getElementById('delete-proof')?.focus()
  }

  const field = {
    id: 'delete-proof',
    value: typed,
    error: isWrong ? error.message : problem,
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value)
      setProblem(undefined)
      if (isWrong) reset()
    },
    'data-autofocus': true,
  }
  return (
    <Dialog isOpen onClose={onClose} title="Delete this account?">
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        <p>
          The account of <strong className={styles.name}>{email}</strong> is deleted now, and its
          data within 24 hours. This cannot be undone.
        </p>
        {left.length > 0 && (
          <p className={styles.leftLine}>
            <strong className={styles.name}>{left.map(({ name }) => name).join(', ')}</strong> will
            have no owner. Its members and our administrators are told.
          </p>
        )}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {hasPassword ? (
          <PasswordField {...field} label="Your password" autoComplete="current-password" />
        ) : (
          <TextField
            {...field}
            label={`Type ${WORD} to continue`}
            autoComplete="off"
            autoCapitalize="characters"
          />
        )}
        {error && !isWrong && <FailureLine id="delete-failure">{refusalWords(error)}</FailureLine>}
        <div className={styles.answers}>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" variant="danger" isBusy={isPending || isSuccess}>
            Delete my account
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function problemOf(typed: string, hasPassword: boolean): string | undefined {
  if (hasPassword) return typed === '' ? 'Please input your password' : undefined
  return typed.trim() === WORD ? undefined : `Please type ${WORD}.`
}
