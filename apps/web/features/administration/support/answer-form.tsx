import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { failureWords } from '../../family/failure-words.ts'
import { FailureLine } from '../../tracking/failure-line.tsx'
import styles from '../administration.module.css'
import { ResolveDialog } from './resolve-dialog.tsx'
import { settle } from './settle.ts'
import { tellResolved } from './tell-resolved.ts'
import { useAnswer } from './use-queue.ts'
import { useTypedAnswer } from './use-typed-answer.ts'

/** As the call allows. */
const ANSWER_LIMIT = 10_000

/** Mails an answer, or resolves what needs none. */
export function AnswerForm({ request }: { request: QueuedSupportRequest }) {
  const { id, email } = request
  const typed = useTypedAnswer(id)
  const sending = useAnswer(id)
  const [isMissing, setMissing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const fieldId = `answer-${id}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const answer = typed.text.trim()
    setMissing(answer === '')
    if (answer === '') return document.getElementById(fieldId)?.focus()
    sending.mutate(
      { answer, onceKey: typed.keyToSend() },
      {
        onSuccess: () => {
          typed.forget()
          settle({ kind: 'success', message: 'Answer sent', detail: email })
        },
        onError: tellResolved,
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        id={fieldId}
        label="Your answer"
        hint={`It goes to ${email}, with what was asked below it.`}
        rows={6}
        maxLength={ANSWER_LIMIT}
        value={typed.text}
        error={isMissing ? 'Please write an answer.' : undefined}
        onChange={(event) => {
          setMissing(false)
          typed.change(event.target.value)
        }}
      />
      {sending.isError && (
        <FailureLine id={`${fieldId}-failure`}>
          {failureWords(sending.error, 'It could not be sent. Your answer is still here.')}
        </FailureLine>
      )}
      <div className={styles.actions}>
        <Button onClick={() => setAsking(true)}>Resolve without an answer</Button>
        <Button type="submit" variant="filled" isBusy={sending.isPending}>
          Send answer
        </Button>
      </div>
      {isAsking && (
        <ResolveDialog
          request={request}
          hasText={typed.text.trim() !== ''}
          onClose={() => setAsking(false)}
          onResolved={typed.forget}
        />
      )}
    </form>
  )
}
