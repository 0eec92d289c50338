import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { applicants } from '../../db/schema/accounts.ts'
import { charges, subscriptions } from '../../db/schema/billing.ts'
import { deriveState, type ChargeFacts, type SubscriptionFacts } from './states.ts'

interface Held {
  facts: SubscriptionFacts
  charges: readonly ChargeFacts[]
}

/** Until when everything that is paid for is open: the latest end among all subscriptions. */
export function entitledUntil(held: readonly Held[], now: Date): Date | null {
  const ends = held.map((each) => deriveState(each.facts, each.charges, now).accessUntil.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

/**
 * Writes what an applicant's subscriptions open. The only place that does: everything that asks
 * whether somebody subscribes reads it.
 */
export async function writeEntitlement(
  tx: Transaction,
  applicantId: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.applicantId, applicantId))
  const ids = rows.map(({ id }) => id)
  const taken = ids.length
    ? await tx.select().from(charges).where(inArray(charges.subscriptionId, ids))
    : []
  const held = rows.map((facts) => ({
    facts,
    charges: taken.filter(({ subscriptionId }) => subscriptionId === facts.id),
  }))
  await tx
    .update(applicants)
    .set({ subscribedUntil: entitledUntil(held, now) })
    .where(eq(applicants.id, applicantId))
}
