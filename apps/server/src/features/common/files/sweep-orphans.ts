import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { files } from '../../../db/schema/applications.ts'
import { imports } from '../../../db/schema/imports.ts'
import { uploadsFolder } from './upload-file.ts'

/** Long past any upload that is still running. */
const ORPHAN_HOURS = 24
const BATCH = 500

/** While an import is in one of these states, its file is still to be read. */
const NEEDS_FILE = ['checking', 'checked', 'importing'] as const

type Parts = Pick<App, 'db' | 'clock' | 'files' | 'config'>

/**
 * Removes what a failure or a killed process left behind: bytes of deleted files, bytes that
 * belong to no file, and uploads that never ended. Returns how many of each; safe to repeat.
 */
export async function sweepOrphans(
  app: Parts,
): Promise<{ deletedFiles: number; orphans: number; uploads: number }> {
  const before = new Date(app.clock.now().getTime() - ORPHAN_HOURS * 3_600_000)
  return {
    deletedFiles: await removeDeleted(app),
    orphans: await removeUnknown(app, before),
    uploads: await removeUnfinished(uploadsFolder(app), before),
  }
}

async function removeDeleted(app: Parts): Promise<number> {
  const rows = await app.db.select({ id: files.id }).from(files).where(eq(files.state, 'deleted'))
  for (const { id } of rows) {
    await app.files.remove(id)
    await app.db.delete(files).where(and(eq(files.id, id), eq(files.state, 'deleted')))
  }
  return rows.length
}

async function removeUnknown(app: Parts, before: Date): Promise<number> {
  let removed = 0
  let batch: string[] = []
  const removeBatch = async () => {
    const known = await app.db.select({ id: files.id }).from(files).where(inArray(files.id, batch))
    const waiting = await app.db
      .select({ id: imports.fileKey })
      .from(imports)
      .where(and(inArray(imports.fileKey, batch), inArray(imports.state, [...NEEDS_FILE])))
    const unknown = new Set(batch).difference(new Set([...known, ...waiting].map(({ id }) => id)))
    for (const key of unknown) await app.files.remove(key)
    removed += unknown.size
    batch = []
  }
  for await (const { key, keptAt } of app.files.list()) {
    if (keptAt >= before) continue
    batch.push(key)
    if (batch.length >= BATCH) await removeBatch()
  }
  if (batch.length > 0) await removeBatch()
  return removed
}

async function removeUnfinished(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names) {
    const path = join(folder, name)
    const details = await stat(path).catch(() => undefined)
    if (!details?.isFile() || details.mtime >= before) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}
