import {
  DECIDED,
  WORDS_LIMIT_CHARACTERS,
  type Decided,
  type SponsorWords,
  type Winners,
} from '@laurel/contract/announcements'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { countOf, type Chosen } from './decision-list.ts'
import { OUTCOME_WORDS } from './outcome-words.ts'
import styles from './winners.module.css'

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'))

interface SponsorMessagesProps {
  scholarshipId: string
  winners: Winners
  decisions: readonly Chosen[]
  words: SponsorWords
  onChange: (words: SponsorWords) => void
}

/** What the sponsor adds to each mail, and how each mail reads. */
export function SponsorMessages(props: SponsorMessagesProps) {
  const { scholarshipId, winners, decisions, words, onChange } = props
  const [previewed, setPreviewed] = useState<Decided>()
  return (
    <section className={styles.panel} aria-labelledby="messages-heading">
      <h2 id="messages-heading">What they are told</h2>
      <p className={styles.hint}>
        Each gets an email and a notification. Your own words are optional and are quoted in it.
      </p>
      {DECIDED.map((outcome) => {
        const number = peopleOf(winners, decisions, outcome)
        if (number === 0) return null
        const { many } = OUTCOME_WORDS[outcome]
        return (
          <div key={outcome} className={styles.message}>
            <TextArea
              label={`${many} (${number.toLocaleString('en-US')})`}
              rows={2}
              maxLength={WORDS_LIMIT_CHARACTERS}
              placeholder="Your own words"
              value={words[outcome] ?? ''}
              onChange={(event) => onChange({ ...words, [outcome]: event.target.value })}
            />
            <Button
              variant="subtle"
              aria-label={`Read the email: ${many}`}
              onClick={() => setPreviewed(outcome)}
            >
              Read the email
            </Button>
          </div>
        )
      })}
      {previewed && (
        <Suspense>
          <PreviewDialog
            scholarshipId={scholarshipId}
            cycle={winners.cycle}
            words={words}
            outcome={previewed}
            onClose={() => setPreviewed(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Whoever is left open is not selected. */
export function peopleOf(
  { applicants }: Pick<Winners, 'applicants'>,
  decisions: readonly Chosen[],
  outcome: Decided,
): number {
  const decided = countOf(decisions, outcome)
  return outcome === 'not_selected' ? decided + applicants - decisions.length : decided
}
