import type { TrackedApplication } from '@laurel/contract/tracking'
import { CallError } from '../../../api/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { headingIdOf } from './row-id.ts'
import styles from './tracking.module.css'
import { useWithdrawal } from './use-applications.ts'

interface WithdrawDialogProps {
  application: TrackedApplication
  applicationId: string
  onClose: () => void
}

/** Asks once more, because it cannot be taken back. */
export default function WithdrawDialog({
  application,
  applicationId,
  onClose,
}: WithdrawDialogProps) {
  const { title, user } = application.scholarship
  const withdrawal = useWithdrawal()
  const withdraw = () =>
    withdrawal.mutate(applicationId, {
      onSuccess: () => {
        // The button that opened this is gone.
        focusAfter(onClose, headingIdOf(application))
        showToast({ kind: 'success', message: 'Application withdrawn', detail: title })
      },
    })
  return (
    <Dialog isOpen onClose={onClose} title="Withdraw this application?">
      <div className={styles.confirm}>
        <p>
          Your application for <strong>{title}</strong> is withdrawn, and {user.firstName} no longer
          considers it.
        </p>
        <p>You can’t undo this, and you can’t apply to this round again.</p>
        {withdrawal.isError && (
          <FailureLine id="withdrawal-error">{failureWords(withdrawal.error)}</FailureLine>
        )}
        <div className={styles.confirmActions}>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" onClick={withdraw} isBusy={withdrawal.isPending}>
            Withdraw
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const failureWords = (error: unknown): string =>
  error instanceof CallError && error.code !== undefined
    ? error.message
    : 'It could not be withdrawn. Please try again.'
