import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { applications, files, submissions } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { uploadRequest } from '../../../testing/factories/file.ts'
import { aScholarship, asks } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { untilLocked } from '../../../testing/until-locked.ts'
import { ownFileOf } from './queries.ts'

let app: TestApp
let student: Student

beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
})
afterAll(() => app.close())

/** The link as answers keep it. */
async function upload(who: Student = student): Promise<{ id: string; publicUrl: string }> {
  const { data } = (await app.server.inject(await uploadRequest(who))).json()
  return { id: data.id, publicUrl: new URL(data.publicUrl).pathname }
}
const remove = (id: string, who: Student = student) =>
  app.server.inject({ method: 'DELETE', url: `/api/v1/files/${id}`, headers: who.headers })

/** A sent application whose one answer is the link. */
async function submitted(publicUrl: string): Promise<void> {
  const { id: scholarshipId, asks: ids } = await aScholarship(app, { requirements: [asks('file')] })
  const now = app.clock.now()
  const applicationId = randomUUID()
  await app.db.insert(applications).values({
    id: applicationId,
    applicantId: student.applicantId,
    scholarshipId,
    cycle: '2026',
    status: 'Received',
    origin: 'individual',
    version: 1,
    createdAt: now,
    updatedAt: now,
  })
  await app.db.insert(submissions).values({
    applicationId,
    submittedAt: now,
    recipient: 'Harbour Light Trust',
    answers: [{ requirementId: ids[0] as string, title: 'file', value: publicUrl }],
  })
}

describe('deleting a file', () => {
  it('takes its link and its bytes away, once', async () => {
    const { id, publicUrl } = await upload()
    expect((await remove(id)).json()).toEqual({ statusCode: 200, data: { id } })
    expect((await app.server.inject(publicUrl)).json().error.code).toBe('NOT_FOUND')
    expect(await app.files.read(id)).toBeUndefined()
    expect((await remove(id)).statusCode).toBe(404)
  })

  it('is for its owner only', async () => {
    const { id, publicUrl } = await upload()
    const stranger = await aStudent(app)
    expect((await remove(id, stranger)).json().error.code).toBe('NOT_FOUND')
    expect(
      (await app.server.inject({ method: 'DELETE', url: `/api/v1/files/${id}` })).statusCode,
    ).toBe(401)
    expect((await app.server.inject(publicUrl)).statusCode).toBe(200)
  })

  it.each(['x', '0'.repeat(40), '%00', 'x'.repeat(200)])('is 404 for %s', async (id) => {
    expect((await remove(id)).statusCode).toBe(404)
  })

  it('is refused while an application that was sent holds it', async () => {
    const { id, publicUrl } = await upload()
    await submitted(publicUrl)
    expect((await remove(id)).json()).toMatchObject({
      statusCode: 409,
      error: { code: 'ALREADY_APPLIED', message: expect.stringMatching(/holds this file/) },
    })
    expect((await app.server.inject(publicUrl)).statusCode).toBe(200)
  })

  it('waits for a submission that is just taking the file', async () => {
    const { id, publicUrl } = await upload()
    let removing: ReturnType<typeof remove> | undefined
    await app.db.transaction(async (tx) => {
      expect(await ownFileOf(tx, student.applicantId, publicUrl)).toBe('own')
      removing = remove(id)
      await untilLocked(app.db)
      await tx.execute('select 1')
      await submitted(publicUrl)
    })
    expect((await removing)?.statusCode).toBe(409)
  })

  it('succeeds though the bytes cannot be removed now', async () => {
    const { id, publicUrl } = await upload()
    const spy = vi.spyOn(app.files, 'remove').mockRejectedValueOnce(new Error('away'))
    expect((await remove(id)).statusCode).toBe(200)
    spy.mockRestore()
    expect((await app.server.inject(publicUrl)).statusCode).toBe(404)
    const [row] = await app.db.select().from(files).where(eq(files.id, id))
    expect(row?.state).toBe('deleted')
  })
})

describe('ownFileOf', () => {
  it('knows whose file an answer links to', async () => {
    const mine = await upload()
    const stranger = await aStudent(app)
    const ask = (value: string) => ownFileOf(app.db, student.applicantId, value)
    expect(await ask(mine.publicUrl)).toBe('own')
    expect(await ownFileOf(app.db, stranger.applicantId, mine.publicUrl)).toBe('foreign')
    expect(await ask(`/api/v1/files/${'0'.repeat(40)}/a.pdf`)).toBe('foreign')
    expect(await ask('https://example.org/cv.pdf')).toBe('not a file link')
    await remove(mine.id)
    expect(await ask(mine.publicUrl)).toBe('foreign')
  })
})
