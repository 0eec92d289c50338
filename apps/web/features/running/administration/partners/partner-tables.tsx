import type { Partner } from '@laurel/contract/partners-admin'
import { Badge } from '../../../../ui/badge.tsx'
import { moneyWords } from '../../../money/plans/plan-words.ts'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import styles from '../administration.module.css'
import { told } from '../visitors/visitor-words.ts'
import tables from '../visitors/visitors.module.css'
import { payoutWords, rewardWords } from './partner-words.ts'

/** A column of numbers. */
const number = (label: string, valueOf: (row: Partner) => number): Column<Partner> => ({
  label,
  isNumber: true,
  cell: (row) => told(valueOf(row)),
})
/** A column of sums. */
const money = (label: string, centsOf: (row: Partner) => number): Column<Partner> => ({
  label,
  isNumber: true,
  cell: (row) => moneyWords(centsOf(row)),
})

const COLUMNS: readonly Column<Partner>[] = [
  {
    label: 'Agreed',
    cell: (partner) => (
      <>
        {rewardWords(partner)}
        <span className={styles.small}>{payoutWords(partner)}</span>
      </>
    ),
  },
  number('Visits', ({ figures }) => figures.visits),
  number('Signed up', ({ figures }) => figures.signUps),
  number('Members', ({ figures }) => figures.members),
  money('Held', ({ figures }) => figures.heldCents),
  money('Owed', ({ figures }) => figures.payableCents + figures.dueCents),
  money('Paid', ({ figures }) => figures.paidCents),
]

interface PartnerTableProps {
  partners: readonly Partner[]
  isStale: boolean
  onOpen: (id: string) => void
}

export const PartnerTable = ({ partners, isStale, onOpen }: PartnerTableProps) => (
  <RecordTable
    caption="Partners, by what they are owed"
    columns={[partnerWith(onOpen), ...COLUMNS]}
    rows={partners}
    isStale={isStale}
  />
)

const partnerWith = (onOpen: PartnerTableProps['onOpen']): Column<Partner> => ({
  label: 'Partner',
  cell: ({ id, name, linkId, endedAt }) => (
    <>
      <button type="button" className={styles.open} onClick={() => onOpen(id)}>
        {name}
      </button>
      <span className={styles.small}>{linkId}</span>
      {endedAt !== null && <Badge tone="neutral">Ended</Badge>}
    </>
  ),
})

/** Links that lead here and are nobody's: a typing error, or somebody to talk to. */
export function UnclaimedTable({
  unclaimed,
}: {
  unclaimed: readonly { linkId: string; signUps: number }[]
}) {
  if (unclaimed.length === 0) return undefined
  return (
    <section className={tables.list} aria-labelledby="unclaimed">
      <h2 id="unclaimed" className={tables.later}>
        Links of nobody
      </h2>
      <RecordTable
        caption="Links without a partner, by sign-ups"
        columns={[
          { label: 'Link id', cell: ({ linkId }) => linkId },
          { label: 'Signed up', isNumber: true, cell: ({ signUps }) => told(signUps) },
        ]}
        rows={unclaimed.map((row) => ({ ...row, id: row.linkId }))}
      />
    </section>
  )
}
