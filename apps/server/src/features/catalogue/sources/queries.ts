import type { DeskFinding, DeskSource } from '@laurel/contract/desk-admin'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { listingSources, sourceFindings } from '../../../db/schema/sources.ts'
import { compareTexts } from './compare-texts.ts'

/** What is known of a listing's own page; null where it was never planned to be looked at. */
export async function readSource(db: Queryable, scholarshipId: string): Promise<DeskSource | null> {
  const { address, checkedAt, readAt, dueAt, missedAt, problem } = listingSources
  const [row] = await db
    .select({ address, checkedAt, readAt, dueAt, missedAt, problem })
    .from(listingSources)
    .where(eq(listingSources.scholarshipId, scholarshipId))
  if (!row) return null
  return {
    ...row,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
    dueAt: row.dueAt.toISOString(),
  }
}

/** What checks of a listing's page found, and nobody has looked at. */
export async function readFindings(db: Queryable, scholarshipId: string): Promise<DeskFinding[]> {
  const rows = await db
    .select()
    .from(sourceFindings)
    .where(and(eq(sourceFindings.scholarshipId, scholarshipId), isNull(sourceFindings.settledAt)))
    .orderBy(asc(sourceFindings.kind))
  return rows.map(({ id, kind, foundAt, before, after }) => ({
    id,
    kind,
    foundAt: foundAt.toISOString(),
    passages: compareTexts(before, after),
  }))
}
