import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { failureWords } from '../../../api/failure-words.ts'
import { FailureLine } from '../../../ui/failure-line.tsx'
import styles from './editor.module.css'
import { useDeleteDraft } from './use-scholarships.ts'

interface DeleteDialogProps {
  id: string
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a draft goes for good. */
export function DeleteDialog({ id, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteDraft()
  return (
    <Dialog isOpen title="Delete this draft?" onClose={onClose}>
      <div className={styles.form}>
        <p>It will be gone for everyone in your organization, with all its versions.</p>
        {remove.isError && (
          <FailureLine id="delete-problem">
            {failureWords(remove.error, 'That did not work. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(id, { onSuccess: onDeleted })}
          >
            Delete
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
