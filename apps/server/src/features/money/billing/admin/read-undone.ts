import type { BillingEvent } from '@laurel/contract/billing-admin'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import { charges, subscriptions } from '../../../../db/schema/billing.ts'

type Undone = NonNullable<BillingEvent['undone']>

interface About {
  provider: BillingEvent['provider']
  subscriptionId: string | null
}

const keyOf = (provider: string, id: string) => `${provider} ${id}`

/** What was done about the subscriptions of events that have to end: whether they have, and what went back. */
export async function readUndone(
  db: Queryable,
  events: readonly About[],
): Promise<(about: About) => Undone | null> {
  const ids = events.flatMap(({ subscriptionId }) => subscriptionId ?? [])
  const rows = await db
    .select({ row: subscriptions, charge: charges })
    .from(subscriptions)
    .leftJoin(
      charges,
      and(eq(charges.subscriptionId, subscriptions.id), eq(charges.status, 'refunded')),
    )
    .where(and(inArray(subscriptions.providerId, ids), isNotNull(subscriptions.endReason)))
    .orderBy(asc(charges.chargedAt))
  const undone = new Map<string, Undone>()
  for (const { row, charge } of rows) {
    if (row.endReason === null) continue
    const key = keyOf(row.provider, row.providerId)
    const hasEnded = row.providerStatus === 'ended'
    const known = undone.get(key) ?? { reason: row.endReason, hasEnded, givenBack: [] }
    if (charge) known.givenBack.push({ amountCents: charge.amountCents, currency: charge.currency })
    undone.set(key, known)
  }
  return ({ provider, subscriptionId }) => undone.get(keyOf(provider, subscriptionId ?? '')) ?? null
}
