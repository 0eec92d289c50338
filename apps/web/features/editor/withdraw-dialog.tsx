import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { failureWords } from '../family/failure-words.ts'
import { FailureLine } from '../tracking/failure-line.tsx'
import { counted } from './counted.ts'
import styles from './editor.module.css'
import { useWithdraw } from './use-scholarships.ts'

interface WithdrawDialogProps {
  edited: EditedScholarship
  onClose: () => void
}

/** Calls a round off, with the reason that everybody it concerns is told. */
export function WithdrawDialog({ edited, onClose }: WithdrawDialogProps) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const withdraw = useWithdraw()
  const { sent, begun, saved } = edited.counts
  const problem = reason.trim() === '' ? 'Please say why. Students read it.' : undefined
  const send = () => {
    setTried(true)
    if (problem === undefined) withdraw.mutate({ id: edited.id, reason }, { onSuccess: onClose })
  }
  return (
    <Dialog isOpen title="Call this round off" onClose={onClose} className={styles.dialog}>
      <div className={styles.form}>
        <p>
          Nobody finds it any more, and this cannot be undone. Told by mail and notification:{' '}
          {counted(sent, 'student', 'students')} who applied, {begun} who began, {saved} who saved
          it.
        </p>
        <TextArea
          label="Why"
          hint="These words are sent to the students."
          data-autofocus
          maxLength={1000}
          value={reason}
          error={isTried ? problem : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {withdraw.isError && (
          <FailureLine id="withdraw-problem">
            {failureWords(withdraw.error, 'That did not work. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Keep it open</Button>
          <Button variant="danger" isBusy={withdraw.isPending} onClick={send}>
            Call it off
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
