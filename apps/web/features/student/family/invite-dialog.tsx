import type { FamilyRole } from '@laurel/contract/family-links'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { longDate } from '@laurel/contract/words/deadline-words'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CallError } from '../../../api/call-error.ts'
import { failureWords } from '../../../api/failure-words.ts'
import styles from './family.module.css'
import { type Invitation, useInvite } from './use-family.ts'

const WORDS = {
  parent: {
    title: 'Invite a parent',
    what: 'A parent or guardian who accepts can follow your scholarships, suggest some and fill in answers. Only you can send an application.',
  },
  student: {
    title: 'Invite a student',
    what: 'A student who accepts lets you follow their scholarships, suggest some and fill in answers. Only the student can send an application.',
  },
} as const

interface InviteDialogProps {
  invites: FamilyRole
  onClose: () => void
}

/** Makes a link that can be used once, and mails it when an address is given. */
export default function InviteDialog({ invites, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('')
  const invite = useInvite()
  const { title, what } = WORDS[invites]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    const address = email.trim()
    invite.mutate({ invites, ...(address !== '' && { email: address }) })
  }
  const problem = emailProblem(invite.error)
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {invite.data ? (
        <Made invitation={invite.data} email={email.trim()} onClose={onClose} />
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <p>{what}</p>
          <TextField
            label="Their email"
            hint="We email them the link. Leave it empty to send the link yourself."
            isOptional
            type="email"
            autoComplete="off"
            value={email}
            error={problem}
            onChange={(event) => setEmail(event.target.value)}
          />
          {invite.isError && problem === undefined && (
            <FailureLine id="invite-error">
              {failureWords(invite.error, 'The link could not be made. Please try again.')}
            </FailureLine>
          )}
          <div className={styles.actions}>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="filled" isBusy={invite.isPending}>
              {email.trim() === '' ? 'Make a link' : 'Send the invitation'}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

const emailProblem = (error: unknown): string | undefined =>
  error instanceof CallError ? error.fields['email'] : undefined

interface MadeProps {
  invitation: Invitation
  email: string
  onClose: () => void
}

function Made({ invitation: { url, expiresAt }, email, onClose }: MadeProps) {
  const words = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className={styles.form}>
      <p ref={words} tabIndex={-1}>
        {email === '' ? 'Your link is ready.' : `We emailed the link to ${email}.`} It works once,
        until {longDate(expiresAt.slice(0, 10))}.
      </p>
      <CopyField label="Invitation link" text={url} noun="link" isFirst />
      <p className={styles.small}>
        Anyone who opens it and logs in is linked with you, so send it to that person only. You can
        cancel it until it is used.
      </p>
      <div className={styles.actions}>
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
