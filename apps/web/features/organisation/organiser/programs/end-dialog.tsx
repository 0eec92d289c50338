import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from './programs.module.css'

interface EndDialogProps {
  title: string
  /** What happens, in one sentence. */
  what: string
  /** What its button says. */
  word: string
  /** What is said once it has ended. */
  ended: { message: string; detail: string }
  /** Takes the focus: the button that opened this is gone then. */
  headingId: string
  id: string
  ending: UseMutationResult<unknown, Error, string>
  onClose: () => void
}

/** Asks before something is ended for good. */
export function EndDialog(props: EndDialogProps) {
  const { title, what, word, ended, headingId, id, ending, onClose } = props
  const onSuccess = () => {
    focusAfter(onClose, headingId)
    showToast({ kind: 'success', ...ended })
  }
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
            onClick={() => ending.mutate(id, { onSuccess })}
          >
            {word}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
