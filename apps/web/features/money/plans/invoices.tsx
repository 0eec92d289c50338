import type { Invoice } from '@laurel/contract/billing-shapes'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './own-plan.module.css'
import { moneyWords } from './plan-words.ts'
import { dayOf } from '../../../instant-words.ts'
import { partBackWords } from './subscription-words.ts'
import { useInvoiceFile } from './use-invoice-file.ts'

export const INVOICE_BADGES = {
  paid: { tone: 'success', word: 'Paid' },
  failed: { tone: 'danger', word: 'Refused' },
  refunded: { tone: 'neutral', word: 'Refunded' },
} as const

/** Every charge, newest first; what was paid has a document to keep. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className={styles.heading}>
        Invoices
      </h2>
      <ul className={styles.invoices}>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { amountCents, currency, status, chargedAt, cardLabel, number } = invoice
  const part = partBackWords(invoice)
  const { tone, word } = INVOICE_BADGES[status]
  return (
    <li className={styles.invoice}>
      <div className={styles.charge}>
        <b>{moneyWords(amountCents, currency)}</b> <Badge tone={tone}>{word}</Badge>
        <p>
          {dayOf(chargedAt)}
          {cardLabel !== null && ` · ${cardLabel}`}
          {part !== undefined && ` · ${part}`}
        </p>
      </div>
      {number !== null && <InvoiceButton id={invoice.id} number={number} />}
    </li>
  )
}

function InvoiceButton({ id, number }: { id: string; number: string }) {
  const file = useInvoiceFile(id, number)
  return (
    <Button aria-label={`Download invoice ${number}`} onClick={file.save} isBusy={file.isSaving}>
      <Icon icon={IconDownload} />
      {number}
    </Button>
  )
}
