import { Badge } from '../../../../ui/badge.tsx'
import { STATUS_BADGES } from '../../../money/plans/subscription-words.ts'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import { STATUSES } from '../subscriptions/subscription-words.ts'
import type { Revenue } from './revenue-words.ts'
import styles from './revenue.module.css'

type Running = Revenue['running'][number] & { id: string }

const columns: readonly [Column<Running>, ...Column<Running>[]] = [
  { label: 'Plan', cell: ({ planTitle }) => planTitle ?? 'Unknown plan' },
  {
    label: 'Status',
    cell: ({ status }) => (
      <Badge tone={STATUS_BADGES[status].tone} icon={STATUSES[status]}>
        {STATUS_BADGES[status].word}
      </Badge>
    ),
  },
  {
    label: 'Subscriptions',
    isNumber: true,
    cell: ({ subscriptions }) => subscriptions.toLocaleString('en-US'),
  },
]

/** What runs now, by plan and status. */
export function RunningTable({ running }: Pick<Revenue, 'running'>) {
  const rows = running.map((row) => ({ ...row, id: `${row.planTitle}/${row.status}` }))
  return (
    <section aria-labelledby="running" className={styles.running}>
      <h2 id="running">Running now</h2>
      {rows.length > 0 ? (
        <RecordTable caption="Active subscriptions" columns={columns} rows={rows} />
      ) : (
        <p>No paid subscriptions right now.</p>
      )}
    </section>
  )
}
