import type { CatalogueImport } from '@laurel/contract/imports-admin'
import { eq, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { imports } from '../../../db/schema/imports.ts'
import { UnreadableFile } from '../parsing/files/file-row.ts'
import { bringIn } from './bring-in.ts'
import { holdNextImport, releaseImport } from './hold-import.ts'
import { type ImportRow, viewImport } from './queries.ts'
import { undoRows } from './undo-rows.ts'

/** A fault of ours that comes again and again is told instead of tried for ever. */
const MOST_FAILURES = 5
const OUR_FAULT = 'Something went wrong on our side. What was done until then stays.'

/** Works on what waits, beside the calls of this server. */
export const startImports = (app: App): void =>
  app.background.startAlone('imports', () => runImports(app))

/** The same, and how one of them stands before: how far it is a moment later nobody asked. */
export async function beginImport(app: App, id: string): Promise<CatalogueImport> {
  const begun = await viewImport(app.db, id, app.clock.now())
  startImports(app)
  return begun
}

/**
 * Goes on with every import that nobody works on: safe to repeat, beside other processes and after
 * any of them was killed.
 */
export async function runImports(app: App): Promise<void> {
  while (!isClosing(app)) {
    const held = await holdNextImport(app)
    if (!held) return
    try {
      const isStopped = () => isClosing(app)
      await (held.state === 'undoing'
        ? undoRows(app, held, isStopped)
        : bringIn(app, held, isStopped))
    } catch (error) {
      await giveUp(app, held, error)
    } finally {
      await releaseImport(app, held.id)
    }
  }
}

const closing = new WeakSet<App>()
const isClosing = (app: App): boolean => closing.has(app)

/** A server that stops leaves what it works on to the next one. */
export function leaveImportsOnClose(app: App): void {
  app.server.addHook('preClose', async () => {
    closing.add(app)
  })
}

async function giveUp(app: App, held: ImportRow, error: unknown): Promise<void> {
  const { id, failures } = held
  if (error instanceof UnreadableFile) return fail(app, held, error.message)
  app.server.log.error({ err: error, importId: id }, 'an import is left to the next time')
  if (failures + 1 >= MOST_FAILURES) return fail(app, held, OUR_FAULT)
  await app.db
    .update(imports)
    .set({ failures: sql`${imports.failures} + 1` })
    .where(eq(imports.id, id))
  throw error
}

async function fail(
  { db, clock, files }: App,
  { id, fileKey }: ImportRow,
  problem: string,
): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'failed', problem, finishedAt: clock.now() })
    .where(eq(imports.id, id))
  if (fileKey !== '') await files.remove(fileKey)
}
