import { DECIDED, type SponsorWords, type Winners } from '@laurel/contract/announcements'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { type Chosen, unplacedWords } from './decision-list.ts'
import { OUTCOME_WORDS, students } from './outcome-words.ts'
import { peopleOf } from './sponsor-messages.tsx'
import { useAnnounce } from './use-winners.ts'
import styles from './winners.module.css'

interface TellDialogProps {
  scholarshipId: string
  winners: Winners
  decisions: readonly Chosen[]
  words: SponsorWords
  /** A decision is on its way: without it others would be told. */
  isSaving: boolean
  onClose: () => void
}

/** Says what happens, and asks once more: it cannot be taken back. */
export default function TellDialog(props: TellDialogProps) {
  const { scholarshipId, winners, decisions, words, isSaving, onClose } = props
  const telling = useAnnounce(scholarshipId, winners, () =>
    // The button that opened this is gone, and this with it, once everybody is being told.
    focusAfter(onClose, focusHeading),
  )
  const everybody = students(winners.applicants)
  const unplaced = unplacedWords(winners, decisions)
  return (
    <Dialog isOpen onClose={onClose} title={`Tell ${everybody}?`}>
      <div className={styles.confirm}>
        <p>
          All of them get an email and a notification now. Everyone hears at the same moment, each
          exactly once.
        </p>
        <dl className={styles.counts}>
          {DECIDED.map((outcome) => (
            <div key={outcome}>
              <dt>{OUTCOME_WORDS[outcome].many}</dt>
              <dd>{peopleOf(winners, decisions, outcome).toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        {unplaced !== undefined && <p className={styles.unplaced}>{unplaced}</p>}
        <p>You can’t take this back, and decisions can’t be changed after it.</p>
        {telling.isError && (
          <div role="alert">
            <FieldError id="telling-error">{telling.error.message}</FieldError>
          </div>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>Not yet</Button>
          <Button
            variant="filled"
            isBusy={telling.isPending || isSaving}
            onClick={() => telling.mutate(words)}
          >
            Tell {everybody}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
