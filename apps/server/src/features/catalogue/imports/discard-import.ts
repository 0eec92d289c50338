import type { CatalogueImport } from '@laurel/contract/imports-admin'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { importRows } from '../../../db/schema/imports.ts'
import { moveOn } from './confirm-import.ts'
import { viewImport } from './queries.ts'
import { canDiscard } from './states.ts'

/** Leaves a checked file out: its bytes and what would have happened are forgotten. */
export async function discardImport(app: App, id: string): Promise<CatalogueImport> {
  const now = app.clock.now()
  const change = { state: 'discarded', finishedAt: now } as const
  const { fileKey } = await moveOn(app, id, canDiscard, change, (tx) =>
    tx.delete(importRows).where(and(eq(importRows.importId, id), eq(importRows.isDone, false))),
  )
  if (fileKey !== '') await app.files.remove(fileKey)
  return viewImport(app.db, id, now)
}
