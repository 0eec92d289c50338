import type { Stripe } from 'stripe'
import { BillingFailure, type ChargeSnapshot } from '../billing-provider.ts'
import { askStripe, isStripeCode } from './stripe-failure.ts'
import { chargeSnapshotOf, idOf, instantOf, type Refund } from './stripe-snapshots.ts'

const PAGE = 100
const WITH_PAYMENTS = { expand: ['payments'] }

/** Every charge for a subscription, with what came of it, newest first. */
export async function listCharges(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<ChargeSnapshot[]> {
  const invoices = await stripe.invoices
    .list({ subscription: subscription.id, limit: PAGE, expand: ['data.payments'] })
    .autoPagingToArray({ limit: 1000 })
  const charges = await stripe.charges
    .list({ customer: idOf(subscription.customer), limit: PAGE, expand: ['data.refunds'] })
    .autoPagingToArray({ limit: 1000 })
  return invoices.flatMap((invoice) => {
    const intents = intentsOf(invoice)
    // The newest try comes first.
    const charge = charges.find(
      ({ payment_intent: intent }) => intent !== null && intents.includes(idOf(intent)),
    )
    const refusedAt = instantOf(charge?.created ?? invoice.created)
    const snapshot = chargeSnapshotOf(invoice, { refusedAt, charge, refund: refundOf(charge) })
    return snapshot ? [snapshot] : []
  })
}

/** Stripe adds up what was given back; the newest refund comes first. */
function refundOf(charge: Stripe.Charge | undefined, toldAt?: Date): Refund | undefined {
  if (!charge || (!charge.refunded && charge.amount_refunded <= 0)) return undefined
  const refundedAt = toldAt ?? instantOf(charge.refunds?.data[0]?.created ?? charge.created)
  return { refundedAt, partCents: charge.refunded ? undefined : charge.amount_refunded }
}

const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent === undefined ? [] : [idOf(payment.payment_intent)],
  )

/** The invoice of a charge of which something was given back; undefined for no subscription's. */
export async function findRefunded(
  stripe: Stripe,
  charge: Stripe.Charge,
  refundedAt: Date,
): Promise<ChargeSnapshot | undefined> {
  const refund = refundOf(charge, refundedAt)
  if (!refund || charge.payment_intent === null) return undefined
  const payment = { type: 'payment_intent', payment_intent: idOf(charge.payment_intent) } as const
  return askStripe(async () => {
    const { data } = await stripe.invoicePayments.list({ payment, limit: 1 })
    const [paid] = data
    if (!paid) return undefined
    const invoice = await stripe.invoices.retrieve(idOf(paid.invoice))
    if (invoice.parent?.subscription_details?.metadata?.['applicantId'] === undefined)
      return undefined
    return chargeSnapshotOf(invoice, { refusedAt: refundedAt, charge, refund })
  })
}

/** Gives an invoice's money back; one that was given back before stays so. */
export async function refundInvoice(stripe: Stripe, invoiceId: string): Promise<ChargeSnapshot> {
  const invoice = await askStripe(() => stripe.invoices.retrieve(invoiceId, WITH_PAYMENTS))
  const [intent] = intentsOf(invoice)
  if (invoice.status !== 'paid' || intent === undefined)
    throw new BillingFailure('Stripe has no payment for this invoice.', true)
  const refund = await askStripe(() => refundOnce(stripe, invoiceId, intent))
  if (refund.status === 'failed' || refund.status === 'canceled')
    throw new BillingFailure('Stripe could not give the money back.', true)
  const refundedAt = instantOf(refund.created)
  const all = { refundedAt, partCents: undefined }
  const snapshot = chargeSnapshotOf(invoice, { refusedAt: refundedAt, refund: all })
  if (!snapshot) throw new BillingFailure('This invoice is of no subscription.', true)
  return snapshot
}

async function refundOnce(stripe: Stripe, invoiceId: string, intent: string) {
  try {
    return await stripe.refunds.create(
      { payment_intent: intent, reason: 'requested_by_customer' },
      { idempotencyKey: `refund-${invoiceId}` },
    )
  } catch (error) {
    if (!isStripeCode(error, 'charge_already_refunded')) throw error
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 1 })
    const [before] = data
    if (!before) throw error
    return before
  }
}
