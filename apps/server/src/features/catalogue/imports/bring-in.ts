import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { imports } from '../../../db/schema/imports.ts'
import { UnreadableFile } from '../parsing/files/file-row.ts'
import { importFile } from '../storing/import-file.ts'
import { extensionOf } from '../../common/files/name-file.ts'
import { uploadsFolder } from '../../common/files/upload-file.ts'
import type { ImportRow } from './queries.ts'
import { recordRows } from './record-rows.ts'
import { takeTurns } from './take-turns.ts'

/**
 * Checks a file that was uploaded, or brings it in, through the same core as the command. Begun anew
 * it goes through the whole file: what is in the catalogue already is known there.
 */
export async function bringIn(app: App, held: ImportRow, isStopped: () => boolean): Promise<void> {
  const isDryRun = held.state === 'checking'
  // Its ending tells its kind, as it tells the command.
  const path = join(uploadsFolder(app), `${randomUUID()}${extensionOf(held.fileName)}`)
  try {
    await fetchFile(app, held.fileKey, path)
    const report = await importFile(path, {
      db: app.db,
      clock: app.clock,
      today: held.readOn,
      isDryRun,
      isStopped,
      takeTurns: takeTurns(),
      record: recordRows({
        importId: held.id,
        clock: app.clock,
        isDone: !isDryRun,
        hasGlances: isDryRun,
      }),
      onProgress: () => undefined,
    })
    if (isStopped()) return
    if (report.rows === 0) throw new UnreadableFile('The file has no rows.')
    await finish(app, held, isDryRun, report.rows)
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
  if (!isDryRun) await app.files.remove(held.fileKey)
}

async function fetchFile(app: App, key: string, path: string): Promise<void> {
  const bytes = await app.files.read(key)
  if (!bytes) throw new UnreadableFile('The file is no longer here. Please upload it again.')
  await mkdir(uploadsFolder(app), { recursive: true, mode: 0o700 })
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
}

const finish = ({ db, clock }: App, { id, state }: ImportRow, isDryRun: boolean, rows: number) =>
  db
    .update(imports)
    .set(
      isDryRun
        ? { state: 'checked', rowsDone: rows, rowsTotal: rows }
        : { state: 'imported', rowsDone: rows, rowsTotal: rows, finishedAt: clock.now() },
    )
    .where(and(eq(imports.id, id), eq(imports.state, state)))
