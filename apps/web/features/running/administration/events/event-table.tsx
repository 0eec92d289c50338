import type { BillingEvent } from '@laurel/contract/billing-admin'
import { Link } from 'react-router'
import { paths } from '../../../../paths.ts'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import styles from '../administration.module.css'
import { shortMomentOf } from '../../../../instant-words.ts'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import { PROVIDERS } from '../subscriptions/subscription-words.ts'
import { STATE_BADGES, stateOf, undoneWords } from './event-state.ts'
import { useEventRetry } from './use-events.ts'

interface EventTableProps {
  events: readonly BillingEvent[]
  isStale: boolean
}

export const EventTable = ({ events, isStale }: EventTableProps) => (
  <RecordTable
    caption="Events, the latest first"
    columns={columns}
    rows={events}
    isStale={isStale}
  />
)

const columns: readonly [Column<BillingEvent>, ...Column<BillingEvent>[]] = [
  {
    label: 'Event',
    cell: ({ type, provider, providerId, subscriptionId }) => (
      <>
        <b>{type}</b>
        <span className={styles.small}>
          {PROVIDERS[provider]} · {providerId}
        </span>
        {subscriptionId !== null && (
          <span className={styles.small}>
            Subscription <Link to={paths.adminSubscription(subscriptionId)}>{subscriptionId}</Link>
          </span>
        )}
      </>
    ),
  },
  {
    label: 'Happened',
    cell: ({ occurredAt, receivedAt }) => (
      <>
        {shortMomentOf(occurredAt)}
        <span className={styles.small}>Received {shortMomentOf(receivedAt)}</span>
      </>
    ),
  },
  { label: 'State', cell: (event) => <State event={event} /> },
  { label: 'Tries', isNumber: true, cell: ({ tries }) => tries.toLocaleString('en-US') },
]

function State({ event }: { event: BillingEvent }) {
  const { appliedAt, nextTryAt, problem, undone } = event
  const state = stateOf(event)
  const { tone, icon, word } = STATE_BADGES[state]
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {word}
      </Badge>
      {appliedAt !== null && <span className={styles.small}>{shortMomentOf(appliedAt)}</span>}
      {state === 'problem' && <span className={styles.problem}>{problem}</span>}
      {appliedAt === null && (
        <span className={styles.small}>
          {nextTryAt === null ? 'No more retries' : `Next try ${shortMomentOf(nextTryAt)}`}
        </span>
      )}
      {undone !== null && <span className={styles.small}>{undoneWords(undone)}</span>}
      {state === 'problem' && <Retry event={event} />}
    </>
  )
}

function Retry({ event: { id, type } }: { event: BillingEvent }) {
  const retry = useEventRetry()
  const act = () =>
    retry.mutate(id, {
      onSuccess: ({ appliedAt, problem }) => {
        if (appliedAt === null)
          return showToast({
            kind: 'error',
            message: 'It could not be applied',
            ...(problem !== null && { detail: problem }),
          })
        showToast({ kind: 'success', message: 'Event applied', detail: type })
        // The button that was pressed is gone.
        focusHeading()
      },
      onError: (error) =>
        showToast({
          kind: 'error',
          message: failureWords(error, 'It could not be tried. Please try again.'),
        }),
    })
  return (
    <Button
      className={styles.retry}
      aria-label={`Try again: ${type}`}
      onClick={act}
      isBusy={retry.isPending}
    >
      Try again
    </Button>
  )
}
