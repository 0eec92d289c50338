import type { FollowedStudent } from '@laurel/contract/family'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { useSuggest } from '../use-student.ts'
import styles from './student.module.css'

/** As the call takes it. */
const LONGEST_NOTE = 500

interface SuggestDialogProps {
  student: FollowedStudent
  scholarship: ListedScholarship
  /** As it stands, when it was suggested already. */
  note: string
  onClose: () => void
}

/** Suggests a scholarship with a few words; the student decides. */
export default function SuggestDialog(props: SuggestDialogProps) {
  const { student, scholarship, onClose } = props
  const [note, setNote] = useState(props.note)
  const fieldId = useId()
  const suggest = useSuggest(student.studentId)
  const name = student.firstName || 'the student'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (suggest.isPending) return
    suggest.mutate(
      { scholarshipId: scholarship.id, note },
      {
        onSuccess: () => {
          onClose()
          showToast({ kind: 'success', message: `Suggested to ${name}`, detail: scholarship.title })
        },
      },
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={`Suggest it to ${name}`}>
      <form className={styles.form} onSubmit={submit}>
        <p>
          <strong>{scholarship.title}</strong>
        </p>
        <label htmlFor={fieldId} className={styles.label}>
          Note <span className={styles.small}>(optional)</span>
        </label>
        <textarea
          id={fieldId}
          className={styles.note}
          rows={4}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          data-autofocus
        />
        {suggest.isError && (
          <FailureLine id="suggest-error">
            {failureWords(suggest.error, 'It could not be suggested. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" isBusy={suggest.isPending}>
            Suggest
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
