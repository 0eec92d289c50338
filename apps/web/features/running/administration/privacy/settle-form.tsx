import type { QueuedPrivacyRequest } from '@laurel/contract/privacy-admin'
import { useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from '../administration.module.css'
import { type PrivacyMove, usePrivacyMove } from './use-privacy-queue.ts'

/** Takes a request up, takes more time, or ends it; what is written goes to the person. */
export function SettleForm({ request }: { request: QueuedPrivacyRequest }) {
  const { id, kind, status, email, reference, canExtend, hasAccount } = request
  const [words, setWords] = useState('')
  const move = usePrivacyMove(id)
  const fields = move.error instanceof CallError ? move.error.fields : {}
  const problem = fields['answer'] ?? fields['reason']
  const go = (next: PrivacyMove, message: string) =>
    move.mutate(next, {
      onSuccess: () => {
        showToast({ kind: 'success', message, detail: reference })
        // What was not sent, or was typed since, stays.
        if (next.to !== 'work') setWords((now) => (now === words ? '' : now))
        // Once it is closed the request leaves the list.
        if (next.to === 'settlement') focusHeading()
      },
    })
  const settle = (outcome: 'done' | 'refused', message: string) =>
    go({ to: 'settlement', outcome, answer: words }, message)
  const isSending = (to: string) => move.isPending && nameOf(move.variables) === to
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      {kind === 'delete' && hasAccount && (
        <p>
          “Done” closes the account of {email} for good and deletes all it holds within 24 hours.
        </p>
      )}
      <TextArea
        label="What you tell the person"
        hint={`It is emailed to ${email}. To refuse, or to take more time, say why.`}
        rows={5}
        maxLength={4000}
        value={words}
        error={problem}
        onChange={(event) => setWords(event.target.value)}
      />
      {move.isError && problem === undefined && (
        <FailureLine id={`privacy-failure-${id}`}>
          {failureWords(move.error, 'It could not be saved. Please try again.')}
        </FailureLine>
      )}
      <div className={styles.actions}>
        {status === 'proved' && (
          <Button
            variant="subtle"
            onClick={() => go({ to: 'work' }, 'In work')}
            isBusy={isSending('work')}
          >
            Take it up
          </Button>
        )}
        {canExtend && (
          <Button
            onClick={() => go({ to: 'extension', reason: words }, 'More time taken')}
            isBusy={isSending('extension')}
          >
            Take more time
          </Button>
        )}
        <Button onClick={() => settle('refused', 'Refused')} isBusy={isSending('refused')}>
          Refuse
        </Button>
        <Button variant="filled" onClick={() => settle('done', 'Done')} isBusy={isSending('done')}>
          Done
        </Button>
      </div>
    </form>
  )
}

const nameOf = (move: PrivacyMove | undefined): string | undefined =>
  move?.to === 'settlement' ? move.outcome : move?.to
