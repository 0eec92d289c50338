import { type Outcome, OUTCOMES } from '@laurel/contract/applications'
import type { TrackedApplication } from '@laurel/contract/tracking'
import { useId } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { STAGE_WORDS } from '../../catalogue/listings/stage-words.ts'
import styles from './tracking.module.css'
import { useOutcome } from './use-applications.ts'

const NOTHING = 'nothing'

const outcomeOf = (value: string): Outcome | null =>
  OUTCOMES.find((outcome) => outcome === value) ?? null

/** What the student heard from the sponsor. */
export function OutcomeField({ application }: { application: TrackedApplication }) {
  const { scholarship, stage } = application
  const record = useOutcome(scholarship.id)
  const [fieldId, errorId] = [useId(), useId()]
  const shown = record.isPending ? record.variables : stage
  return (
    <div className={styles.outcome}>
      <label htmlFor={fieldId}>
        What did you hear?<VisuallyHidden> {scholarship.title}</VisuallyHidden>
      </label>
      <select
        id={fieldId}
        className={styles.select}
        value={shown ?? NOTHING}
        onChange={(event) => record.mutate(outcomeOf(event.target.value))}
        aria-invalid={record.isError || undefined}
        aria-describedby={record.isError ? errorId : undefined}
      >
        <option value={NOTHING}>Nothing yet</option>
        {OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {STAGE_WORDS[outcome].word}
          </option>
        ))}
      </select>
      {record.isError && (
        <FailureLine id={errorId}>This could not be saved. Please try again.</FailureLine>
      )}
    </div>
  )
}
