import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from '../administration.module.css'
import { ResolveDialog } from './resolve-dialog.tsx'
import { useAnswerForm } from './use-answer-form.ts'

/** As the call allows. */
const ANSWER_LIMIT = 10_000

/** Mails an answer, or resolves what needs none. */
export function AnswerForm({ request }: { request: QueuedSupportRequest }) {
  const [isAsking, setAsking] = useState(false)
  const form = useAnswerForm(request)
  const { fieldId, text, failure } = form
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextArea
        id={fieldId}
        label="Your answer"
        hint={`It goes to ${request.email}, with what was asked below it.`}
        rows={6}
        maxLength={ANSWER_LIMIT}
        value={text}
        error={form.problem}
        onChange={(event) => form.change(event.target.value)}
      />
      {failure !== undefined && <FailureLine id={`${fieldId}-failure`}>{failure}</FailureLine>}
      <div className={styles.actions}>
        <Button onClick={() => setAsking(true)}>Resolve without an answer</Button>
        <Button type="submit" variant="filled" isBusy={form.isSending}>
          Send answer
        </Button>
      </div>
      {isAsking && (
        <ResolveDialog
          request={request}
          hasText={text.trim() !== ''}
          onClose={() => setAsking(false)}
          onResolved={form.forget}
        />
      )}
    </form>
  )
}
