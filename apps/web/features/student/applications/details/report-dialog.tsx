import { useMutation } from '@tanstack/react-query'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { useState } from 'react'
import { useOnceKey } from '../../../../api/use-once-key.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceField } from '../../../../ui/choice-field.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { failureWords } from '../../../people/support/failure-words.ts'
import { sendRequest } from '../../../people/support/send-request.ts'
import {
  type BegunReport,
  LONGEST_NOTE,
  REPORT_REASONS,
  reportProblems,
  reportRequest,
} from './report-words.ts'
import styles from './report.module.css'

interface ReportDialogProps {
  scholarship: ScholarshipDetail
  begun: BegunReport
  onClose: () => void
}

/** Tells the people behind the product what is wrong with a listing; they answer by mail. */
export default function ReportDialog({ scholarship, begun, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState(begun.reason)
  const [note, setNote] = useState(begun.note ?? '')
  const [isTried, setTried] = useState(false)
  const onceKeyFor = useOnceKey()
  const sending = useMutation({
    mutationFn: (body: { query: string; description: string }) =>
      sendRequest('own', body, onceKeyFor(body)),
    onSuccess: () => {
      onClose()
      showToast({
        kind: 'success',
        message: 'Thank you, we have your report',
        detail: 'We check it and answer by email.',
      })
    },
  })
  const problems = reportProblems(reason, note)
  const send = () => {
    setTried(true)
    if (reason === undefined || problems.note !== undefined) return
    sending.mutate(reportRequest(scholarship, reason, note))
  }
  return (
    <Dialog isOpen onClose={onClose} title="Report a problem">
      <div className={styles.form}>
        <p className={styles.about}>{scholarship.title}</p>
        <ChoiceField
          name="report-reason"
          legend="What is wrong?"
          error={isTried ? problems.reason : undefined}
          options={REPORT_REASONS}
          chosen={reason === undefined ? [] : [reason]}
          onChoose={(value) =>
            setReason(REPORT_REASONS.find((offered) => offered.value === value)?.value)
          }
        />
        <TextArea
          id="report-note"
          label={reason === 'other' ? 'What should we know?' : 'What should we know? (optional)'}
          value={note}
          maxLength={LONGEST_NOTE}
          error={isTried ? problems.note : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        {sending.isError && (
          <p className={styles.failure} role="alert">
            {failureWords(sending.error)}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" onClick={send} isBusy={sending.isPending}>
            Send report
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
