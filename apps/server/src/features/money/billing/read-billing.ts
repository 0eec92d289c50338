import type { Billing, Invoice, Subscription } from '@laurel/contract/billing-shapes'
import type { App } from '../../../app-context.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { hasTrialLeft } from './check-trial.ts'
import { canRefund } from './policy.ts'
import {
  changeOf,
  readPlans,
  readSubscriptions,
  toPlan,
  type ChargeRow,
  type HeldSubscription,
  type PlanRow,
} from './queries.ts'
import { givenBackCents } from './rules.ts'
import { ALLOWED, latestTaken } from './states.ts'
import { isUnused } from './is-unused.ts'

type Needs = Pick<App, 'db' | 'clock' | 'billing' | 'trialHash'>

/** An account's subscription, its invoices, and what the next one may begin with. */
export async function readBilling(app: Needs, applicantId: OwnApplicantId): Promise<Billing> {
  const { db, clock, trialHash } = app
  const now = clock.now()
  const held = await readSubscriptions(db, { applicantId }, now)
  const present = choosePresent(held)
  const until = held
    .map(({ accessUntil }) => accessUntil)
    .filter((end) => end > now)
    .toSorted((a, b) => b.getTime() - a.getTime())[0]
  return {
    isActive: until !== undefined,
    accessUntil: until?.toISOString() ?? null,
    subscription: present ? await toSubscription(app, applicantId, present) : null,
    invoices: held.flatMap(({ charges }) => charges).map(toInvoice),
    hasTrialLeft: await hasTrialLeft(db, trialHash, applicantId),
    hasPortal:
      present !== undefined &&
      present.row.customerId !== null &&
      present.row.provider === app.billing.name &&
      ALLOWED[present.status].isRunning,
  }
}

/** The one that runs, what is paid for before what was given; else the last. */
export function choosePresent(held: readonly HeldSubscription[]): HeldSubscription | undefined {
  const running = held.filter(
    ({ row, status }) => ALLOWED[status].isRunning && row.endReason === null,
  )
  return running.find(({ row }) => row.provider !== 'grant') ?? running[0] ?? held[0]
}

async function toSubscription(
  app: Needs,
  applicantId: OwnApplicantId,
  held: HeldSubscription,
): Promise<Subscription> {
  const { row, status, charges, accessUntil } = held
  const all = await readPlans(app.db)
  const plan = all.find(({ id }) => id === row.planId)
  const nextChargeAt = nextChargeOf(held)
  const latest = latestTaken(charges)
  const mayRefund = latest !== undefined && canRefund(held, latest, app.clock.now())
  return {
    id: row.id,
    status,
    plan: plan ? toPlan(plan, all, app.billing) : null,
    provider: row.provider,
    startedAt: row.startedAt.toISOString(),
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    periodEndsAt: row.periodEndsAt.toISOString(),
    cancelsAt: status === 'cancelled' ? accessUntil.toISOString() : null,
    nextCharge:
      plan && nextChargeAt
        ? { at: nextChargeAt.toISOString(), amountCents: priceAt(plan, nextChargeAt) }
        : null,
    canRefund: mayRefund && (await isUnused(app.db, applicantId, latest)),
  }
}

/** A price that changes before the charge is the one that is charged. */
function priceAt(plan: PlanRow, chargeAt: Date): number {
  const change = changeOf(plan)
  return change && change.from <= chargeAt ? change.priceCents : plan.priceCents
}

/** None comes of what was given, cancelled or refused; when a refused one is tried again is not known. */
function nextChargeOf({ row, status }: HeldSubscription): Date | undefined {
  if (row.provider === 'grant' || row.endReason !== null) return undefined
  if (status === 'trialing') return row.trialEndsAt ?? row.periodEndsAt
  return status === 'active' ? row.periodEndsAt : undefined
}

export const toInvoice = (charge: ChargeRow): Invoice => ({
  id: charge.id,
  number: charge.invoiceNumber,
  amountCents: charge.amountCents,
  currency: charge.currency,
  status: charge.status,
  periodStartsAt: charge.periodStartsAt.toISOString(),
  periodEndsAt: charge.periodEndsAt.toISOString(),
  chargedAt: charge.chargedAt.toISOString(),
  refundedCents: givenBackCents(charge),
  refundedAt: charge.refundedAt?.toISOString() ?? null,
  cardLabel: charge.cardLabel,
})
