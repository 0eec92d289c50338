import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from '../administration.module.css'
import { titleOf } from './queue-view.ts'
import { settle } from './settle.ts'
import { isResolved, tellResolved } from './tell-resolved.ts'
import { useResolution } from './use-queue.ts'

interface ResolveDialogProps {
  request: QueuedSupportRequest
  /** Something was typed that is not sent. */
  hasText: boolean
  onClose: () => void
  onResolved: () => void
}

/** Asks once more: nobody is written to, and it does not come back. */
export function ResolveDialog({ request, hasText, onClose, onResolved }: ResolveDialogProps) {
  const { id } = request
  const resolution = useResolution(id, {
    onDone: () => {
      onResolved()
      const toast = { kind: 'success', message: 'Resolved', detail: titleOf(request) } as const
      focusAfter(onClose, () => settle(id, toast))
    },
    onFailed: (error) => {
      if (isResolved(error)) focusAfter(onClose, () => tellResolved(id))
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title="Resolve without an answer?">
      <div className={styles.form}>
        <p>{request.name} gets no email.</p>
        {hasText && <p>What you typed is deleted, not sent.</p>}
        {resolution.isError && (
          <FailureLine id="resolve-error">
            {failureWords(resolution.error, 'It could not be resolved. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="filled"
            onClick={() => resolution.mutate()}
            isBusy={resolution.isPending}
          >
            Resolve it
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
