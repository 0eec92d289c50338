import type {
  Subscription,
  SubscriptionNotification,
  Transaction,
  TransactionAdjustment,
  TransactionNotification,
} from '@paddle/paddle-node-sdk'
import {
  BillingFailure,
  type ChargeSnapshot,
  type SubscriptionSnapshot,
} from '../billing-provider.ts'
import { cardLabel } from '../card-words.ts'

function instantOf(text: string): Date {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw new BillingFailure('Paddle told no instant.', true)
  return instant
}

const maybeInstantOf = (text: string | null | undefined): Date | undefined =>
  text ? instantOf(text) : undefined

/** What we gave along at the checkout, as it comes back. */
export function customOf(
  data: object | null,
  name: 'applicantId' | 'checkoutId' | 'proof',
): string | undefined {
  const value: unknown = data === null ? undefined : Reflect.get(data, name)
  return typeof value === 'string' ? value : undefined
}

const STATUSES = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
} as const

/** Paddle tells no period of a subscription that has ended: it is taken to have ended with its end. */
export function snapshotOf(
  subscription: Subscription | SubscriptionNotification,
): SubscriptionSnapshot {
  const { scheduledChange, currentBillingPeriod: period, createdAt } = subscription
  const [item] = subscription.items
  const status = STATUSES[subscription.status]
  const endedAt = status === 'ended' ? maybeInstantOf(subscription.canceledAt) : undefined
  const startedAt = instantOf(subscription.startedAt ?? createdAt)
  return {
    subscriptionId: subscription.id,
    customerId: subscription.customerId,
    priceId: item?.price?.id ?? '',
    applicantId: customOf(subscription.customData, 'applicantId'),
    proof: customOf(subscription.customData, 'proof'),
    status,
    startedAt,
    trialEndsAt: maybeInstantOf(item?.trialDates?.endsAt),
    periodStartsAt: maybeInstantOf(period?.startsAt ?? item?.previouslyBilledAt) ?? startedAt,
    periodEndsAt: maybeInstantOf(period?.endsAt) ?? endedAt ?? startedAt,
    cancelsAt:
      scheduledChange?.action === 'cancel'
        ? maybeInstantOf(scheduledChange.effectiveAt)
        : undefined,
    endedAt,
    // Paddle tells nobody which card it is.
    cardFingerprint: undefined,
  }
}

/**
 * A transaction as a charge: it keeps its id over all tries. Undefined for what has cost nothing, as
 * at the beginning of a trial, for what is not due, and for what belongs to no subscription.
 */
export function chargeSnapshotOf(
  transaction: Transaction | TransactionNotification,
  toldAt: Date = instantOf(transaction.updatedAt),
): ChargeSnapshot | undefined {
  const { subscriptionId, details, billingPeriod, payments } = transaction
  const status = chargeStatusOf(transaction)
  const amountCents = Number(details?.totals?.grandTotal ?? 0)
  if (subscriptionId === null || !status || amountCents <= 0) return undefined
  const captured = payments.find(({ capturedAt }) => capturedAt !== null)
  const chargedAt =
    status === 'paid' ? maybeInstantOf(captured?.capturedAt ?? transaction.billedAt) : undefined
  const refundedCents = 'adjustments' in transaction ? refundedCentsOf(transaction) : 0
  const isRefunded = refundedCents >= amountCents
  const card = (captured ?? payments[0])?.methodDetails?.card
  const startsAt = maybeInstantOf(billingPeriod?.startsAt ?? transaction.billedAt) ?? toldAt
  return {
    chargeId: transaction.id,
    subscriptionId,
    amountCents,
    currency: transaction.currencyCode,
    status: isRefunded ? 'refunded' : status,
    chargedAt: chargedAt ?? toldAt,
    refundedCents: isRefunded ? undefined : refundedCents || undefined,
    refundedAt: 'adjustments' in transaction ? refundedAtOf(transaction) : undefined,
    periodStartsAt: startsAt,
    periodEndsAt: maybeInstantOf(billingPeriod?.endsAt) ?? startsAt,
    cardLabel: card ? cardLabel(card.type, card.last4) : undefined,
  }
}

function chargeStatusOf({ status, payments }: Transaction | TransactionNotification) {
  if (status === 'completed' || status === 'paid') return 'paid'
  const isRefused = status === 'past_due' || (status === 'billed' && payments.length > 0)
  return isRefused ? 'failed' : undefined
}

const GIVEN = ['approved', 'pending_approval']

/** What is given back of a transaction; Paddle looks at most refunds first, and refuses few. */
export const refundsOf = ({ adjustments }: Transaction): TransactionAdjustment[] =>
  (adjustments ?? []).filter(({ action, status }) => action === 'refund' && GIVEN.includes(status))

/** Whether Paddle looked at a refund and refused it. */
export const wasRefused = ({ adjustments }: Transaction): boolean =>
  (adjustments ?? []).some(({ action, status }) => action === 'refund' && status === 'rejected')

export const refundedCentsOf = (transaction: Transaction): number =>
  refundsOf(transaction).reduce((sum, { totals }) => sum + Number(totals?.total ?? 0), 0)

/** When it was given back, or the last part of it. */
const refundedAtOf = (transaction: Transaction): Date | undefined =>
  maybeInstantOf(
    refundsOf(transaction)
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .at(-1),
  )
