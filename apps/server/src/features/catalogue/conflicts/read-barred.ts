import type { Conflict } from '@laurel/contract/scholarship-shapes'
import { eq, inArray, or, and } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { conflictOf, type Ties } from './ties.ts'

const NONE: ReadonlyMap<string, Conflict> = new Map()

/** The published scholarships that somebody with these ties may not enter, and why. */
export async function readBarred(
  db: Queryable,
  ties: Ties,
): Promise<ReadonlyMap<string, Conflict>> {
  const organisationIds = [...ties.organisationIds]
  if (organisationIds.length === 0 && !ties.isStaff) return NONE
  const { id, organisationId, isRandomDraw, status } = scholarships
  const rows = await db
    .select({ id, organisationId, isRandomDraw })
    .from(scholarships)
    .where(
      and(
        eq(status, 'published'),
        or(
          inArray(organisationId, organisationIds),
          ties.isStaff ? eq(isRandomDraw, true) : undefined,
        ),
      ),
    )
  return new Map(
    rows.flatMap((row) => {
      const conflict = conflictOf(ties, row)
      return conflict ? [[row.id, conflict] as const] : []
    }),
  )
}
