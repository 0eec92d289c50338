import type { AsideRow } from '@laurel/contract/imports-admin'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { importRows } from '../../../db/schema/imports.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { FoundRow } from '../storing/found-row.ts'
import { asideColumns } from './aside-columns.ts'
import { type ImportRow, requireImport } from './queries.ts'
import { canTakeRowsIn } from './states.ts'

/** A row by its import and its line. */
export interface RowPlace {
  id: string
  line: number
}

export const isAt = ({ id, line }: RowPlace) =>
  and(eq(importRows.importId, id), eq(importRows.line, line))

/** A row that can be taken in. Refused where it was, where it cannot, and where it is not kept. */
export async function requireAside(
  db: Queryable,
  place: RowPlace,
): Promise<{ held: ImportRow; found: FoundRow; reason: string }> {
  const held = await requireImport(db, place.id)
  const { reason, found } = importRows
  const [row] = await db.select({ reason, found }).from(importRows).where(isAt(place))
  if (!row) throw new CallFailure('NOT_FOUND')
  if (row.found === null || !canTakeRowsIn(held)) throw new CallFailure('ROW_SETTLED')
  return { held, found: JSON.parse(row.found) as FoundRow, reason: row.reason ?? '' }
}

/** A row that was set aside, with what may be put right in it. */
export async function viewAsideRow(db: Queryable, place: RowPlace): Promise<AsideRow> {
  const { found, reason } = await requireAside(db, place)
  const text = typeof found.row === 'string' ? found.row : null
  return { line: place.line, reason, text, columns: asideColumns(found) }
}
