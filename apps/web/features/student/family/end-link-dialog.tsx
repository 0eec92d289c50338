import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { failureWords } from '../../../api/failure-words.ts'
import styles from './family.module.css'
import { useLinkEnd } from './use-family.ts'

export interface LinkToEnd {
  linkId: string
  name: string
  /** What the other person is to the one who asks. */
  other: 'parent' | 'student'
}

/** Asks once more: only a new invitation brings the link back. */
export default function EndLinkDialog({ link, onClose }: { link: LinkToEnd; onClose: () => void }) {
  const { linkId, name, other } = link
  const end = useLinkEnd()
  const confirm = () =>
    end.mutate(linkId, {
      onSuccess: () => {
        // The button that opened this is gone.
        focusAfter(onClose, focusHeading)
        showToast({ kind: 'success', message: 'Link ended', detail: name })
      },
    })
  return (
    <Dialog isOpen onClose={onClose} title={`End the link with ${name}?`}>
      <div className={styles.form}>
        <p>
          {other === 'parent'
            ? `${name} can no longer see anything of yours, and their suggestions are removed. What you saved stays.`
            : `You can no longer see anything about ${name}, and your suggestions are removed.`}
        </p>
        <p>{name} gets an email. To link again, one of you invites the other.</p>
        {end.isError && (
          <FailureLine id="end-link-error">
            {failureWords(end.error, 'The link could not be ended. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" onClick={confirm} isBusy={end.isPending}>
            End link
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
