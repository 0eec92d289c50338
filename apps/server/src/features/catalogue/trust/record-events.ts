import { randomUUID } from 'node:crypto'
import type { ListingEventKind } from '@laurel/contract/trust-shapes'
import type { Transaction } from '../../../db/database.ts'
import { listingEvents } from '../../../db/schema/listings.ts'

interface ListingEvent {
  scholarshipId: string
  kind: ListingEventKind
  lines?: string[]
}

/** Keeps what happened to listings, in the transaction in which it does. */
export async function recordEvents(
  tx: Transaction,
  events: readonly ListingEvent[],
  happenedAt: Date,
): Promise<void> {
  if (events.length === 0) return
  await tx
    .insert(listingEvents)
    .values(
      events.map(({ lines = [], ...event }) => ({ ...event, id: randomUUID(), lines, happenedAt })),
    )
}
