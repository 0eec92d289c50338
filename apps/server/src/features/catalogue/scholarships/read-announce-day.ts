import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import type { ScholarshipRow } from './queries.ts'

/** By when everybody of the present round is to be told, where its sponsor promised a day. */
export async function readAnnounceDay(
  db: Queryable,
  { id, cycle }: Pick<ScholarshipRow, 'id' | 'cycle'>,
): Promise<string | undefined> {
  const [round] = await db
    .select({ announceBy: rounds.announceBy })
    .from(rounds)
    .where(and(eq(rounds.scholarshipId, id), eq(rounds.cycle, cycle)))
  return round?.announceBy ?? undefined
}
