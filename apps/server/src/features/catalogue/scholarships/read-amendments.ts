import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { scholarshipNotices } from '../../../db/schema/publishing.ts'
import type { ScholarshipRow } from './queries.ts'

/** What changed of the present round of a scholarship since it was published, the latest first. */
export async function readAmendments(
  db: Queryable,
  { id, cycle }: Pick<ScholarshipRow, 'id' | 'cycle'>,
): Promise<NonNullable<ScholarshipDetail['amendments']>> {
  const { madeAt, lines, words } = scholarshipNotices
  const rows = await db
    .select({ madeAt, lines, words })
    .from(scholarshipNotices)
    .where(
      and(
        eq(scholarshipNotices.scholarshipId, id),
        eq(scholarshipNotices.cycle, cycle),
        eq(scholarshipNotices.kind, 'amended'),
      ),
    )
    .orderBy(desc(madeAt))
  return rows.map(({ madeAt: at, ...row }) => ({ ...row, at: at.toISOString() }))
}
