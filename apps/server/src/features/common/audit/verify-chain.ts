import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { hashOfEvent } from './record-audit.ts'

/** The number of the first event that is not as it was written; undefined when all are. */
export async function findBrokenLink(
  db: Queryable,
  organisationId: string,
): Promise<number | undefined> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.organisationId, organisationId))
    .orderBy(asc(auditEvents.ordinal))
  let before = { ordinal: 0, hash: '' }
  for (const row of rows) {
    const isNext = row.ordinal === before.ordinal + 1 && row.previousHash === before.hash
    if (!isNext || row.hash !== hashOfEvent(row)) return before.ordinal + 1
    before = row
  }
  return undefined
}
