import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from '../administration.module.css'
import { useOwner } from './use-vettings.ts'

interface OwnerFormProps {
  id: string
  /** Of the organisation. */
  name: string
}

/** Names an owner by the address of their account. */
export function OwnerForm({ id, name }: OwnerFormProps) {
  const [email, setEmail] = useState('')
  const owner = useOwner(id)
  const assign = (event: FormEvent) => {
    event.preventDefault()
    owner.mutate(email.trim(), {
      onSuccess: () => {
        showToast({ kind: 'success', message: `${name} has a new owner`, detail: email.trim() })
        setEmail('')
        // In the list of those without an owner, the form goes with its line.
        focusHeading()
      },
    })
  }
  return (
    <form className={styles.form} onSubmit={assign} noValidate>
      <TextField
        label="Name an owner"
        hint="The email address of their account."
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={email}
        error={owner.error ? problemOf(owner.error) : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-label={`Make owner of ${name}`} isBusy={owner.isPending}>
          Make owner
        </Button>
      </div>
    </form>
  )
}

const problemOf = (error: Error): string =>
  error instanceof CallError && error.code !== undefined
    ? (error.fields['email'] ?? error.message)
    : 'It could not be saved. Please try again.'
