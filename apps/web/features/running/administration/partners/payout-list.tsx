import type { Payout } from '@laurel/contract/partners-admin'
import { longDate } from '@laurel/contract/words/deadline-words'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { shortDayOf } from '../../../../instant-words.ts'
import { pageFromSearch } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'
import { moneyWords } from '../../../money/plans/plan-words.ts'
import { withinLists } from '../../../common/records/page-window.ts'
import { RecordPages } from '../../../common/records/record-pages.tsx'
import { type Column, RecordTable } from '../../../common/records/record-table.tsx'
import styles from '../administration.module.css'
import { PartnerTabs } from './partner-tabs.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { usePayouts, usePayoutsFile } from './use-partners.ts'

/** What partners are to be paid, and what they were. */
export function PayoutList() {
  const [search] = useSearchParams()
  const page = withinLists(pageFromSearch(search))
  const list = usePayouts(page)
  const [paying, setPaying] = useState<Payout>()
  useDocumentTitle('Payouts')
  return (
    <>
      <PageHeading {...(list.data && { count: list.data.total })}>Payouts</PageHeading>
      <PartnerTabs current="payouts" />
      <p className={styles.lead}>
        Made automatically: on the 1st, or once enough has come together. Pay them from your bank,
        and note here what each is found by there.
      </p>
      {list.data?.waiting.map((batch) => (
        <Batch key={batch.batch} {...batch} />
      ))}
      <RecordPages
        query={list}
        noun="the payouts"
        rowNoun="payouts"
        page={page}
        rowsOf={({ payouts }) => payouts}
        nothing={<EmptyState>No payout has been made yet.</EmptyState>}
      >
        {(payouts, isStale) => (
          <RecordTable
            caption="Payouts, those that wait first"
            columns={columnsWith(setPaying)}
            rows={payouts}
            isStale={isStale}
          />
        )}
      </RecordPages>
      {paying && <PaymentDialog payout={paying} onClose={() => setPaying(undefined)} />}
    </>
  )
}

/** What was made on one day and waits: one file for whoever pays it. */
function Batch({
  batch,
  payouts,
  amountCents,
}: {
  batch: string
  payouts: number
  amountCents: number
}) {
  const file = usePayoutsFile()
  return (
    <div className={styles.head}>
      <p>
        <b>{moneyWords(amountCents)}</b> in {payouts} {payouts === 1 ? 'payout' : 'payouts'} of{' '}
        {longDate(batch)} {payouts === 1 ? 'waits' : 'wait'}
      </p>
      <Button isBusy={file.isPending} onClick={() => file.mutate(batch)}>
        <Icon icon={IconDownload} />
        Export {longDate(batch)}
      </Button>
    </div>
  )
}

const columnsWith = (
  onPay: (payout: Payout) => void,
): readonly [Column<Payout>, ...Column<Payout>[]] => [
  {
    label: 'Partner',
    cell: ({ partnerName, partnerEmail }) => (
      <>
        {partnerName}
        <span className={styles.small}>{partnerEmail}</span>
      </>
    ),
  },
  { label: 'Amount', isNumber: true, cell: ({ amountCents }) => moneyWords(amountCents) },
  { label: 'Made', isShort: true, cell: ({ batch }) => longDate(batch) },
  {
    label: 'Paid',
    cell: (payout) =>
      payout.paidAt === null ? (
        <Button
          aria-label={`Note the payment to ${payout.partnerName}`}
          onClick={() => onPay(payout)}
        >
          Note the payment
        </Button>
      ) : (
        <>
          {shortDayOf(payout.paidAt)}
          <span className={styles.small}>{payout.reference}</span>
        </>
      ),
  },
]
