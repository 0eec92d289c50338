import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { Dialog } from '../../../ui/dialog.tsx'
import { crowdWords } from './audience-words.ts'
import { counted } from './counted.ts'
import styles from './editor.module.css'
import { ReasonForm } from './reason-form.tsx'
import { useWithdraw } from './use-scholarships.ts'

interface WithdrawDialogProps {
  edited: EditedScholarship
  onClose: () => void
}

/** Calls a round off, with the reason that everybody it concerns is told. */
export function WithdrawDialog({ edited, onClose }: WithdrawDialogProps) {
  const withdraw = useWithdraw()
  const { sent, begun, saved } = edited.counts
  return (
    <Dialog isOpen title="Call this round off" onClose={onClose} className={styles.dialog}>
      <ReasonForm
        name={`withdraw ${edited.id}`}
        hint="These words are sent to the students."
        leave="Keep it open"
        act={{ label: 'Call it off', variant: 'danger' }}
        isBusy={withdraw.isPending}
        error={withdraw.error}
        onLeave={onClose}
        onAct={(reason, forget) =>
          withdraw.mutate(
            { id: edited.id, reason },
            {
              onSuccess: () => {
                forget()
                onClose()
              },
            },
          )
        }
      >
        <p>
          Nobody can find it anymore, and this cannot be undone. An email and a notification go to:{' '}
          {counted(sent, 'student', 'students')} who applied, {crowdWords(begun)} who began,{' '}
          {crowdWords(saved)} who saved it.
        </p>
      </ReasonForm>
    </Dialog>
  )
}
