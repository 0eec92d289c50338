import type { AnswerOf } from '@laurel/contract/define-call'
import type { previewAmendment } from '@laurel/contract/publishing'
import type { EditedScholarship, ListingContent } from '@laurel/contract/publishing-shapes'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { ChangeTable } from './change-table.tsx'
import { crowdWords } from './audience-words.ts'
import { counted } from './counted.ts'
import styles from './editor.module.css'
import { ReasonForm } from './reason-form.tsx'
import { useAmend, useAmendmentPreview } from './use-amendment.ts'

interface PublishChangesProps {
  edited: EditedScholarship
  content: ListingContent
  /** Of the change as it was saved. */
  revision: number
  onStale: (newer: EditedScholarship) => void
  onClose: () => void
}

/** What changes, who is told, and why: then it is public. */
export default function PublishChanges(props: PublishChangesProps) {
  const { edited, content, revision, onStale, onClose } = props
  const preview = useAmendmentPreview(edited, content)
  const amending = useAmend({ edited, content, revision, onStale })
  return (
    <Dialog isOpen title="Publish changes" onClose={onClose} className={styles.wide}>
      <ReasonForm
        name={`amend ${edited.id}`}
        hint="Students read this beside what changed."
        leave="Not yet"
        act={{ label: 'Publish changes', variant: 'filled' }}
        isBusy={amending.isPending}
        error={amending.error ?? preview.error}
        onLeave={onClose}
        onAct={(words, forget) =>
          amending.mutate(words, {
            onSuccess: () => {
              forget()
              // The button that opened it goes with the changes.
              focusAfter(onClose, focusHeading)
            },
          })
        }
      >
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
      </ReasonForm>
    </Dialog>
  )
}

type Told = AnswerOf<typeof previewAmendment>['told']

/** "Who is told: 40 students who saved it, fewer than 20 who began, 30 who applied." */
const toldWords = ({ saved, begun, sent }: Told): string =>
  `Who gets an email and a notification: ${counted(sent, 'student', 'students')} who applied, ` +
  `${crowdWords(begun)} who began, ${crowdWords(saved)} who saved it.`
