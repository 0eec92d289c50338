import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { files } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { startClamav, type FakeClamav } from '../../../testing/clamav.ts'
import { aPdf, uploadRequest } from '../../../testing/factories/file.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { uploadsFolder } from './upload-file.ts'

let daemon: FakeClamav
let app: TestApp
let student: Student

beforeAll(async () => {
  daemon = await startClamav()
  app = await createTestApp({ CLAMAV_URL: daemon.url })
  student = await aStudent(app)
})
afterAll(async () => {
  await app.close()
  await daemon.stop()
})

const upload = async (content: Buffer) =>
  app.server.inject(await uploadRequest(student, { content }))
const rows = () => app.db.select().from(files).where(eq(files.applicantId, student.applicantId))

it('a clean file is kept, one with a virus is not, and one nobody could check is not', async () => {
  expect((await upload(aPdf())).statusCode).toBe(200)
  expect(daemon.received()).toEqual([aPdf()])

  const harmful = await upload(aPdf('% HARMFUL'))
  expect(harmful.json()).toMatchObject({
    statusCode: 415,
    error: {
      code: 'FILE_TYPE_REFUSED',
      message: 'A virus scanner found something harmful in this file, so it cannot be accepted.',
    },
  })

  await daemon.stop()
  const unchecked = await upload(aPdf())
  expect(unchecked.json()).toMatchObject({
    statusCode: 503,
    error: { code: 'OVERLOADED', message: expect.stringMatching(/checked for viruses/) },
  })
  expect(unchecked.headers['retry-after']).toBe('60')
  expect(await rows()).toHaveLength(1)
  expect(await readdir(uploadsFolder(app))).toEqual([])
})
