import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { importRows, imports } from '../../../db/schema/imports.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { type ListingVersion, restoreListing } from '../storing/restore-listing.ts'
import { findJoined, joinEntries } from '../duplicates/join-entries.ts'
import { readStanding } from '../duplicates/queries.ts'
import { recordCatalogueChange } from '../matches/record-catalogue-change.ts'
import { findUndoable, type Undoable } from './find-undoable.ts'
import { noteProgress } from './hold-import.ts'
import type { ImportRow } from './queries.ts'

/** One transaction each: whoever is stopped in the middle goes on with the next. */
const BATCH_ROWS = 250

/** Takes away what an import added and puts back what it changed; what students began stays. */
export async function undoRows(
  app: App,
  { id }: ImportRow,
  isStopped: () => boolean,
): Promise<void> {
  do {
    if (isStopped()) return
  } while ((await app.db.transaction((tx) => undoBatch(tx, id, app.clock.now()))) > 0)
  await app.db
    .update(imports)
    .set({ state: 'undone', undoneAt: app.clock.now() })
    .where(and(eq(imports.id, id), eq(imports.state, 'undoing')))
  await app.matches.catchUp()
}

async function undoBatch(tx: Transaction, importId: string, now: Date): Promise<number> {
  const found = await findUndoable(tx, importId, BATCH_ROWS)
  await lockListings(tx, found)
  // Once more under the lock: somebody may have begun meanwhile, and nobody can from here on.
  const rows = found.length > 0 ? await findUndoable(tx, importId, BATCH_ROWS) : []
  const free = rows.filter(({ because }) => because === null)
  const added = free.filter(({ outcome }) => outcome === 'imported')
  const changed = free.filter(({ outcome }) => outcome === 'updated')
  const begun = rows.filter(({ because }) => because === 'begun')
  if (added.length > 0) await tx.delete(scholarships).where(inArray(scholarships.id, idsOf(added)))
  await putBack(tx, importId, changed, now)
  // Kept for those who began, and taken off the lists until somebody looked at it.
  if (begun.length > 0)
    await tx
      .update(scholarships)
      .set({ status: 'withdrawn', updatedAt: now })
      .where(inArray(scholarships.id, idsOf(begun)))
  const joined = new Set([
    ...(await findJoined(tx, idsOf([...free, ...begun]))),
    ...(await readStanding(tx, idsOf(changed))),
  ])
  for (const id of joined) await joinEntries(tx, id, now)
  await note(tx, importId, added, { undo: 'removed', before: null })
  await note(tx, importId, changed, { undo: 'restored', before: null })
  for (const because of ['begun', 'changedSince'] as const)
    await note(
      tx,
      importId,
      rows.filter((row) => row.because === because),
      { undo: 'kept', keptBecause: because },
    )
  await noteProgress(tx, { importId, rows: rows.length, now })
  await recordCatalogueChange(tx, [...idsOf([...free, ...begun]), ...joined])
  return rows.length
}

const idsOf = (rows: readonly Undoable[]): string[] =>
  rows.map(({ scholarshipId }) => scholarshipId)

const lockListings = async (tx: Transaction, rows: readonly Undoable[]) =>
  rows.length > 0 &&
  (await tx
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(inArray(scholarships.id, idsOf(rows)))
    .orderBy(scholarships.id)
    .for('update'))

async function putBack(
  tx: Transaction,
  importId: string,
  rows: readonly Undoable[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const lines = rows.map(({ line }) => line)
  const versions = await tx
    .select({ scholarshipId: importRows.scholarshipId, before: importRows.before })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inArray(importRows.line, lines)))
  for (const { scholarshipId, before } of versions)
    if (scholarshipId !== null && before !== null)
      await restoreListing(tx, scholarshipId, before as ListingVersion, now)
}

const note = async (
  tx: Transaction,
  importId: string,
  rows: readonly Undoable[],
  outcome: Partial<typeof importRows.$inferInsert>,
) =>
  rows.length > 0 &&
  (await tx
    .update(importRows)
    .set(outcome)
    .where(
      and(
        eq(importRows.importId, importId),
        inArray(
          importRows.line,
          rows.map(({ line }) => line),
        ),
      ),
    ))
