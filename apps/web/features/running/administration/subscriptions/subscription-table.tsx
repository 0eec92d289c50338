import type { HeldSubscription } from '@laurel/contract/billing-admin'
import { Badge } from '../../../../ui/badge.tsx'
import { STATUS_BADGES } from '../../../money/plans/subscription-words.ts'
import styles from '../administration.module.css'
import { shortDayOf } from '../../../../instant-words.ts'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import { endingOf, nameOf, planOf, PROVIDERS, STATUSES } from './subscription-words.ts'

interface SubscriptionTableProps {
  subscriptions: readonly HeldSubscription[]
  isStale: boolean
  onOpen: (providerId: string) => void
}

export function SubscriptionTable({ subscriptions, isStale, onOpen }: SubscriptionTableProps) {
  return (
    <RecordTable
      caption="Subscriptions, the latest begun first"
      columns={[personWith(onOpen), ...columns]}
      rows={subscriptions}
      isStale={isStale}
    />
  )
}

const personWith = (onOpen: SubscriptionTableProps['onOpen']): Column<HeldSubscription> => ({
  label: 'Person',
  cell: (subscription) => (
    <>
      <button type="button" className={styles.open} onClick={() => onOpen(subscription.providerId)}>
        {nameOf(subscription)}
      </button>
      {subscription.applicant?.name && (
        <span className={styles.small}>{subscription.applicant.email}</span>
      )}
    </>
  ),
})

const columns: readonly Column<HeldSubscription>[] = [
  { label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    label: 'Plan',
    cell: (subscription) => (
      <>
        {planOf(subscription)}
        <span className={styles.small}>{PROVIDERS[subscription.provider]}</span>
      </>
    ),
  },
  {
    label: 'Begun',
    cell: ({ startedAt }) => <span className={styles.nowrap}>{shortDayOf(startedAt)}</span>,
  },
  {
    label: 'Open until',
    cell: (subscription) => (
      <>
        <span className={styles.nowrap}>{shortDayOf(subscription.accessUntil)}</span>
        <span className={styles.small}>{endingOf(subscription)}</span>
      </>
    ),
  },
]

export function StatusBadge({ status }: Pick<HeldSubscription, 'status'>) {
  const { tone, word } = STATUS_BADGES[status]
  return (
    <Badge tone={tone} icon={STATUSES[status]}>
      {word}
    </Badge>
  )
}
