import type { AnswerOf } from '@laurel/contract/define-call'
import type { previewAmendment } from '@laurel/contract/publishing'
import type { EditedScholarship, ListingContent } from '@laurel/contract/publishing-shapes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { FailureLine } from '../tracking/failure-line.tsx'
import { failureWords } from '../family/failure-words.ts'
import { ChangeTable } from './change-table.tsx'
import { counted } from './counted.ts'
import styles from './editor.module.css'
import { useAmend, useAmendmentPreview } from './use-amendment.ts'

interface PublishChangesProps {
  edited: EditedScholarship
  content: ListingContent
  onClose: () => void
}

/** What changes, who is told, and why: then it is public. */
export default function PublishChanges(props: PublishChangesProps) {
  const { edited, content, onClose } = props
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const preview = useAmendmentPreview(edited, content)
  const amending = useAmend(edited, content)
  const problem = words.trim() === '' ? 'Please say why. Students read it.' : undefined
  const error = amending.error ?? preview.error
  const send = () => {
    setTried(true)
    if (problem === undefined) amending.mutate(words, { onSuccess: onClose })
  }
  return (
    <Dialog isOpen title="Publish changes" onClose={onClose} className={styles.wide}>
      <div className={styles.form}>
        {preview.data && (
          <>
            <ChangeTable
              caption="What changes"
              changes={preview.data.changes}
              sides={['Before', 'After']}
            />
            <p>{toldWords(preview.data.told)}</p>
          </>
        )}
        <TextArea
          label="Why"
          hint="Students read this beside what changed."
          data-autofocus
          maxLength={1000}
          value={words}
          error={isTried ? problem : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
        {error && (
          <FailureLine id="amendment-problem">
            {failureWords(error, 'That did not work. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Not yet</Button>
          <Button variant="filled" isBusy={amending.isPending} onClick={send}>
            Publish changes
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type Told = AnswerOf<typeof previewAmendment>['told']

/** "Who is told: 41 people who saved it, 12 who began, 30 who sent." */
export function toldWords({ saved, begun, sent }: Told): string {
  const parts = [
    saved > 0 && `${counted(saved, 'person', 'people')} who saved it`,
    begun > 0 && `${counted(begun, 'person', 'people')} who began`,
    sent > 0 && `${counted(sent, 'person', 'people')} who sent`,
  ].filter((part) => part !== false)
  return parts.length === 0
    ? 'Nobody has saved it, begun or sent yet, so nobody has to be told.'
    : `Who is told, by mail and notification: ${parts.join(', ')}.`
}
