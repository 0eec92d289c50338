import type { ImportRow as RowView } from '@laurel/contract/imports-admin'
import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { importRows, imports } from '../../../db/schema/imports.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { FoundRow } from '../storing/found-row.ts'
import { openModelReader } from '../parsing/read-by-model.ts'
import { readFurther, readRow } from '../parsing/read-further.ts'
import { isKeyTooLong, KEY_TOO_LONG, KEY_TWICE } from '../storing/row-key.ts'
import { EDITED, isRowAtFault, type LinedRow, REFUSED, storeRows } from '../storing/store-rows.ts'
import { asideColumns, putRight } from './aside-columns.ts'
import { selectRows } from './queries.ts'
import { isAt, requireAside, type RowPlace } from './view-aside-row.ts'

/**
 * Takes a row that was set aside into the catalogue, with what was put right in it: read, checked and
 * stored as every other row of its import, whose undo takes it back too. Two at once take turns, and
 * the second hears that it is done.
 */
export async function takeInRow(
  app: App,
  place: RowPlace,
  changes: Readonly<Record<string, string>>,
): Promise<RowView> {
  const row = await readChanged(app, place, changes)
  try {
    const taken = await transact(app.db, (tx) => take(tx, app, place, row))
    await app.matches.catchUp()
    return taken
  } catch (error) {
    throw isRowAtFault(error) ? refusal(row.found, REFUSED) : error
  }
}

interface ChangedRow extends LinedRow {
  found: FoundRow
}

async function readChanged(
  { db, clock }: App,
  place: RowPlace,
  changes: Readonly<Record<string, string>>,
): Promise<ChangedRow> {
  const { held, found } = await requireAside(db, place)
  const context = { today: held.readOn, dayOrder: found.dayOrder }
  const parsed = readRow(putRight(found, changes), context)
  if ('quarantine' in parsed) throw refusal({ ...found, ...parsed }, parsed.quarantine)
  if (isKeyTooLong(parsed.scholarship.sourceKey))
    throw refusal({ ...found, field: 'key' }, KEY_TOO_LONG)
  const [read = parsed] = await readFurther([parsed], openModelReader({ db, clock }), context)
  return { ...read, found, line: place.line }
}

async function take(
  tx: Transaction,
  { clock }: App,
  place: RowPlace,
  row: ChangedRow,
): Promise<RowView> {
  await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, place.id)).for('update')
  // Once more under the lock: somebody may have been faster.
  const { held } = await requireAside(tx, place)
  if (await isTwice(tx, place, row)) throw refusal({ ...row.found, field: 'key' }, KEY_TWICE)
  const { taken } = await storeRows(tx, [row], { clock, keepsBefore: true })
  const [stored] = taken
  if (!stored) throw refusal(row.found, EDITED)
  const { outcome, scholarshipId, before = null } = stored
  await tx
    .update(importRows)
    .set({
      outcome,
      scholarshipId,
      before,
      title: row.scholarship.title,
      sponsor: row.scholarship.sponsor,
      heldBack: outcome === 'unchanged' ? null : (row.heldBack ?? null),
      reason: null,
      found: null,
      storedAt: clock.now(),
    })
    .where(isAt(place))
  const [view] = await selectRows(tx, held).where(isAt(place))
  if (!view) throw new CallFailure('NOT_FOUND')
  return view
}

/** Whether another row of the same file is in the catalogue by the same key. */
const isTwice = async (tx: Transaction, { id, line }: RowPlace, { scholarship }: ChangedRow) => {
  const others = await tx
    .select({ line: importRows.line })
    .from(importRows)
    .innerJoin(scholarships, eq(scholarships.id, importRows.scholarshipId))
    .where(
      and(
        eq(importRows.importId, id),
        ne(importRows.line, line),
        eq(scholarships.sourceKey, scholarship.sourceKey),
      ),
    )
    .limit(1)
  return others.length > 0
}

/** Why it cannot enter, at the columns that it is about, where it is about any. */
function refusal(found: FoundRow, message: string): CallFailure {
  const atFault = asideColumns(found).filter(({ isAtFault }) => isAtFault)
  const fields = Object.fromEntries(atFault.map(({ name }) => [name, message]))
  return new CallFailure('VALIDATION_FAILED', { message, fields })
}
