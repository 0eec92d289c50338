import type { Told } from '@laurel/contract/announcements'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { announcementItems, announcements } from '../../../db/schema/rounds.ts'
import type { Round } from './read-round.ts'

export interface ToldItem {
  outcome: Told
  toldAt: Date
  reachedAt: Date | null
}

/** What people of a round were told last, by application; nobody who is still to be told. */
export async function readTold(
  db: Queryable,
  { scholarshipId, cycle }: Pick<Round, 'scholarshipId' | 'cycle'>,
): Promise<Map<string, ToldItem>> {
  const { applicationId, outcome, toldAt, reachedAt } = announcementItems
  const rows = await db
    .select({ applicationId, outcome, toldAt, reachedAt })
    .from(announcementItems)
    .innerJoin(announcements, eq(announcements.id, announcementItems.announcementId))
    .where(
      and(
        eq(announcements.scholarshipId, scholarshipId),
        eq(announcements.cycle, cycle),
        isNotNull(toldAt),
      ),
    )
    .orderBy(asc(announcements.ordinal))
  return new Map(
    rows.flatMap((row) =>
      row.toldAt === null ? [] : [[row.applicationId, { ...row, toldAt: row.toldAt }] as const],
    ),
  )
}
