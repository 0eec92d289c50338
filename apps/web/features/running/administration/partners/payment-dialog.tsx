import type { Payout } from '@laurel/contract/partners-admin'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { moneyWords } from '../../../money/plans/plan-words.ts'
import styles from '../administration.module.css'
import { usePayment } from './use-partners.ts'

const FIELD = 'payment-reference'
const NOTHING = 'Please enter what the payment is found by at the bank.'

/** Notes that a partner was paid; it cannot be taken back. */
export function PaymentDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const [reference, setReference] = useState('')
  const [missing, setMissing] = useState<string>()
  const payment = usePayment(() => {
    showToast({ kind: 'success', message: 'Payment noted', detail: payout.partnerName })
    onClose()
  })
  const refused = payment.error instanceof CallError ? payment.error.fields['reference'] : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (payment.isPending) return
    const isEmpty = reference.trim() === ''
    setMissing(isEmpty ? NOTHING : undefined)
    if (isEmpty) document.getElementById(FIELD)?.focus()
    else payment.mutate({ id: payout.id, reference: reference.trim() })
  }
  return (
    <Dialog isOpen title="Note a payment" onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>
          {moneyWords(payout.amountCents)} to {payout.partnerName}. They see it on their page, and
          it cannot be taken back.
        </p>
        <TextField
          id={FIELD}
          label="Reference"
          hint="What the payment is found by at the bank."
          autoComplete="off"
          maxLength={100}
          value={reference}
          error={missing ?? refused}
          onChange={(event) => setReference(event.target.value)}
        />
        {payment.isError && refused === undefined && (
          <FailureLine id="payment-error">
            {failureWords(payment.error, 'It could not be saved. Please try again.')}
          </FailureLine>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" isBusy={payment.isPending}>
            It was paid
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
