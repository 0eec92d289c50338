import type { Billing, Subscription } from '@laurel/contract/billing-shapes'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { focusAfter } from '../../../ui/focus-after.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import styles from './own-plan.module.css'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { failureWords } from './failure-words.ts'
import { moneyWords } from './plan-words.ts'
import { canCancel, cancelWords } from './subscription-words.ts'
import { useBillingChange } from './use-billing.ts'
import { usePortal } from './use-portal.ts'

interface PlanActionsProps {
  billing: Billing
  subscription: Subscription
  onDone: () => void
}

/** What can be done about a subscription that runs. */
export function PlanActions({ billing, subscription, onDone }: PlanActionsProps) {
  const [asked, setAsked] = useState<'cancel' | 'refund'>()
  const resumption = useBillingChange('resume')
  const portal = usePortal()
  const { status, canRefund } = subscription
  const isPastDue = status === 'past_due'
  const resume = () =>
    resumption.mutate(undefined, {
      onSuccess: () => {
        onDone()
        showToast({ kind: 'success', message: 'Your subscription continues', id: 'billing' })
      },
      onError: (error) => showToast({ kind: 'error', message: failureWords(error), id: 'billing' }),
    })
  const close = () => setAsked(undefined)
  const closeWith = (isDone: boolean) => (isDone ? focusAfter(close, onDone) : close())
  return (
    <div className={styles.actions}>
      {status === 'cancelled' && (
        <Button variant="filled" onClick={resume} isBusy={resumption.isPending}>
          Resume subscription
        </Button>
      )}
      {billing.hasPortal && (
        <Button
          variant={isPastDue ? 'filled' : 'outline'}
          onClick={portal.open}
          isBusy={portal.isOpening}
        >
          Change card
        </Button>
      )}
      {canCancel(subscription) && (
        <Button onClick={() => setAsked('cancel')}>Cancel subscription</Button>
      )}
      {canRefund && <Button onClick={() => setAsked('refund')}>Get the last charge back</Button>}
      {asked === 'cancel' && (
        <ConfirmDialog
          kind="cancel"
          title="Cancel your subscription?"
          keep="Keep it"
          act="Cancel subscription"
          done="Your subscription is cancelled"
          onClose={closeWith}
        >
          <p>{cancelWords(billing, subscription)}</p>
          {!isPastDue && <p>Until then you can resume it at any time.</p>}
        </ConfirmDialog>
      )}
      {asked === 'refund' && (
        <ConfirmDialog
          kind="refund"
          title="Get the last charge back?"
          keep="Keep it"
          act="Refund and end it"
          done="Your money is on its way back"
          onClose={closeWith}
        >
          <p>{refundWords(billing)}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Charges are listed newest first, refused ones too. */
function refundWords({ invoices }: Billing): string {
  const latest = invoices.find(({ status }) => status === 'paid')
  const money = latest ? moneyWords(latest.amountCents, latest.currency) : 'The money'
  const card = latest?.cardLabel ? ` to your ${latest.cardLabel}` : ''
  return `${money} goes back${card}, because nothing of this cycle was used. The subscription ends at once.`
}
