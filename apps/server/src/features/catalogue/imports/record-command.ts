import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import { dayIn, DEFAULT_TIME_ZONE } from '../../../days.ts'
import type { Database } from '../../../db/database.ts'
import { imports } from '../../../db/schema/imports.ts'
import type { ImportRecord } from '../storing/import-record.ts'
import { heldFrom } from './hold-import.ts'
import { recordRows } from './record-rows.ts'

interface CommandRecord {
  record: ImportRecord
  end(outcome: { isStopped: boolean; rows: number }): Promise<void>
  /** What was stored until then stays, and can be undone. */
  fail(problem: string): Promise<void>
}

/** Keeps an import of the command as one of the screen is kept, so that it can be undone there. */
export async function recordCommand(
  db: Database,
  clock: Clock,
  path: string,
): Promise<CommandRecord> {
  const id = randomUUID()
  const createdAt = clock.now()
  const { size } = await stat(path)
  await db.insert(imports).values({
    id,
    origin: 'command',
    fileName: basename(path),
    sizeBytes: size,
    sha256: await hashOf(path),
    fileKey: '',
    readOn: dayIn(DEFAULT_TIME_ZONE, createdAt),
    state: 'importing',
    heldUntil: heldFrom(createdAt),
    createdAt,
  })
  const change = (changed: Partial<typeof imports.$inferInsert>) =>
    db.update(imports).set(changed).where(eq(imports.id, id))
  return {
    record: recordRows({ importId: id, clock, isDone: true, hasGlances: false }),
    async end({ isStopped, rows }) {
      const state = isStopped ? 'stopped' : 'imported'
      const now = clock.now()
      await change({ state, rowsDone: rows, rowsTotal: rows, finishedAt: now, heldUntil: null })
    },
    async fail(problem) {
      await change({ state: 'failed', problem, finishedAt: clock.now(), heldUntil: null })
    },
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
