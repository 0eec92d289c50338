import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { PlannedScholarship } from '@laurel/contract/planner'
import { Icon } from '../../ui/icon.tsx'
import { longDate } from '../scholarships/deadline-words.ts'
import { durationWords } from './duration-words.ts'
import styles from './planner.module.css'

/** "Tight: 3 h 20 min left until 28 November 2026". */
export const tightWords = ({ minutesLeft, closesOn }: PlannedScholarship): string =>
  `Tight: ${durationWords(minutesLeft)} left until ${longDate(closesOn)}`

/** What no longer fits before its deadline at this pace. */
export function TightNotice({ scholarships }: { scholarships: readonly PlannedScholarship[] }) {
  const tight = scholarships.filter(({ isTight }) => isTight)
  if (tight.length === 0) return null
  return (
    <ul className={styles.tight} aria-label="Tight">
      {tight.map((scholarship) => (
        <li key={scholarship.scholarshipId}>
          <Icon icon={IconAlertTriangle} />
          <span>
            <b>{tightWords(scholarship)}</b>
            <span className={styles.whatFor}>{scholarship.title}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
