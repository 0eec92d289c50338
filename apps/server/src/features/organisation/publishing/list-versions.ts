import type { AnswerOf } from '@laurel/contract/define-call'
import type { listVersions as listCall } from '@laurel/contract/publishing'
import type { ListingContent } from '@laurel/contract/publishing-shapes'
import { listChanges } from '@laurel/contract/words/listing-changes'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { scholarshipVersions } from '../../../db/schema/publishing.ts'
import { CallFailure } from '../../../http/failures.ts'

/** A scholarship is seldom saved in more sittings; each holds all of its texts. */
const MOST_LISTED = 50

/** What was written of a scholarship, the latest first, each with what it changed. */
export async function listVersions(
  db: Queryable,
  scholarshipId: string,
): Promise<AnswerOf<typeof listCall>> {
  const rows = await db
    .select({
      version: scholarshipVersions.version,
      act: scholarshipVersions.act,
      content: scholarshipVersions.content,
      words: scholarshipVersions.words,
      savedAt: scholarshipVersions.savedAt,
      by: sql<string | null>`nullif(trim(concat(${users.firstName}, ' ', ${users.lastName})), '')`,
    })
    .from(scholarshipVersions)
    .leftJoin(users, eq(users.id, scholarshipVersions.savedBy))
    .where(eq(scholarshipVersions.scholarshipId, scholarshipId))
    .orderBy(desc(scholarshipVersions.version))
    .limit(MOST_LISTED + 1)
  return rows.slice(0, MOST_LISTED).map(({ content, savedAt, ...row }, at) => {
    const before = rows[at + 1]?.content
    return {
      ...row,
      savedAt: savedAt.toISOString(),
      changes: before ? listChanges(before, content) : [],
    }
  })
}

/** One version as it was written. Throws NOT_FOUND. */
export async function readContentOf(
  db: Queryable,
  scholarshipId: string,
  version: number,
): Promise<ListingContent> {
  const [row] = await db
    .select({ content: scholarshipVersions.content })
    .from(scholarshipVersions)
    .where(
      and(
        eq(scholarshipVersions.scholarshipId, scholarshipId),
        eq(scholarshipVersions.version, version),
      ),
    )
  if (!row) throw new CallFailure('NOT_FOUND')
  return row.content
}
