import type { SubscriptionStatus } from '@laurel/contract/billing-shapes'
import { endOfGrace, endOfPatience } from './rules.ts'

/**
 * All states of a subscription and the moves between them.
 *
 *   | state     | what holds                                      | everything is open until        |
 *   | trialing  | the free days run, nothing was charged yet      | their end, and 3 days more      |
 *   | active    | the period is paid                              | its end, and 3 days more        |
 *   | past_due  | a renewal was refused; the provider tries again | 7 days after the renewal was due|
 *   | cancelled | it ends with the trial or period and can resume | that end                        |
 *   | expired   | it is over                                      | over                            |
 *   | refunded  | the money of its latest cycle was given back    | over                            |
 *
 *   checkout ─▶ trialing ──charge──▶ active ◀──renewal──┐
 *      └───────────────────────────▶ active ────────────┘
 *   trialing, active ──refused──▶ past_due ──paid──▶ active
 *   trialing, active ──cancel──▶ cancelled ──resume──▶ trialing, active
 *   cancelled ──its end──▶ expired        past_due ──given up by the provider or cancelled──▶ expired
 *   trialing, active ──ended at once, or no news for 3 days──▶ expired
 *   active, cancelled, expired ──refund──▶ refunded
 *   expired, refunded: a paid charge of a later period makes it active again, as a provider's
 *   belated renewal may; nobody who paid is locked out.
 *   refunded ──the provider refuses the refund──▶ expired, and open as long as the money pays for.
 *
 * The 3 days are for a renewal that is not heard of in time. No state is ever moved to: each is
 * derived from the newest word of the provider, all charges and the clock, so that the order in
 * which events arrive does not matter.
 */
export interface SubscriptionFacts {
  provider: 'stripe' | 'paddle' | 'sandbox' | 'grant'
  providerStatus: 'trialing' | 'active' | 'past_due' | 'ended'
  periodStartsAt: Date
  periodEndsAt: Date
  cancelsAt: Date | null
  endedAt: Date | null
  /** Why we end it at its provider. */
  endReason: 'trial_taken' | 'second' | 'refunded' | 'account_closed' | 'closed_unpaid' | null
  /** When the provider had it so. */
  asOf: Date
}

export interface ChargeFacts {
  status: 'paid' | 'failed' | 'refunded'
  periodStartsAt: Date
  periodEndsAt: Date
  chargedAt: Date
  refundedAt: Date | null
}

export interface DerivedState {
  status: SubscriptionStatus
  accessUntil: Date
}

export function deriveState(
  facts: SubscriptionFacts,
  charges: readonly ChargeFacts[],
  now: Date,
): DerivedState {
  const refund = refundOf(facts, charges)
  // What is over is over, should the provider's clock be ahead of ours.
  if (refund)
    return { status: 'refunded', accessUntil: earlier(refund.refundedAt ?? refund.chargedAt, now) }
  if (facts.providerStatus === 'ended')
    return { status: 'expired', accessUntil: endOfEnded(facts, charges, now) }
  const paidUntil = endOfPaid(charges)
  const isTrial = facts.providerStatus === 'trialing' && paidUntil === undefined
  const isRefused = isPastDue(facts, charges)
  const status = isRefused ? 'past_due' : isTrial ? 'trialing' : 'active'
  const runsUntil = isRefused ? endOfGrace(dueAt(facts)) : endOfRun(facts, paidUntil)
  const { cancelsAt } = facts
  if (cancelsAt !== null && !(paidUntil && paidUntil > cancelsAt)) {
    const accessUntil = earlier(cancelsAt, runsUntil)
    return { status: now < accessUntil ? 'cancelled' : 'expired', accessUntil }
  }
  // What is refused stays so until the provider gives it up.
  const isOver = !isRefused && now >= runsUntil
  return { status: isOver ? 'expired' : status, accessUntil: runsUntil }
}

/** When the renewal was due that is not paid: this period's start, or its end once that has passed. */
export const dueAt = ({
  periodStartsAt,
  periodEndsAt,
  asOf,
}: Pick<SubscriptionFacts, 'periodStartsAt' | 'periodEndsAt' | 'asOf'>): Date =>
  periodEndsAt <= asOf ? periodEndsAt : periodStartsAt

function isPastDue(facts: SubscriptionFacts, charges: readonly ChargeFacts[]): boolean {
  const paidUntil = endOfPaid(charges)
  return facts.providerStatus === 'past_due' && !(paidUntil && paidUntil > dueAt(facts))
}

/** Over with its end; but what was ended for a refund that was refused then is paid for. */
function endOfEnded(facts: SubscriptionFacts, charges: readonly ChargeFacts[], now: Date): Date {
  const paidUntil = facts.endReason === 'refunded' ? endOfPaid(charges) : undefined
  return paidUntil ?? earlier(facts.endedAt ?? facts.periodEndsAt, now)
}

/** What was given has an exact end; nobody renews it. */
function endOfRun({ provider, periodEndsAt }: SubscriptionFacts, paidUntil: Date | undefined) {
  if (provider === 'grant') return periodEndsAt
  return endOfPatience(paidUntil && paidUntil > periodEndsAt ? paidUntil : periodEndsAt)
}

/** The charge whose money was given back, if no later period was begun or paid. */
function refundOf(
  { periodStartsAt }: SubscriptionFacts,
  charges: readonly ChargeFacts[],
): ChargeFacts | undefined {
  const latest = latestTaken(charges)
  if (latest?.status !== 'refunded') return undefined
  return latest.periodEndsAt > periodStartsAt ? latest : undefined
}

/** The latest charge that took money, whether or not it was given back. */
export function latestTaken<Charge extends ChargeFacts>(
  charges: readonly Charge[],
): Charge | undefined {
  return charges
    .filter(({ status }) => status !== 'failed')
    .toSorted(
      (a, b) =>
        b.periodStartsAt.getTime() - a.periodStartsAt.getTime() ||
        b.chargedAt.getTime() - a.chargedAt.getTime(),
    )[0]
}

function endOfPaid(charges: readonly ChargeFacts[]): Date | undefined {
  const ends = charges
    .filter(({ status }) => status === 'paid')
    .map(({ periodEndsAt }) => periodEndsAt.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)

interface Allowed {
  /** It runs at its provider: there is no second one beside it. */
  isRunning: boolean
  canCancel: boolean
  canResume: boolean
}

const NOTHING: Allowed = { isRunning: false, canCancel: false, canResume: false }
const RUNS: Allowed = { isRunning: true, canCancel: true, canResume: false }

/** What each state allows. */
export const ALLOWED: Record<SubscriptionStatus, Allowed> = {
  trialing: RUNS,
  active: RUNS,
  past_due: RUNS,
  cancelled: { isRunning: true, canCancel: false, canResume: true },
  expired: NOTHING,
  refunded: NOTHING,
}
