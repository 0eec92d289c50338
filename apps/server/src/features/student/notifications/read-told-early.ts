import { and, inArray, like } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { notifications } from '../../../db/schema/notifications.ts'

/** By applicant, the scholarships that they were told of while only subscribers saw those. */
export type ToldEarly = ReadonlyMap<string, ReadonlySet<string>>

/** Asked for at a time: a statement takes no more than 65,535 values. */
const MOST = 10_000

export async function readToldEarly(db: Queryable, applicantIds: string[]): Promise<ToldEarly> {
  const told = new Map<string, Set<string>>()
  for (let from = 0; from < applicantIds.length; from += MOST) {
    const rows = await db
      .select({ id: notifications.applicantId, payload: notifications.payload })
      .from(notifications)
      .where(
        and(
          inArray(notifications.applicantId, applicantIds.slice(from, from + MOST)),
          like(notifications.origin, 'early:%'),
        ),
      )
    for (const { id, payload } of rows)
      told.set(
        id,
        new Set([...(told.get(id) ?? []), ...(('early' in payload && payload.early) || [])]),
      )
  }
  return told
}
