import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { listingHolds } from '../../../db/schema/listings.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { recordEvents } from './record-events.ts'

/** Takes a published listing out of the lists until somebody at the desk has looked at it. */
export async function holdListing(
  tx: Transaction,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<void> {
  const held = { reason, heldAt: now, dismissedAt: null }
  await tx
    .insert(listingHolds)
    .values({ scholarshipId: id, ...held })
    .onConflictDoUpdate({ target: listingHolds.scholarshipId, set: held })
  await tx
    .update(scholarships)
    .set({ status: 'draft', updatedAt: now })
    .where(eq(scholarships.id, id))
  await recordEvents(tx, [{ scholarshipId: id, kind: 'heldBack', lines: [reason] }], now)
  await recordCatalogueChange(tx, [id])
}
