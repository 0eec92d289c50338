import { MEGABYTE_BYTES } from '@laurel/contract/files'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aPdf, uploadRequest } from '../../../testing/factories/file.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
let student: Student

beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
})
afterAll(() => app.close())

type Options = Parameters<typeof uploadRequest>[1]
const upload = async (options: Options = {}, who: Student = student) =>
  app.server.inject(await uploadRequest(who, options))
const rowsOf = (who: Student) =>
  app.db.select().from(files).where(eq(files.applicantId, who.applicantId))
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of app.files.list()) keys.push(key)
  return keys
}

describe('once only', () => {
  it('gives the same key its first answer, and another body 422', async () => {
    const who = await aStudent(app)
    const first = await upload({ key: 'k1' }, who)
    const again = await upload({ key: 'k1' }, who)
    expect(again.json()).toEqual(first.json())
    expect(await rowsOf(who)).toHaveLength(1)
    const other = await upload({ key: 'k1', content: aPdf('% other') }, who)
    expect(other.json()).toMatchObject({ statusCode: 422, error: { code: 'IDEMPOTENCY_MISMATCH' } })
    const renamed = await upload({ key: 'k1', name: 'other.pdf' }, who)
    expect(renamed.statusCode).toBe(422)
  })

  it('keeps one file of two that race', async () => {
    const who = await aStudent(app)
    const answers = await Promise.all([1, 2, 3].map(() => upload({ key: 'race' }, who)))
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
    expect(await rowsOf(who)).toHaveLength(1)
  })

  it('frees the key of an upload that was refused', async () => {
    const who = await aStudent(app)
    const refused = await upload({ key: 'k', name: 'a.exe' }, who)
    expect(refused.statusCode).toBe(415)
    expect((await upload({ key: 'k' }, who)).statusCode).toBe(200)
  })
})

describe('quota', () => {
  it('ends at 300 uploads an hour', async () => {
    const who = await aStudent(app)
    for (let used = 0; used < 300; used++) await app.limits.use('upload', who.applicantId)
    const answer = await upload({}, who)
    expect(answer.json()).toMatchObject({ statusCode: 429, error: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  const kept = (who: Student, sizes: number[]) =>
    app.db.insert(files).values(
      sizes.map((sizeBytes, index) => ({
        id: `${who.applicantId}-${index}`,
        applicantId: who.applicantId,
        name: 'a.pdf',
        sizeBytes,
        contentType: 'application/pdf',
        sha256: '',
        purpose: 'cv' as const,
        state: 'stored' as const,
        createdAt: app.clock.now(),
      })),
    )

  it('ends at 200 files, however many come at once', async () => {
    const who = await aStudent(app)
    await kept(
      who,
      Array.from({ length: 199 }, () => 1),
    )
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload({}, who)))
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 413, 413, 413])
    const refused = answers.find((answer) => answer.statusCode === 413)
    expect(refused?.json().message).toMatch(/200 files/)
    const mine = new Set((await rowsOf(who)).map(({ id }) => id))
    const bytes = (await storedKeys()).filter((key) => mine.has(key))
    expect(bytes).toHaveLength(1)
  })

  it('ends at 200 MB', async () => {
    const who = await aStudent(app)
    await kept(who, [100 * MEGABYTE_BYTES, 100 * MEGABYTE_BYTES - 100])
    expect((await upload({}, who)).json().message).toMatch(/200 MB/)
  })
})
