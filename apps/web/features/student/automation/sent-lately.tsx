import type { TrackedApplication } from '@laurel/contract/tracking'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { dayOf } from '../../../instant-words.ts'
import { rowKeyOf } from '../tracking/row-id.ts'
import { StageBadge } from '../tracking/stage-badge.tsx'
import { useApplications } from '../tracking/use-applications.ts'
import styles from './automation.module.css'
import { sentByItself } from './sent-by-itself.ts'

/** What was sent by itself, the latest first, each with its receipt. */
export function SentLately() {
  const { data, isError, isFetching, refetch } = useApplications()
  return (
    <section aria-labelledby="sent-lately">
      <h2 id="sent-lately" className={styles.heading}>
        Sent automatically
      </h2>
      {data ? (
        <SentRows rows={sentByItself(data)} />
      ) : (
        <div className={styles.none} aria-busy={!isError}>
          {isError && (
            <>
              <p>We couldn’t load this list.</p>
              <Button onClick={() => void refetch()} isBusy={isFetching}>
                Try again
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}

function SentRows({ rows }: { rows: readonly TrackedApplication[] }) {
  if (rows.length === 0)
    return <p className={styles.none}>Nothing yet. Automatic applications are listed here.</p>
  return (
    <ul className={styles.panel}>
      {rows.map((row) => (
        <li key={rowKeyOf(row)} className={styles.sent}>
          <SentRow row={row} />
        </li>
      ))}
    </ul>
  )
}

function SentRow({ row }: { row: TrackedApplication }) {
  const { applicationId, scholarship, submittedAt, origin } = row
  const how = origin === 'recurring' ? 'Applied again' : 'New match'
  return (
    <>
      <h3>{scholarship.title}</h3>
      <p className={styles.how}>
        {scholarship.user.firstName}. {how}
        {submittedAt !== null && `, sent ${dayOf(submittedAt)}`}
      </p>
      <p className={styles.foot}>
        <StageBadge application={row} />
        {applicationId !== null && (
          <Link
            to={paths.receipt(applicationId)}
            className={styles.receipt}
            aria-label={`View receipt: ${scholarship.title}`}
          >
            View receipt
          </Link>
        )}
      </p>
    </>
  )
}
