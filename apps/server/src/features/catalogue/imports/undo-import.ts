import type { CatalogueImport, UndoPreview } from '@laurel/contract/imports-admin'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { importRows } from '../../../db/schema/imports.ts'
import { moveOn } from './confirm-import.ts'
import { countUndoable, findKept } from './find-undoable.ts'
import { requireImport } from './queries.ts'
import { beginImport } from './run-imports.ts'
import { canUndo } from './states.ts'

const MOST_NAMED = 50

/** What undoing an import would take away, put back and keep, at this moment. */
export async function previewUndo({ db }: Pick<App, 'db'>, id: string): Promise<UndoPreview> {
  await requireImport(db, id)
  return { ...(await countUndoable(db, id)), kept: await findKept(db, id, MOST_NAMED) }
}

/** Begins to undo an import. Again, it looks once more at what was kept. */
export async function undoImport(app: App, id: string): Promise<CatalogueImport> {
  const now = app.clock.now()
  const change = { state: 'undoing', rowsDone: 0, failures: 0, heldUntil: null } as const
  await moveOn(
    app,
    id,
    (row) => canUndo(row, now),
    change,
    async (tx) => {
      await tx
        .update(importRows)
        .set({ undo: null, keptBecause: null })
        .where(and(eq(importRows.importId, id), eq(importRows.undo, 'kept')))
      // What was set aside is not taken into an import that is being undone.
      await tx
        .update(importRows)
        .set({ found: null })
        .where(and(eq(importRows.importId, id), isNotNull(importRows.found)))
    },
  )
  return beginImport(app, id)
}
