import { eq } from 'drizzle-orm'
import { sandboxCharges } from '../../../db/schema/sandbox.ts'
import { BillingFailure } from '../billing-provider.ts'
import type { TakenCard } from './begin-subscription.ts'
import { chargeMove, endMove, findUnpaid, nextTry } from './play-subscriptions.ts'
import { holdSubscription, recordSubscription } from './record-subscription.ts'
import type { ChargeRow, SubscriptionRow } from './sandbox-snapshots.ts'
import { readSandboxTime, type SandboxParts } from './sandbox-time.ts'

type Change = (row: SubscriptionRow, now: Date) => SubscriptionRow

/** Changes a subscription and tells of it; an unchanged one is told of no more. */
async function change(
  { db, clock }: SandboxParts,
  id: string,
  changed: Change,
): Promise<SubscriptionRow> {
  return db.transaction(async (tx) => {
    const row = await holdSubscription(tx, id)
    const now = await readSandboxTime(tx, clock)
    const next = changed(row, now)
    if (next === row) return row
    const type = next.status === 'ended' ? 'subscription.ended' : 'subscription.updated'
    return recordSubscription(tx, clock, next, { at: now, what: [{ type }] })
  })
}

export const cancelAtPeriodEnd = (parts: SandboxParts, id: string): Promise<SubscriptionRow> =>
  change(parts, id, (row) => {
    refuseEnded(row)
    if (row.cancelsAt) return row
    // What was cancelled is not charged any more, not even for a period that began unpaid.
    return { ...row, cancelsAt: row.periodEndsAt, nextMoveAt: row.periodEndsAt }
  })

export const resume = (parts: SandboxParts, id: string): Promise<SubscriptionRow> =>
  change(parts, id, (row) => {
    refuseEnded(row)
    if (!row.cancelsAt) return row
    const nextMoveAt = row.status === 'past_due' ? nextTry(row) : row.periodEndsAt
    return { ...row, cancelsAt: null, nextMoveAt }
  })

export const cancelNow = (parts: SandboxParts, id: string): Promise<SubscriptionRow> =>
  change(parts, id, (row, now) => (row.status === 'ended' ? row : endMove(row, now).next))

function refuseEnded({ status }: SubscriptionRow): void {
  if (status === 'ended') throw new BillingFailure('The subscription has ended.', true)
}

/** Gives a charge back, once. */
export async function refundCharge({ db, clock }: SandboxParts, id: string): Promise<ChargeRow> {
  return db.transaction(async (tx) => {
    const ofCharge = eq(sandboxCharges.id, id)
    const [found] = await tx.select().from(sandboxCharges).where(ofCharge)
    if (!found) throw new BillingFailure('The sandbox knows no such charge.', true)
    const row = await holdSubscription(tx, found.subscriptionId)
    const [charge = found] = await tx.select().from(sandboxCharges).where(ofCharge)
    if (charge.status === 'refunded') return charge
    if (charge.status === 'failed') throw new BillingFailure('The charge was never paid.', true)
    const at = await readSandboxTime(tx, clock)
    const refunded: ChargeRow = { ...charge, status: 'refunded', refundedAt: at }
    const what = [{ type: 'charge.refunded', charge: refunded }] as const
    await recordSubscription(tx, clock, row, { at, what })
    return refunded
  })
}

/** Puts another card in the place of the present one; what is owed is charged to it at once. */
export async function exchangeCard(
  { db, clock }: SandboxParts,
  id: string,
  taken: TakenCard,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = { ...(await holdSubscription(tx, id)), ...taken }
    refuseEnded(row)
    const at = await readSandboxTime(tx, clock)
    const isOwed = row.status === 'past_due' && !row.cancelsAt
    const { next, what } = isOwed
      ? chargeMove(row, at, await findUnpaid(tx, row))
      : { next: row, what: [{ type: 'subscription.updated' }] as const }
    await recordSubscription(tx, clock, next, { at, what })
  })
}
