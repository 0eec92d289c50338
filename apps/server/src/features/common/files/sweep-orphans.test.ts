import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { files } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { uploadRequest } from '../../../testing/factories/file.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { uploadsFolder } from './upload-file.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  app.clock.set(new Date().toISOString())
})
afterAll(() => app.close())

it('removes what nobody can reach any more, after a day, and nothing else', async () => {
  const student = await aStudent(app)
  const upload = async () =>
    (await app.server.inject(await uploadRequest(student))).json().data as {
      id: string
      publicUrl: string
    }
  const kept = await upload()
  const deleted = await upload()
  await app.db.update(files).set({ state: 'deleted' }).where(eq(files.id, deleted.id))
  const source = join(uploadsFolder(app), 'source')
  await mkdir(uploadsFolder(app), { recursive: true })
  await writeFile(source, 'bytes')
  const orphan = 'f'.repeat(40)
  await app.files.put(orphan, source, 'text/plain')

  expect(await sweepOrphans(app)).toEqual({ deletedFiles: 1, orphans: 0, uploads: 0 })
  expect(await app.files.read(deleted.id)).toBeUndefined()
  expect(await app.db.select().from(files).where(eq(files.id, deleted.id))).toEqual([])

  app.clock.advance({ hours: 25 })
  const now = app.clock.now()
  await writeFile(join(uploadsFolder(app), 'fresh'), 'still arriving')
  await utimes(join(uploadsFolder(app), 'fresh'), now, now)
  expect(await sweepOrphans(app)).toEqual({ deletedFiles: 0, orphans: 1, uploads: 1 })
  expect(await app.files.read(orphan)).toBeUndefined()
  expect(await readdir(uploadsFolder(app))).toEqual(['fresh'])
  expect((await app.server.inject(kept.publicUrl)).statusCode).toBe(200)
  expect(await sweepOrphans(app)).toEqual({ deletedFiles: 0, orphans: 0, uploads: 0 })
})
