import type { TrackedApplication } from '@laurel/contract/tracking'
import { exactUsd } from '@laurel/contract/words/exact-usd'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Amount } from '../../catalogue/scholarships/amount.tsx'
import { ApplicationHead } from './application-head.tsx'
import { dayOf } from '../../../instant-words.ts'
import { readWords } from './read-words.ts'
import { headingIdOf } from './row-id.ts'
import { RowLink } from './row-link.tsx'
import { WinnerList } from '../winner-list/winner-list.tsx'
import { ResultNote } from './result-note.tsx'
import { StageBadge } from './stage-badge.tsx'
import { StageLine } from './stage-line.tsx'
import styles from './tracking.module.css'
import { waitingWords } from '@laurel/contract/words/waiting-words'

const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'))

interface SentRowProps {
  application: TrackedApplication
  now: Date
}

/** An application that was sent from here, with what became of it. */
export function SentRow({ application, now }: SentRowProps) {
  const { scholarship, submittedAt, origin, result } = application
  const isAutomatic = origin === 'recurring' || origin === 'automatic'
  return (
    <article className={styles.row} aria-labelledby={headingIdOf(application)}>
      <div className={styles.what}>
        <ApplicationHead application={application} />
        <p className={styles.facts}>
          <StageBadge application={application} />
          {result?.outcome === 'won' && result.amount !== null ? (
            <span className={styles.amount}>{exactUsd(result.amount)}</span>
          ) : (
            <Amount scholarship={scholarship} className={styles.amount} />
          )}
          {submittedAt !== null && (
            <span>
              Sent {dayOf(submittedAt)}
              {isAutomatic && ', automatically'}
            </span>
          )}
        </p>
        <StageLine application={application} />
        {result !== null && (
          <>
            <ResultNote result={result} sponsor={scholarship.user.firstName} />
            <WinnerList
              scholarshipId={scholarship.id}
              cycle={application.cycle}
              title={scholarship.title}
              announcedAt={result.toldAt}
            />
          </>
        )}
        <p className={styles.note}>
          {readWords(scholarship.user.firstName, application.openedAt)}{' '}
          {waitingWords(application, now)}
          {application.stage === 'withdrawn' &&
            `You withdrew it. ${scholarship.user.firstName} no longer considers it.`}
        </p>
      </div>
      <SentActions application={application} />
    </article>
  )
}

function SentActions({ application }: Pick<SentRowProps, 'application'>) {
  const { applicationId, scholarship, canWithdraw, isPresentRound } = application
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { id, title } = scholarship
  return (
    <div className={styles.actions}>
      {applicationId !== null && (
        <RowLink to={paths.receipt(applicationId)} aria-label={`View receipt: ${title}`}>
          View receipt
        </RowLink>
      )}
      {isPresentRound && (
        <RowLink
          to={paths.scholarshipDetail(id)}
          variant="subtle"
          aria-label={`Open application: ${title}`}
        >
          Open application
        </RowLink>
      )}
      {canWithdraw && (
        <Button
          variant="subtle"
          aria-label={`Withdraw: ${title}`}
          onClick={() => setWithdrawing(true)}
        >
          Withdraw
        </Button>
      )}
      {isWithdrawing && applicationId !== null && (
        <Suspense>
          <WithdrawDialog
            application={application}
            applicationId={applicationId}
            onClose={() => setWithdrawing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
