import type { VaultFile } from '@laurel/contract/files'
import { CallError } from '../../../api/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { listWords, sentWith } from './document-words.ts'
import styles from './documents.module.css'
import { useDeleteDocument } from './use-documents.ts'

interface DeleteDocumentProps {
  document: VaultFile
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a document goes; one that a sent application holds stays. */
export function DeleteDocument({ document, onClose, onDeleted }: DeleteDocumentProps) {
  const { mutate, isPending, error } = useDeleteDocument()
  const sent = sentWith(document)
  const isHeld = sent.length > 0 || isCode(error, 'ALREADY_APPLIED')
  const isGone = isCode(error, 'NOT_FOUND')
  if (isHeld) return <HeldDocument name={document.name} sent={sent} onClose={onClose} />
  const remove = () => mutate(document.id, { onSuccess: onDeleted })
  return (
    <Dialog isOpen onClose={onClose} title={`Delete ${document.name}?`}>
      <p>{consequence(document)}</p>
      {error && (
        <p className={styles.problem} role="alert">
          {isGone
            ? 'This document is gone already.'
            : 'We couldn’t delete it. Please try again in a moment.'}
        </p>
      )}
      <div className={styles.choice}>
        <Button onClick={isGone ? onDeleted : onClose}>{isGone ? 'Close' : 'Keep it'}</Button>
        {!isGone && (
          <Button variant="danger" isBusy={isPending} onClick={remove}>
            Delete
          </Button>
        )}
      </div>
    </Dialog>
  )
}

interface HeldDocumentProps {
  name: string
  sent: readonly string[]
  onClose: () => void
}

function HeldDocument({ name, sent, onClose }: HeldDocumentProps) {
  const where =
    sent.length > 0 ? `with your application to ${listWords(sent)}` : 'with an application'
  return (
    <Dialog isOpen onClose={onClose} title="This document stays">
      <p>
        {name} was sent {where}. What a sponsor has received is kept as it was sent, so it cannot be
        deleted.
      </p>
      <div className={styles.choice}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}

function consequence({ usedIn }: VaultFile): string {
  if (usedIn.length === 0) return 'You can’t undo this.'
  const drafts = listWords(usedIn.map(({ title }) => title))
  return `You can’t undo this, and your draft for ${drafts} will need another file.`
}

const isCode = (error: unknown, code: CallError['code']): boolean =>
  error instanceof CallError && error.code === code
