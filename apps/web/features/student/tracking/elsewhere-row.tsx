import type { TrackedApplication } from '@laurel/contract/tracking'
import { paths } from '../../../paths.ts'
import { Amount } from '../../catalogue/scholarships/amount.tsx'
import { ApplicationHead } from './application-head.tsx'
import { dayOf } from '../../../instant-words.ts'
import { OutcomeField } from './outcome-field.tsx'
import { headingIdOf } from './row-id.ts'
import { RowLink } from './row-link.tsx'
import { StageBadge } from './stage-badge.tsx'
import { StageLine } from './stage-line.tsx'
import styles from './tracking.module.css'

/** An application on the sponsor's own site: what the student noted of it. */
export function ElsewhereRow({ application }: { application: TrackedApplication }) {
  const { scholarship, submittedAt, isPresentRound } = application
  return (
    <article className={styles.row} aria-labelledby={headingIdOf(application)}>
      <div className={styles.what}>
        <ApplicationHead application={application} />
        <p className={styles.facts}>
          <StageBadge application={application} />
          <Amount scholarship={scholarship} className={styles.amount} />
          {submittedAt !== null && <span>Marked as applied on {dayOf(submittedAt)}</span>}
        </p>
        <StageLine application={application} />
        <p className={styles.note}>
          {scholarship.user.firstName} handles it on its own site and answers you there, so only you
          know the result.
        </p>
      </div>
      {isPresentRound && (
        <div className={styles.actions}>
          <OutcomeField application={application} />
          <RowLink
            to={paths.scholarshipDetail(scholarship.id)}
            variant="subtle"
            aria-label={`Open application: ${scholarship.title}`}
          >
            Open application
          </RowLink>
        </div>
      )}
    </article>
  )
}
