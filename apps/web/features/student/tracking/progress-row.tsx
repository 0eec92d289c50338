import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { TrackedApplication } from '@laurel/contract/tracking'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { deadlineBadge, deadlineWords } from '@laurel/contract/words/deadline-words'
import { Amount } from '../../catalogue/scholarships/amount.tsx'
import { ApplicationHead } from './application-head.tsx'
import { dayOf } from '../../../instant-words.ts'
import { headingIdOf } from './row-id.ts'
import { RowLink } from './row-link.tsx'
import styles from './tracking.module.css'

interface ProgressRowProps {
  application: TrackedApplication
  now: Date
  /** The nearest deadline has the one filled button of the screen. */
  isFirst: boolean
}

/** A draft, or an application prepared from an earlier round that waits for the student's word. */
export function ProgressRow({ application, now, isFirst }: ProgressRowProps) {
  const { scholarship, preparedFromCycle, startedAt } = application
  const badge = deadlineBadge(scholarship, now)
  const isPrepared = preparedFromCycle !== null
  const action = isPrepared ? 'Check and send' : 'Continue'
  return (
    <article
      className={classNames(styles.row, styles.brief)}
      aria-labelledby={headingIdOf(application)}
    >
      <div className={styles.what}>
        <ApplicationHead application={application} />
        <p className={styles.facts}>
          {isPrepared ? (
            <Badge tone="info" icon={IconRefresh}>
              Ready to check
            </Badge>
          ) : (
            <Badge icon={IconPencil}>Draft</Badge>
          )}
          <Amount scholarship={scholarship} className={styles.amount} />
          <span>Deadline: {deadlineWords(scholarship.deadline, now)}</span>
          {badge && <Badge tone={badge.tone}>{badge.words}</Badge>}
        </p>
        <p className={styles.note}>
          {isPrepared
            ? `It is open again. Your answers from ${roundWords(preparedFromCycle)} are filled in. Nothing is sent until you say so.`
            : `Started ${dayOf(startedAt)}.`}
          {scholarship.delivery === 'provider' && ' You send it on the sponsor’s site.'}
        </p>
      </div>
      <div className={styles.actions}>
        <RowLink
          to={paths.scholarshipDetail(scholarship.id)}
          variant={isFirst ? 'filled' : 'outline'}
          aria-label={`${action}: ${scholarship.title}`}
        >
          {action}
        </RowLink>
      </div>
    </article>
  )
}

const roundWords = (cycle: string): string => (cycle === 'open' ? 'the last round' : cycle)
