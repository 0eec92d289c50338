import IconClockOff from '@tabler/icons-react/dist/esm/icons/IconClockOff.mjs'
import type { TrackedApplication } from '@laurel/contract/tracking'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { longDate } from '@laurel/contract/words/deadline-words'
import { Amount } from '../../catalogue/scholarships/amount.tsx'
import { ApplicationHead } from './application-head.tsx'
import { dayOf } from '../../../instant-words.ts'
import { headingIdOf } from './row-id.ts'
import { RowLink } from './row-link.tsx'
import styles from './tracking.module.css'

/** A draft whose round closed before it was sent. */
export function MissedRow({ application }: { application: TrackedApplication }) {
  const { scholarship, startedAt } = application
  return (
    <article
      className={classNames(styles.row, styles.brief)}
      aria-labelledby={headingIdOf(application)}
    >
      <div className={styles.what}>
        <ApplicationHead application={application} />
        <p className={styles.facts}>
          <Badge icon={IconClockOff}>Closed</Badge>
          <Amount scholarship={scholarship} className={styles.amount} />
          <span>{closedWords(application)}</span>
        </p>
        <p className={styles.note}>Started {dayOf(startedAt)}. What you wrote is kept.</p>
      </div>
      <div className={styles.actions}>
        <RowLink
          to={paths.scholarshipDetail(scholarship.id)}
          variant="subtle"
          aria-label={`Open scholarship: ${scholarship.title}`}
        >
          Open scholarship
        </RowLink>
      </div>
    </article>
  )
}

function closedWords({ isPresentRound, cycle, scholarship }: TrackedApplication): string {
  const { date } = scholarship.deadline
  if (!isPresentRound) return `The ${cycle} round is over`
  return date === null ? 'It takes no applications now' : `It closed on ${longDate(date)}`
}
