import { DECIDED, type SponsorWords, type Winners } from '@laurel/contract/announcements'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { exactUsd } from '@laurel/contract/words/exact-usd'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { beyondPlan, type Chosen, unplacedWords } from './decision-list.ts'
import { Icon } from '../../../ui/icon.tsx'
import { OUTCOME_WORDS, students } from './outcome-words.ts'
import { peopleOf } from './sponsor-messages.tsx'
import { useAnnounce } from './use-winners.ts'
import own from './tell-dialog.module.css'
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
        <dl className={own.counts}>
          {DECIDED.map((outcome) => (
            <div key={outcome}>
              <dt>{OUTCOME_WORDS[outcome].many}</dt>
              <dd>{peopleOf(winners, decisions, outcome).toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        <WhoWins winners={winners} decisions={decisions} />
        {beyondPlan(winners, decisions).map((words) => (
          <p key={words} className={own.beyond}>
            <Icon icon={IconAlertTriangle} size={16} />
            <span>{words}</span>
          </p>
        ))}
        {unplaced !== undefined && <p className={own.unplaced}>{unplaced}</p>}
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

/** Each winner by name with what they are promised: an email cannot be called back. */
function WhoWins({ winners, decisions }: Pick<TellDialogProps, 'winners' | 'decisions'>) {
  const won = decisions.filter(({ outcome }) => outcome === 'won')
  if (won.length === 0) return null
  const names = new Map(winners.candidates.map((each) => [each.applicationId, each.name]))
  return (
    <ScrollRegion label={`Winners of ${winners.title}`} className={own.winners}>
      <h3>{winners.title}</h3>
      <dl className={own.counts}>
        {won.map(({ applicationId, amount }) => {
          const usd = amount ?? winners.usualAmount
          return (
            <div key={applicationId}>
              <dt>{names.get(applicationId) || 'No name'}</dt>
              <dd>{usd === null ? 'No amount named' : exactUsd(usd)}</dd>
            </div>
          )
        })}
      </dl>
    </ScrollRegion>
  )
}
