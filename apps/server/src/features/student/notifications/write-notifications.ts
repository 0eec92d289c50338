import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { publicationRuns, type NewMatches } from '../../../db/schema/notifications.ts'
import type { Run } from './begin-run.ts'

/** Written in one transaction each: what a run that is killed has to do again is never more. */
const BATCH = 500

/**
 * Tells applicants of their new matches and moves the run on to `upTo`. False when another process
 * took the run further meanwhile: then nothing more is to be done for it here.
 */
export async function writeNotifications(
  { db, clock, metrics }: Pick<App, 'db' | 'clock' | 'metrics'>,
  run: Run,
  found: ReadonlyMap<string, NewMatches>,
  upTo: string,
): Promise<boolean> {
  const now = clock.now()
  const inOrder = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (let from = 0; from < inOrder.length || from === 0; from += BATCH) {
    const batch = inOrder.slice(from, from + BATCH)
    const isLast = from + BATCH >= inOrder.length
    const end = isLast ? upTo : (batch.at(-1)?.[0] ?? upTo)
    const made = await db.transaction(async (tx) =>
      (await moveOn(tx, run, end))
        ? insertNotifications(tx, `run:${run.id}`, batch, now)
        : undefined,
    )
    if (made === undefined) return false
    metrics.notifications.inc(made)
    run.afterApplicant = end
  }
  return true
}

/** Only from where this process left it: whoever comes second changes nothing. */
async function moveOn(tx: Transaction, run: Run, end: string): Promise<boolean> {
  const { id, afterApplicant, finishedAt } = publicationRuns
  const isWhereItWas =
    run.afterApplicant === null ? isNull(afterApplicant) : eq(afterApplicant, run.afterApplicant)
  const moved = await tx
    .update(publicationRuns)
    .set({ afterApplicant: end })
    .where(and(eq(id, run.id), isNull(finishedAt), isWhereItWas))
  return moved.rowCount === 1
}

/** How many there are: who closed the account since the applicants were read is told nothing. */
export async function insertNotifications(
  tx: Transaction,
  origin: string,
  batch: readonly (readonly [string, NewMatches])[],
  now: Date,
): Promise<number> {
  const told = batch.map(([applicantId, payload]) => ({ id: randomUUID(), applicantId, payload }))
  const { rowCount } = await tx.execute(sql`
    insert into notifications (id, applicant_id, kind, payload, origin, created_at)
    select told.id, applicants.id, 'newMatches', told.payload, ${origin}, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as told(id uuid, "applicantId" uuid, payload jsonb)
    join applicants on applicants.id = told."applicantId"
    join users on users.id = applicants.user_id and users.purge_after is null
    for key share of applicants
    on conflict do nothing`)
  return rowCount ?? 0
}
