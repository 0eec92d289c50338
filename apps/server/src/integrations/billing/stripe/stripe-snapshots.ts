import type { Stripe } from 'stripe'
import {
  BillingFailure,
  type ChargeSnapshot,
  type SubscriptionSnapshot,
} from '../billing-provider.ts'
import { cardLabel } from '../card-words.ts'

export function instantOf(seconds: number): Date {
  const instant = new Date(seconds * 1000)
  if (Number.isNaN(instant.getTime())) throw new BillingFailure('Stripe told no instant.', true)
  return instant
}

const maybeInstantOf = (seconds: number | null): Date | undefined =>
  seconds === null ? undefined : instantOf(seconds)

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id

/** A subscription that waits for its first payment has no word here: it may come to nothing. */
const STATUSES: Record<string, SubscriptionSnapshot['status'] | undefined> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

/** Undefined for one that was never paid yet. @throws BillingFailure for one of another API version. */
export function snapshotOf(subscription: Stripe.Subscription): SubscriptionSnapshot | undefined {
  const status = STATUSES[subscription.status]
  if (status === undefined) return undefined
  const [item] = subscription.items.data
  // Older versions tell the period elsewhere; a wrong date would be worse than none.
  if (typeof item?.current_period_end !== 'number')
    throw new BillingFailure('Stripe told a subscription by another API version.', true)
  const periodEndsAt = instantOf(item.current_period_end)
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer),
    priceId: item.price.id,
    applicantId: subscription.metadata['applicantId'],
    proof: subscription.metadata['proof'],
    status,
    startedAt: instantOf(subscription.start_date),
    trialEndsAt: maybeInstantOf(subscription.trial_end),
    periodStartsAt: instantOf(item.current_period_start),
    periodEndsAt,
    cancelsAt: status === 'ended' ? undefined : cancelsAtOf(subscription, periodEndsAt),
    endedAt: maybeInstantOf(subscription.ended_at),
    cardFingerprint: fingerprintOf(subscription.default_payment_method),
  }
}

const cancelsAtOf = (
  { cancel_at: at, cancel_at_period_end: isAtPeriodEnd }: Stripe.Subscription,
  periodEndsAt: Date,
): Date | undefined => maybeInstantOf(at) ?? (isAtPeriodEnd ? periodEndsAt : undefined)

const fingerprintOf = (method: Stripe.Subscription['default_payment_method']): string | undefined =>
  typeof method === 'object' ? (method?.card?.fingerprint ?? undefined) : undefined

interface ChargeFacts {
  /** When a payment was refused, which an invoice does not tell. */
  refusedAt: Date
  /** The card's charge, where it was asked for. */
  charge?: Stripe.Charge | undefined
  refund?: Refund | undefined
}

/** What was given back of a charge so far. */
export interface Refund {
  refundedAt: Date
  /** Undefined when it was all. */
  partCents: number | undefined
}

/**
 * An invoice as a charge: it keeps its id over all tries. Undefined for what has cost nothing, as at
 * the beginning of a trial, for drafts, and for what belongs to no subscription.
 */
export function chargeSnapshotOf(
  invoice: Stripe.Invoice,
  { refusedAt, charge, refund }: ChargeFacts,
): ChargeSnapshot | undefined {
  const subscription = invoice.parent?.subscription_details?.subscription
  const status = chargeStatusOf(invoice)
  if (!invoice.id || !subscription || !status) return undefined
  const amountCents = status === 'paid' ? invoice.amount_paid : invoice.amount_due
  if (amountCents <= 0) return undefined
  const period = periodOf(invoice)
  const paidAt = maybeInstantOf(invoice.status_transitions.paid_at)
  return {
    chargeId: invoice.id,
    subscriptionId: idOf(subscription),
    amountCents,
    currency: invoice.currency.toUpperCase(),
    status: refund && refund.partCents === undefined ? 'refunded' : status,
    chargedAt: status === 'paid' ? (paidAt ?? instantOf(invoice.created)) : refusedAt,
    refundedCents: refund?.partCents,
    refundedAt: refund?.refundedAt,
    periodStartsAt: instantOf(period.start),
    periodEndsAt: instantOf(period.end),
    cardLabel: charge && labelOf(charge),
  }
}

function chargeStatusOf({ status, attempt_count: tries }: Stripe.Invoice) {
  if (status === 'paid') return 'paid'
  return (status === 'open' && tries > 0) || status === 'uncollectible' ? 'failed' : undefined
}

/** The period that is paid for; an invoice's own is the one before. */
function periodOf({ lines, period_start: start, period_end: end }: Stripe.Invoice) {
  const line = lines.data.find(({ parent }) => parent?.type === 'subscription_item_details')
  return (line ?? lines.data[0])?.period ?? { start, end }
}

function labelOf({ payment_method_details: details }: Stripe.Charge): string | undefined {
  const card = details?.card
  if (!card?.last4) return undefined
  return cardLabel(card.brand, card.last4)
}
