import type { Invoice } from '@laurel/contract/billing-shapes'
import { Badge } from '../../../../ui/badge.tsx'
import { INVOICE_BADGES } from '../../../money/plans/invoices.tsx'
import { partBackWords } from '../../../money/plans/subscription-words.ts'
import { moneyWords } from '../../../money/plans/plan-words.ts'
import { shortMomentOf, shortDayOf } from '../../../../instant-words.ts'
import styles from './subscription-details.module.css'

/** What was charged, the latest first. */
export function ChargeList({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return null
  return (
    <section className={styles.charges} aria-labelledby="charges">
      <h3 id="charges">Charges</h3>
      <ul>
        {invoices.map((invoice) => (
          <Charge key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  )
}

function Charge({ invoice }: { invoice: Invoice }) {
  const { amountCents, currency, status, number, chargedAt, refundedAt, cardLabel } = invoice
  const { tone, word } = INVOICE_BADGES[status]
  const part = partBackWords(invoice)
  return (
    <li>
      <span>
        <b>{moneyWords(amountCents, currency)}</b>
        <Badge tone={tone}>{word}</Badge>
      </span>
      {number !== null && <span className={styles.number}>{number}</span>}
      <p>
        {shortMomentOf(chargedAt)}
        {cardLabel !== null && ` · ${cardLabel}`}
        {refundedAt !== null && ` · ${part ?? 'refunded'} ${shortDayOf(refundedAt)}`}
      </p>
    </li>
  )
}
