import { ROLES, type OrganisationRole } from '@laurel/contract/organisation-rights'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { emailProblem } from '../../../people/accounts/account-rules.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from '../organiser.module.css'
import { ROLE_WORDS } from './role-words.ts'
import { useInvite } from './use-people.ts'

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].label }))

/** Mails a link that makes its reader a member, once. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<OrganisationRole>('manager')
  const [problem, setProblem] = useState<string>()
  const invite = useInvite()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    const found = emailProblem(email)
    setProblem(found)
    if (found !== undefined) return
    invite.mutate(
      { email, role },
      {
        onSuccess: () => {
          onClose()
          showToast({ kind: 'success', message: 'Invitation sent', detail: email.trim() })
        },
        onError: (error) => setProblem(fieldProblem(error)),
      },
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title="Invite a member">
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Their email"
          hint="We email them a link. It works once, within 7 days."
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.target.value)
            setProblem(undefined)
          }}
        />
        <SelectField
          label="Role"
          hint={ROLE_WORDS[role].may}
          options={OPTIONS}
          value={role}
          onChange={(next) => {
            if (next !== '') setRole(next as OrganisationRole)
          }}
        />
        {invite.isError && problem === undefined && (
          <FailureLine id="invite-error">
            {failureWords(invite.error, 'It could not be sent. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" isBusy={invite.isPending}>
            Send the invitation
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function fieldProblem(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined
  return error.code === 'ALREADY_MEMBER' ? error.message : error.fields['email']
}
