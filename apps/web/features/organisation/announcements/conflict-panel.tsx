import { exactUsd } from '@laurel/contract/words/exact-usd'
import { Button } from '../../../ui/button.tsx'
import { alternatesIn, byApplication, chosenIn, differences, type Chosen } from './decision-list.ts'
import { OUTCOME_WORDS } from './outcome-words.ts'
import type { Conflict } from './use-winners.ts'
import styles from './winners.module.css'

interface ConflictPanelProps {
  conflict: Conflict
  onMine: () => void
  onTheirs: () => void
}

/** Two decided at once: where they differ, side by side; nothing is lost before one is chosen. */
export function ConflictPanel({
  conflict: { mine, theirs },
  onMine,
  onTheirs,
}: ConflictPanelProps) {
  const saved = chosenIn(theirs)
  const names = new Map(theirs.candidates.map((each) => [each.applicationId, each.name]))
  return (
    <section className={styles.conflict} role="alert" aria-labelledby="conflict-heading">
      <h2 id="conflict-heading">Somebody else changed these decisions</h2>
      <ul>
        {differences(mine, saved).map((id) => (
          <li key={id}>
            <strong>{names.get(id) ?? 'Another applicant'}</strong>: {sayOf(mine, id)} with you,{' '}
            {sayOf(saved, id)} with them
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onTheirs}>Take theirs</Button>
        <Button onClick={onMine}>Keep mine</Button>
      </div>
    </section>
  )
}

function sayOf(decisions: readonly Chosen[], id: string): string {
  const chosen = byApplication(decisions).get(id)
  if (!chosen) return 'open'
  const word = OUTCOME_WORDS[chosen.outcome].one.toLowerCase()
  if (chosen.outcome === 'alternate')
    return `${word} ${alternatesIn(decisions).findIndex((each) => each === chosen) + 1}`
  return chosen.amount === null ? word : `${word} of ${exactUsd(chosen.amount)}`
}
