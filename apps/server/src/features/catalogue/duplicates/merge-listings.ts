import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { listingMerges, mergedSaves } from '../../../db/schema/duplicates.ts'
import { attestations, savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import { joinEntries } from './join-entries.ts'
import { tellOfJoin } from './tell-of-join.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { recordEvents } from '../trust/record-events.ts'

interface Merge {
  survivorId: string
  mergedId: string
  basis: 'name' | 'text' | 'person'
  likeness: number
  mergedBy: string | null
}

/**
 * Makes one entry stand for another: lists and answers of students move over, the other leaves the
 * catalogue, and its address leads to the one that stays. Nothing happens, and the answer is false,
 * when the other is not there to be merged any more, or somebody applied for it.
 */
export async function mergeListings(
  tx: Transaction,
  { survivorId, mergedId, ...merge }: Merge,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: scholarships.id, status: scholarships.status })
    .from(scholarships)
    .where(sql`${scholarships.id} in (${survivorId}, ${mergedId})`)
    .orderBy(scholarships.id)
    .for('update')
  const merged = rows.find(({ id }) => id === mergedId)
  const survivor = rows.find(({ id }) => id === survivorId)
  if (!merged || !survivor || merged.status === 'merged' || survivor.status !== 'published')
    return false
  const begun = await tx.execute(
    sql`select 1 from applications where scholarship_id = ${mergedId} limit 1`,
  )
  if (begun.rows.length > 0) return false
  const id = randomUUID()
  await tx.insert(listingMerges).values({
    ...merge,
    id,
    survivorId,
    mergedId,
    statusBefore: merged.status,
    mergedAt: now,
  })
  await moveOver(tx, { id, survivorId, mergedId })
  await tx
    .update(scholarships)
    .set({ status: 'merged', updatedAt: now })
    .where(eq(scholarships.id, mergedId))
  await joinEntries(tx, survivorId, now)
  const lines = await tellOfJoin(tx, survivorId, mergedId)
  await recordEvents(tx, [{ scholarshipId: survivorId, kind: 'merged', lines }], now)
  await recordCatalogueChange(tx, [mergedId, survivorId])
  return true
}

/** What students have on the one, they have on the other as well; what is new is kept in mind. */
async function moveOver(
  tx: Transaction,
  { id, survivorId, mergedId }: { id: string; survivorId: string; mergedId: string },
): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into ${savedScholarships} (applicant_id, scholarship_id, saved_at)
      select applicant_id, ${survivorId}, saved_at from ${savedScholarships} as saved
      where saved.scholarship_id = ${mergedId}
      on conflict do nothing
      returning applicant_id)
    insert into ${mergedSaves} (merge_id, applicant_id) select ${id}, applicant_id from added`)
  await tx.execute(sql`
    insert into ${attestations} (applicant_id, scholarship_id, question, answer, answered_at)
    select applicant_id, ${survivorId}, question, answer, answered_at
    from ${attestations} as answered where answered.scholarship_id = ${mergedId}
    on conflict do nothing`)
}
