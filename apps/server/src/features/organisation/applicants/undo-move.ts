import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { transact } from '../../../db/transact.ts'
import { applications } from '../../../db/schema/applications.ts'
import {
  applicantEntries,
  applicantMoves,
  applicationHandlings,
} from '../../../db/schema/rounds.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'

/**
 * Puts applications back to what they were before a move: but those that somebody changed since,
 * and those that were decided or withdrawn. Again changes nothing.
 */
export async function undoMove(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: ScholarshipMember,
  moveId: string,
): Promise<{ changed: number }> {
  const now = clock.now()
  return transact(db, async (tx) => {
    const { scholarshipId, organisationId, userId: actorId } = member
    const ofThis = and(
      eq(applicantMoves.id, moveId),
      eq(applicantMoves.scholarshipId, scholarshipId),
    )
    const [move] = await tx
      .select({ changes: applicantMoves.changes, undoneAt: applicantMoves.undoneAt })
      .from(applicantMoves)
      .where(ofThis)
      .for('update')
    if (!move) throw new CallFailure('NOT_FOUND')
    if (move.undoneAt !== null || move.changes === null) return { changed: 0 }
    await tx
      .update(applicantMoves)
      .set({ undoneAt: now })
      .where(and(ofThis, isNull(applicantMoves.undoneAt)))
    const changed = await putBack(tx, moveId, move.changes, now)
    const event = { organisationId, actorId, scholarshipId, action: 'undo_move' }
    await recordAudit(tx, [{ ...event, details: { number: changed } }], now)
    return { changed }
  })
}

type Column = NonNullable<typeof applicantMoves.$inferSelect.changes>

/** How a value that was kept as JSON becomes that of its column again. */
const AS_COLUMN = {
  stage: sql`kept.value ->> 'before'`,
  tags: sql`kept.value -> 'before'`,
  assigned_to: sql`(kept.value ->> 'before')::uuid`,
} satisfies Record<Column, unknown>

async function putBack(
  tx: Transaction,
  moveId: string,
  column: Column,
  now: Date,
): Promise<number> {
  const kept = sql`jsonb_array_elements(
    (select before from ${applicantMoves} where id = ${moveId})) as kept`
  await tx.execute(sql`
    select id from ${applications}
    where id in (select (kept.value ->> 'id')::uuid from ${kept}) order by id for no key update`)
  const { rowCount } = await tx.execute(sql`
    update ${applicationHandlings} as handling
    set ${sql.raw(column)} = ${AS_COLUMN[column]}, updated_at = ${now}
    from ${kept}, ${applicantEntries} as entry
    where handling.application_id = (kept.value ->> 'id')::uuid
      and entry.application_id = handling.application_id
      and entry.standing not in ('decided', 'withdrawn')
      and to_jsonb(handling.${sql.raw(column)}) is not distinct from nullif(kept.value -> 'after', 'null')`)
  return rowCount ?? 0
}
