import { eq, inArray, or, and } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { conflictOf, type Ties } from './ties.ts'

const NONE: ReadonlySet<string> = new Set()

/** The published scholarships that somebody with these ties may not enter. */
export async function readBarred(db: Queryable, ties: Ties): Promise<ReadonlySet<string>> {
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
  return new Set(rows.filter((row) => conflictOf(ties, row)).map((row) => row.id))
}
