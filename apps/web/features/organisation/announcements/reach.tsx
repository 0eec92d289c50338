import type { Candidate } from '@laurel/contract/announcements'
import { longDate } from '@laurel/contract/words/deadline-words'
import { dayOf } from '../../../instant-words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './winners.module.css'

export interface ReachProps {
  candidate: Candidate
  onForfeit: () => void
  onReached: (isReached: boolean) => void
}

/** Whether a winner answered in time; what becomes of an award that cannot be handed over. */
export function Reach({ candidate: { name, told }, onForfeit, onReached }: ReachProps) {
  if (!told?.reachBy) return null
  if (told.reachedAt)
    return (
      <div className={styles.reach}>
        <span className={styles.hint}>Answered, as noted on {dayOf(told.reachedAt)}</span>
        <Button
          variant="subtle"
          aria-label={`${name} has not answered`}
          onClick={() => onReached(false)}
        >
          Undo
        </Button>
      </div>
    )
  return (
    <div className={styles.reach}>
      <span className={styles.hint}>
        {told.isLate ? 'Had until' : 'Has until'} {longDate(told.reachBy)} to answer
      </span>
      <Button aria-label={`${name} has answered`} onClick={() => onReached(true)}>
        Has answered
      </Button>
      {told.isLate && (
        <Button variant="subtle" aria-label={`${name} could not be reached`} onClick={onForfeit}>
          Could not be reached
        </Button>
      )}
    </div>
  )
}
