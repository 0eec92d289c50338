import type { CatalogueImport } from '@laurel/contract/imports-admin'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { imports } from '../../../db/schema/imports.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ImportRow } from './queries.ts'
import { beginImport } from './run-imports.ts'
import { canConfirm } from './states.ts'

/** Begins to bring in what was checked. */
export async function confirmImport(app: App, id: string): Promise<CatalogueImport> {
  await moveOn(app, id, canConfirm, { state: 'importing', rowsDone: 0, failures: 0 })
  return beginImport(app, id)
}

/** Moves an import on from where it stands; two at once take turns, and the second hears so. */
export const moveOn = (
  { db }: Pick<App, 'db'>,
  id: string,
  mayMove: (row: ImportRow) => boolean,
  change: Partial<typeof imports.$inferInsert>,
  also?: (tx: Transaction) => Promise<unknown>,
): Promise<ImportRow> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
    if (!row) throw new CallFailure('NOT_FOUND')
    if (!mayMove(row)) throw new CallFailure('IMPORT_MOVED_ON')
    await also?.(tx)
    await tx.update(imports).set(change).where(eq(imports.id, id))
    return row
  })
