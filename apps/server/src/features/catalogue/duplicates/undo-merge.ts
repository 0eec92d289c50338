import { and, eq, sql } from 'drizzle-orm'
import { DAY_MILLISECONDS } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { listingMerges, mergedSaves } from '../../../db/schema/duplicates.ts'
import { savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import { findJoined, joinEntries } from './join-entries.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { recordEvents } from '../trust/record-events.ts'

/** For so many days two entries can be taken apart again. */
export const UNDO_DAYS = 30

export type MergeUndo = 'undone' | 'already' | 'tooLate' | 'unknown'

/**
 * Takes two entries apart again: the merged one is back as it was, and leaves the lists that it came
 * onto only by the merge. They are never merged by themselves any more.
 */
export async function undoMerge(tx: Transaction, id: string, now: Date): Promise<MergeUndo> {
  const [merge] = await tx
    .select()
    .from(listingMerges)
    .where(eq(listingMerges.id, id))
    .for('update')
  if (!merge) return 'unknown'
  if (merge.undoneAt) return 'already'
  if (now.getTime() - merge.mergedAt.getTime() > UNDO_DAYS * DAY_MILLISECONDS) return 'tooLate'
  const { survivorId, mergedId, statusBefore } = merge
  await tx.update(listingMerges).set({ undoneAt: now }).where(eq(listingMerges.id, id))
  await tx
    .update(scholarships)
    .set({ status: statusBefore, updatedAt: now })
    .where(and(eq(scholarships.id, mergedId), eq(scholarships.status, 'merged')))
  const joined = new Set([survivorId, mergedId, ...(await findJoined(tx, [mergedId]))])
  for (const each of joined) await joinEntries(tx, each, now)
  await tx.execute(sql`
    delete from ${savedScholarships} as saved using ${mergedSaves} as moved
    where moved.merge_id = ${id} and saved.applicant_id = moved.applicant_id
      and saved.scholarship_id = ${survivorId}
      and not exists (
        select 1 from applications as begun
        where begun.applicant_id = moved.applicant_id and begun.scholarship_id = ${survivorId})`)
  await tx.delete(mergedSaves).where(eq(mergedSaves.mergeId, id))
  const kind = 'takenApart'
  await recordEvents(
    tx,
    [survivorId, mergedId].map((scholarshipId) => ({ scholarshipId, kind })),
    now,
  )
  await recordCatalogueChange(tx, [...joined])
  return 'undone'
}
