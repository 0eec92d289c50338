import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { PlannedScholarship } from '@laurel/contract/planner'
import { Icon } from '../../../ui/icon.tsx'
import { longDate } from '@laurel/contract/words/deadline-words'
import { durationWords } from '@laurel/contract/words/duration-words'
import styles from './planner.module.css'

/** "Tight: 3 h 20 min left until 28 November 2026". */
export const tightWords = ({ minutesLeft, closesOn }: PlannedScholarship): string =>
  `Tight: ${durationWords(minutesLeft)} left until ${longDate(closesOn)}`

/** How many are named; all are marked where each scholarship is listed. */
const LISTED = 3

/** What no longer fits before its deadline at this pace. */
export function TightNotice({ scholarships }: { scholarships: readonly PlannedScholarship[] }) {
  const tight = scholarships.filter(({ isTight }) => isTight)
  if (tight.length === 0) return null
  return (
    <ul className={styles.tight} aria-label="Tight">
      {tight.slice(0, LISTED).map((scholarship) => (
        <li key={scholarship.scholarshipId}>
          <Icon icon={IconAlertTriangle} />
          <span>
            <b>{tightWords(scholarship)}</b>
            <span className={styles.whatFor}>{scholarship.title}</span>
          </span>
        </li>
      ))}
      {tight.length > LISTED && (
        <li className={styles.restTight}>
          {tight.length - LISTED} more {tight.length === LISTED + 1 ? 'is' : 'are'} tight.
        </li>
      )}
    </ul>
  )
}
