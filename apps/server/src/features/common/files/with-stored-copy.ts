import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { App } from '../../../app-context.ts'
import { uploadsFolder } from './upload-file.ts'

/** Lets a thread read a kept file by its path, wherever it is kept; undefined when its bytes are gone. */
export async function withStoredCopy<Result>(
  app: App,
  id: string,
  work: (path: string) => Promise<Result>,
): Promise<Result | undefined> {
  const path = join(uploadsFolder(app), `${randomUUID()}.stored`)
  try {
    const bytes = await app.files.read(id)
    if (!bytes) return undefined
    await mkdir(uploadsFolder(app), { recursive: true, mode: 0o700 })
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
