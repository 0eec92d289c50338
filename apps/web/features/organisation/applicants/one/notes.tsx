import type { SentApplication } from '@laurel/contract/applicant-shapes'
import type { FormEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useMay } from '../../organiser/current-organisation.ts'
import { useKeptWords } from '../../words/use-kept-words.ts'
import { shortMomentOf } from '../../../../instant-words.ts'
import styles from './one.module.css'
import { useNote } from './use-application.ts'

interface NotesProps {
  application: SentApplication
  scholarshipId: string
}

/** What members write to each other about it. */
export function Notes({ application: { applicationId, notes }, scholarshipId }: NotesProps) {
  const { words, change, forgetSent } = useKeptWords(`note ${applicationId}`, ['text'])
  const { text } = words
  const mayWrite = useMay('update_applicant')
  const note = useNote({ scholarshipId, applicationId }, (kept) => forgetSent({ text: kept }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') note.mutate(text)
  }
  return (
    <section className={styles.panel}>
      <h2>Notes</h2>
      <ul className={styles.notes}>
        {notes.map(({ id, author, text: written, writtenAt }) => (
          <li key={id}>
            <p className={styles.written}>{written}</p>
            <p className={styles.quiet}>
              {author ?? 'Somebody who left'}, {shortMomentOf(writtenAt)}
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form className={styles.form} onSubmit={submit}>
          <TextArea
            label="Add a note"
            hint="Members see it, students do not."
            rows={3}
            maxLength={5000}
            value={text}
            error={note.isError ? 'It was not kept. Please try again.' : undefined}
            onChange={(event) => change({ text: event.target.value })}
          />
          <Button type="submit" isBusy={note.isPending}>
            Add note
          </Button>
        </form>
      )}
    </section>
  )
}
