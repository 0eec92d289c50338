import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from './programs.module.css'

interface EndDialogProps {
  title: string
  /** What happens, in one sentence. */
  what: string
  /** What its button says. */
  word: string
  id: string
  ending: UseMutationResult<unknown, Error, string>
  onClose: () => void
}

/** Asks before something is ended for good. */
export function EndDialog({ title, what, word, id, ending, onClose }: EndDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className={styles.form}>
        <p>{what}</p>
        {ending.isError && (
          <FailureLine id="end-error">
            {failureWords(ending.error, 'That did not work. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            isBusy={ending.isPending}
            onClick={() => ending.mutate(id, { onSuccess: onClose })}
          >
            {word}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
