import type { QueuedSupportRequest } from '@laurel/contract/support-admin'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { failureWords } from '../../family/failure-words.ts'
import { FailureLine } from '../../tracking/failure-line.tsx'
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
  // Behind an open dialog nothing takes the focus.
  const closeFirst = () => flushSync(onClose)
  const resolution = useResolution(id, {
    onDone: () => {
      onResolved()
      closeFirst()
      settle(id, { kind: 'success', message: 'Resolved', detail: titleOf(request) })
    },
    onFailed: (error) => {
      if (!isResolved(error)) return
      closeFirst()
      tellResolved(id)
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title="Resolve without an answer?">
      <div className={styles.form}>
        <p>{request.name} is not written to.</p>
        {hasText && <p>What you typed is not sent, and goes.</p>}
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
