import { eq } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { sandboxCharges, sandboxSubscriptions } from '../../../db/schema/sandbox.ts'
import { BillingFailure, type ProviderEvent } from '../billing-provider.ts'
import { tellLater } from './sandbox-events.ts'
import {
  chargeSnapshotOf,
  snapshotOf,
  type ChargeRow,
  type SubscriptionRow,
} from './sandbox-snapshots.ts'

/** Something to be told of a subscription: that it changed, or what belongs to it. */
export type Happening =
  | { type: 'subscription.created' | 'subscription.updated' | 'subscription.ended' }
  | { type: 'charge.paid' | 'charge.failed' | 'charge.refunded'; charge: ChargeRow }
  | { type: 'checkout.completed'; checkoutId: string }

/** Keeps a subscription with its charges, and puts what happened in the row of what is told. */
export async function recordSubscription(
  tx: Queryable,
  clock: Clock,
  row: SubscriptionRow,
  happened: { at: Date; what: readonly Happening[] },
): Promise<SubscriptionRow> {
  let told = row.toldAt.getTime()
  const events = happened.what.map((happening) => {
    // Two things at one moment would have no order.
    told = Math.max(happened.at.getTime(), told + 1)
    return eventOf(row, happening, new Date(told))
  })
  const kept = { ...row, toldAt: new Date(told) }
  await tx
    .insert(sandboxSubscriptions)
    .values(kept)
    .onConflictDoUpdate({ target: sandboxSubscriptions.id, set: kept })
  for (const happening of happened.what)
    if ('charge' in happening)
      await tx
        .insert(sandboxCharges)
        .values(happening.charge)
        .onConflictDoUpdate({ target: sandboxCharges.id, set: happening.charge })
  for (const event of events) await tellLater(tx, clock, event)
  return kept
}

function eventOf(
  row: SubscriptionRow,
  happening: Happening,
  occurredAt: Date,
): Omit<ProviderEvent, 'eventId'> {
  const { type } = happening
  if ('charge' in happening) return { type, occurredAt, charge: chargeSnapshotOf(happening.charge) }
  if (!('checkoutId' in happening)) return { type, occurredAt, subscription: snapshotOf(row) }
  const { checkoutId } = happening
  return { type, occurredAt, checkout: { checkoutId, isCompleted: true, subscriptionId: row.id } }
}

/** The subscription, held until the transaction ends. @throws BillingFailure where there is none. */
export async function holdSubscription(tx: Transaction, id: string): Promise<SubscriptionRow> {
  const [row] = await tx
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
    .for('update')
  if (!row) throw new BillingFailure('The sandbox knows no such subscription.', true)
  return row
}
