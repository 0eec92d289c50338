import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { importRows } from '../../../db/schema/imports.ts'
import { listingHolds } from '../../../db/schema/listings.ts'

/** Why a listing is held back, as was said last: by its import, or since; null where it is not. */
export async function readHeldBack(db: Queryable, id: string): Promise<string | null> {
  const { scholarshipId, heldBack, dismissedAt, isDone, storedAt } = importRows
  const [row] = await db
    .select({ heldBack, storedAt })
    .from(importRows)
    .where(and(eq(scholarshipId, id), isNotNull(heldBack), isNull(dismissedAt), eq(isDone, true)))
    .orderBy(desc(storedAt))
    .limit(1)
  const [hold] = await db
    .select()
    .from(listingHolds)
    .where(and(eq(listingHolds.scholarshipId, id), isNull(listingHolds.dismissedAt)))
  const isHoldLater = hold && (!row?.storedAt || row.storedAt < hold.heldAt)
  return isHoldLater ? hold.reason : (row?.heldBack ?? null)
}
