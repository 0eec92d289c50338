import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { files } from '../../../db/schema/applications.ts'
import { FileStoreUnavailable } from '../../../integrations/files/file-store.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aDocx, aPackedPdf, aPdf, aPng, uploadRequest } from '../../../testing/factories/file.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { CHECK_VERSION } from './check-content.ts'

let app: TestApp
let student: Student

beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
})
afterAll(() => app.close())

const upload = async (options: Parameters<typeof uploadRequest>[1] = {}) =>
  (await app.server.inject(await uploadRequest(student, options))).json().data

describe('the public link', () => {
  it('gives the bytes to a browser without a token, made inert', async () => {
    const { publicUrl } = await upload({ name: 'Aufsatz “ü”.pdf' })
    const answer = await app.server.inject(publicUrl)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(aPdf())
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(aPdf().length),
      'content-disposition': `inline; filename="Aufsatz ___.pdf"; filename*=UTF-8''Aufsatz%20%E2%80%9C%C3%BC%E2%80%9D.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors 'self'/,
    )
  })

  it('shows images and PDFs, and offers all else for saving', async () => {
    const shown = await upload({ purpose: 'avatar', name: 'me.png', content: aPng() })
    const saved = await upload({ purpose: 'cv', name: 'cv.docx', content: aDocx() })
    const dispositionOf = async (url: string) =>
      (await app.server.inject(url)).headers['content-disposition']
    expect(await dispositionOf(shown.publicUrl)).toMatch(/^inline;/)
    expect(await dispositionOf(saved.publicUrl)).toMatch(/^attachment;/)
  })

  it('answers HEAD with the same headers and no bytes', async () => {
    const { publicUrl } = await upload()
    const answer = await app.server.inject({ method: 'HEAD', url: publicUrl })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe(String(aPdf().length))
    expect(answer.payload).toBe('')
  })

  it('ignores a bad token', async () => {
    const { publicUrl } = await upload()
    const headers = { authorization: 'Bearer nonsense' }
    expect((await app.server.inject({ url: publicUrl, headers })).statusCode).toBe(200)
  })

  it.each([
    `/api/v1/files/${'0'.repeat(40)}/a.pdf`,
    '/api/v1/files/x/a.pdf',
    `/api/v1/files/${'x'.repeat(300)}/a.pdf`,
    '/api/v1/files/..%2f..%2fetc/passwd',
    '/api/v1/files/%00/%00',
    '/api/v1/files/a',
  ])('is 404 for %s', async (url) => {
    const answer = await app.server.inject(url)
    expect(answer.json()).toMatchObject({ statusCode: 404, error: { code: 'NOT_FOUND' } })
  })

  it('says when the store is away, and 404 when the bytes are gone', async () => {
    const { publicUrl, id } = await upload()
    const read = vi.spyOn(app.files, 'read').mockRejectedValueOnce(new FileStoreUnavailable('away'))
    expect((await app.server.inject(publicUrl)).statusCode).toBe(503)
    read.mockRestore()
    await app.files.remove(id)
    expect((await app.server.inject(publicUrl)).statusCode).toBe(404)
  })
})

describe('a PDF that was kept before', () => {
  const kept = async (content = aPdf()) => {
    const { id, publicUrl } = await upload()
    await app.db
      .update(files)
      .set({ checkedBy: null, isInert: false, sizeBytes: content.length })
      .where(eq(files.id, id))
    const path = join(app.config.dataDir, 'replaced')
    await writeFile(path, content)
    await app.files.put(id, path, 'application/pdf')
    const rowOf = async () => (await app.db.select().from(files).where(eq(files.id, id)))[0]
    return { publicUrl, rowOf }
  }
  const dispositionOf = async (url: string) =>
    (await app.server.inject(url)).headers['content-disposition']

  it('is judged when it is opened, and shown when it does nothing else', async () => {
    const { publicUrl, rowOf } = await kept()
    expect(await dispositionOf(publicUrl)).toMatch(/^inline;/)
    expect(await rowOf()).toMatchObject({ isInert: true, checkedBy: CHECK_VERSION })
  })

  it('is only offered for saving when it would be refused today', async () => {
    const { publicUrl, rowOf } = await kept(aPackedPdf('<< /S /Launch /F (calc.exe) >>'))
    expect(await dispositionOf(publicUrl)).toMatch(/^attachment;/)
    expect(await rowOf()).toMatchObject({ isInert: false, checkedBy: CHECK_VERSION })
    expect(await dispositionOf(publicUrl)).toMatch(/^attachment;/)
  })
})
