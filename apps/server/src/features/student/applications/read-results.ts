import type { Result } from '@laurel/contract/tracking'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { announcementItems, announcements } from '../../../db/schema/rounds.ts'

/** What was announced of these applications, the latest of each; nothing before it is told. */
export async function readResults(
  db: Queryable,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Result>> {
  const { applicationId, outcome, amountUsd, toldAt } = announcementItems
  const rows = await db
    .select({ applicationId, outcome, amountUsd, toldAt, words: announcements.words })
    .from(announcementItems)
    .innerJoin(announcements, eq(announcements.id, announcementItems.announcementId))
    .where(and(inArray(applicationId, [...applicationIds]), isNotNull(toldAt)))
    .orderBy(asc(announcements.ordinal))
  return new Map(
    rows.map((row) => [
      row.applicationId,
      {
        outcome: row.outcome,
        amount: row.amountUsd,
        words: (row.outcome !== 'forfeited' && row.words[row.outcome]) || null,
        toldAt: row.toldAt?.toISOString() ?? '',
      },
    ]),
  )
}
