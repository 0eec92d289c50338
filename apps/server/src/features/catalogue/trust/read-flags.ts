import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { listingFlags } from '../../../db/schema/listings.ts'

/** The warnings that stand on a listing, as they were put there. */
export const readFlags = (db: Queryable, scholarshipId: string) =>
  db
    .select({
      id: listingFlags.id,
      kind: listingFlags.kind,
      words: listingFlags.words,
      setAt: listingFlags.setAt,
    })
    .from(listingFlags)
    .where(and(eq(listingFlags.scholarshipId, scholarshipId), isNull(listingFlags.clearedAt)))
    .orderBy(asc(listingFlags.setAt))
