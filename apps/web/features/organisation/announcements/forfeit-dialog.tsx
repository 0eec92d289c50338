import type { Candidate } from '@laurel/contract/announcements'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { useForfeit } from './use-winners.ts'
import styles from './winners.module.css'

interface ForfeitDialogProps {
  scholarshipId: string
  candidate: Candidate
  onClose: () => void
}

/** Asks once more, because both are told at once. */
export function ForfeitDialog({ scholarshipId, candidate, onClose }: ForfeitDialogProps) {
  const forfeit = useForfeit(scholarshipId)
  const pass = () =>
    forfeit.mutate(candidate.applicationId, {
      // The button that opened this is gone.
      onSuccess: () => focusAfter(onClose, 'told-heading'),
    })
  return (
    <Dialog isOpen onClose={onClose} title={`Pass on the award of ${candidate.name}?`}>
      <div className={styles.confirm}>
        <p>
          You could not reach {candidate.name} within 3 business days. The award goes to the next
          alternate, if there is one, and both hear about it now.
        </p>
        <p>You can’t take this back.</p>
        {forfeit.isError && (
          <div role="alert">
            <FieldError id="forfeit-error">{forfeit.error.message}</FieldError>
          </div>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="danger" isBusy={forfeit.isPending} onClick={pass}>
            Pass it on
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
