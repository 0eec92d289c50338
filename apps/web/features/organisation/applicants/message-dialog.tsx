import { messageApplicants, MESSAGE_LIMIT } from '@laurel/contract/applicants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { useOnceKey } from '../../../api/use-once-key.ts'
import { useSession } from '../../../api/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './dialogs.module.css'
import { useKeptWords } from '../words/use-kept-words.ts'
import type { Move } from './use-moves.ts'

interface MessageDialogProps {
  scholarshipId: string
  selection: Pick<Move, 'applicationIds' | 'filter'>
  number: number
  onClose: () => void
}

const FIELDS = ['subject', 'text'] as const

/** Writes to one or many: by mail, and on the receipt of each. */
export function MessageDialog({ scholarshipId, selection, number, onClose }: MessageDialogProps) {
  const [only] = selection.applicationIds ?? []
  const about = number === 1 && only !== undefined ? only : 'many'
  const { words, change, forget } = useKeptWords(`message ${scholarshipId} ${about}`, FIELDS)
  const { subject, text } = words
  const [problems, setProblems] = useState<Record<string, string>>({})
  const session = useSession()
  const queries = useQueryClient()
  const onceKey = useOnceKey()
  const send = useMutation({
    mutationFn: () => {
      const body = { ...selection, subject, text }
      return call(messageApplicants, {
        params: { id: scholarshipId },
        body,
        onceKey: onceKey(body),
      })
    },
    onSuccess: async ({ sent }) => {
      forget()
      showToast({
        kind: 'success',
        message: sent === 1 ? 'Sent to 1 applicant' : `Sent to ${sent} applicants`,
      })
      onClose()
      await queries.invalidateQueries({ queryKey: keys.applicants })
    },
    onError: (error) => {
      const failure = error instanceof CallError ? error : undefined
      const named = failure?.fields ?? {}
      setProblems(named)
      if (Object.keys(named).length === 0)
        showToast({
          kind: 'error',
          message: 'Nothing was sent',
          detail:
            failure?.code === 'TOO_MANY_REQUESTS'
              ? 'Your organization has sent all messages allowed in a day. Please try again tomorrow.'
              : 'Please try again.',
        })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(subject.trim() === '' && { subject: 'Please add a subject.' }),
      ...(text.trim() === '' && { text: 'Please write something.' }),
    }
    setProblems(missing)
    if (Object.keys(missing).length === 0) send.mutate()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        number === 1
          ? 'Write to this applicant'
          : `Write to ${number.toLocaleString('en-US')} applicants`
      }
    >
      <form className={styles.fields} onSubmit={submit} noValidate>
        <p className={styles.hint}>
          {number === 1
            ? 'They get an email, and find it on their receipt. '
            : 'Each gets an email of their own, and finds it on their receipt. '}
          Answers go to <strong>{session?.user.email}</strong>.
        </p>
        {number > MESSAGE_LIMIT && (
          <p className={styles.hint}>
            A message goes to {MESSAGE_LIMIT.toLocaleString('en-US')} at most. Please filter first.
          </p>
        )}
        {problems['applicationIds'] && <p role="alert">{problems['applicationIds']}</p>}
        <TextField
          label="Subject"
          maxLength={150}
          value={subject}
          error={problems['subject']}
          onChange={(event) => change({ subject: event.target.value })}
        />
        <TextArea
          label="Message"
          maxLength={5000}
          rows={8}
          value={text}
          error={problems['text']}
          onChange={(event) => change({ text: event.target.value })}
        />
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" isBusy={send.isPending}>
            Send
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
