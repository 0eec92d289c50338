import { DECIDED, type SponsorWords, type Winners } from '@laurel/contract/announcements'
import { longDate } from '@laurel/contract/words/deadline-words'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AlternateOrder } from './alternate-order.tsx'
import { Budget } from './budget.tsx'
import { Candidates } from './candidates.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import type { Chosen } from './decision-list.ts'
import { Funnel } from './funnel.tsx'
import { keepWords, readWords } from '../words/kept-words.ts'
import { students } from './outcome-words.ts'
import { SponsorMessages } from './sponsor-messages.tsx'
import { useUnreadAmounts } from './use-unread-amounts.ts'
import { useDecisions } from './use-winners.ts'
import styles from './winners.module.css'

const TellDialog = lazy(() => import('./tell-dialog.tsx'))

interface DecidingProps {
  scholarshipId: string
  winners: Winners
  mayAnnounce: boolean
}

/** Choosing, placing amounts, reading what each is told, and telling. */
export function Deciding({ scholarshipId, winners, mayAnnounce }: DecidingProps) {
  const { cycle, applicants } = winners
  const { decisions, save, isSaving, conflict, takeTheirs } = useDecisions(scholarshipId, winners)
  const name = `announcement ${scholarshipId} ${cycle}`
  const [words, setWords] = useState<SponsorWords>(() => readWords(name, DECIDED))
  const { unread, keep, names } = useUnreadAmounts(scholarshipId, winners, decisions)
  const [isTelling, setTelling] = useState(false)
  const change = (next: SponsorWords) => {
    setWords(next)
    keepWords(name, next)
  }
  return (
    <>
      <Dates winners={winners} />
      {conflict && (
        <ConflictPanel
          conflict={conflict}
          onMine={() => save(conflict.mine, conflict.theirs.version)}
          onTheirs={takeTheirs}
        />
      )}
      <Budget winners={winners} decisions={decisions} />
      <div className={styles.columns}>
        <Candidates
          scholarshipId={scholarshipId}
          winners={winners}
          decisions={decisions}
          unread={unread}
          onChange={save}
          onUnread={keep}
        />
        <div className={styles.side}>
          <AlternateOrder winners={winners} decisions={decisions} onChange={save} />
          <SponsorMessages
            scholarshipId={scholarshipId}
            winners={winners}
            decisions={decisions}
            words={words}
            onChange={change}
          />
          <Funnel scholarshipId={scholarshipId} cycle={cycle} />
        </div>
      </div>
      <div className={styles.bar}>
        <p role="status">{standing({ isSaving, decisions, names })}</p>
        {mayAnnounce && (
          <Button
            variant="filled"
            size="large"
            disabled={decisions.length === 0 || names.length > 0 || conflict !== undefined}
            onClick={() => setTelling(true)}
          >
            Tell {students(applicants)}
          </Button>
        )}
      </div>
      {isTelling && names.length === 0 && !conflict && (
        <Suspense>
          <TellDialog
            scholarshipId={scholarshipId}
            winners={winners}
            decisions={decisions}
            words={words}
            isSaving={isSaving}
            onClose={() => setTelling(false)}
          />
        </Suspense>
      )}
    </>
  )
}

interface Standing {
  isSaving: boolean
  decisions: readonly Chosen[]
  names: readonly string[]
}

/** What is saved, and what has to be done before anybody can be told. */
function standing({ isSaving, decisions, names }: Standing): string {
  if (isSaving) return 'Saving…'
  if (names.length > 0)
    return `Correct the amount for ${new Intl.ListFormat('en-US').format(names)} first.`
  return decisions.length === 0
    ? 'Choose at least one person first.'
    : 'Saved. Nobody has been told.'
}

/** By when students were told to expect an answer, and by when winners are owed one. */
function Dates({ winners: { announceBy, isOverdue, tellBy } }: { winners: Winners }) {
  if (announceBy === null && tellBy === null) return null
  return (
    <ul className={styles.dates}>
      {announceBy !== null && (
        <li data-late={isOverdue || undefined}>
          {isOverdue && <Icon icon={IconAlertTriangle} size={16} />}
          {isOverdue
            ? `You planned to announce on ${longDate(announceBy)}. Applicants see that this day has passed.`
            : `Applicants were told to expect an answer by ${longDate(announceBy)}.`}
        </li>
      )}
      {tellBy !== null && (
        <li>
          Winners are told within 5 business days of your first decision: by {longDate(tellBy)}.
        </li>
      )}
    </ul>
  )
}
