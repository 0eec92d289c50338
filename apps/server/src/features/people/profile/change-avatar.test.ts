import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { aJpeg, aPdf, aPng, uploadRequest } from '../../../testing/factories/file.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { sweepOrphans } from '../../common/files/sweep-orphans.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const change = ({ applicantId, headers }: Student, avatarUrl: unknown, id: string = applicantId) =>
  app.server.inject({
    method: 'PUT',
    url: `/api/v1/register-applicants/${id}/avatar`,
    headers,
    payload: { avatarUrl },
  })
const profileOf = async ({ headers }: Student) =>
  (await app.server.inject({ url: '/api/v1/register-applicants/profile', headers })).json().data
const statusOf = async (url: string) => (await app.server.inject({ url })).statusCode

async function upload(student: Student, purpose = 'avatar', content = aPng(), name = 'me.png') {
  const sent = await uploadRequest(student, { purpose, content, name })
  const answer = (await app.server.inject(sent)).json()
  const { id, publicUrl } = answer.data as { id: string; publicUrl: string }
  return { id, publicUrl: new URL(publicUrl).pathname }
}

describe('a picture', () => {
  it('is shown beside the name until it is taken away', async () => {
    const student = await aStudent(app)
    expect((await profileOf(student)).avatarUrl).toBeNull()
    const { publicUrl } = await upload(student)
    const changed = await change(student, publicUrl)
    expect(changed.statusCode).toBe(200)
    expect(changed.json().data.applicant.avatarUrl).toBe(publicUrl)
    expect((await profileOf(student)).avatarUrl).toBe(publicUrl)
    const whole = `${app.config.publicUrl}${publicUrl}`
    expect((await change(student, whole)).statusCode).toBe(200)
    expect(await statusOf(publicUrl)).toBe(200)
    const taken = await change(student, null)
    expect(taken.json().data.applicant.avatarUrl).toBeNull()
    expect(await statusOf(publicUrl)).toBe(404)
  })

  it('takes the place of the one before, which is deleted', async () => {
    const student = await aStudent(app)
    const first = await upload(student)
    const second = await upload(student, 'avatar', aJpeg(), 'me.jpg')
    await change(student, first.publicUrl)
    await change(student, second.publicUrl)
    expect(await statusOf(first.publicUrl)).toBe(404)
    expect((await profileOf(student)).avatarUrl).toBe(second.publicUrl)
  })

  it('stays where an application has it, too', async () => {
    const student = await aStudent(app)
    const { publicUrl } = await upload(student)
    await change(student, publicUrl)
    const { id, asks: ids } = await aScholarship(app, {
      requirements: [asks('file', { title: 'Portrait', limits: { fileType: ['.png'] } })],
    })
    await send(app, student, id, 'Draft', [[ids[0], publicUrl]])
    await change(student, null)
    expect(await statusOf(publicUrl)).toBe(200)
  })

  it('goes from the profile when its file is deleted', async () => {
    const student = await aStudent(app)
    const { id, publicUrl } = await upload(student)
    await change(student, publicUrl)
    const url = `/api/v1/files/${id}`
    await app.server.inject({ method: 'DELETE', url, headers: student.headers })
    expect((await profileOf(student)).avatarUrl).toBeNull()
    const [row] = await app.db
      .select()
      .from(applicants)
      .where(eq(applicants.id, student.applicantId))
    expect(row?.avatarFileId).toBeNull()
  })

  it('is not swept away while it is in use', async () => {
    const student = await aStudent(app)
    const { publicUrl } = await upload(student)
    await change(student, publicUrl)
    app.clock.advance({ days: 30 })
    await sweepOrphans(app)
    expect(await statusOf(publicUrl)).toBe(200)
  })
})

describe('what is no picture of theirs', () => {
  it('is refused, and the one before stays', async () => {
    const student = await aStudent(app)
    const other = await aStudent(app)
    const mine = await upload(student)
    await change(student, mine.publicUrl)
    const theirs = await upload(other)
    const document = await upload(student, 'document', aPdf(), 'cv.pdf')
    const gone = `/api/v1/files/${'0'.repeat(40)}/me.png`
    const elsewhere = 'https://pictures.example/me.png'
    for (const url of [theirs.publicUrl, document.publicUrl, gone, elsewhere, '']) {
      const refused = await change(student, url)
      expect([url, refused.statusCode, refused.json().error.code]).toEqual([
        url,
        422,
        'FOREIGN_FILE',
      ])
      expect(refused.json().error.fields).toHaveProperty('avatarUrl')
    }
    expect((await profileOf(student)).avatarUrl).toBe(mine.publicUrl)
  })

  it('and another person’s profile is not found', async () => {
    const student = await aStudent(app)
    const other = await aStudent(app)
    const { publicUrl } = await upload(student)
    expect((await change(student, publicUrl, other.applicantId)).statusCode).toBe(404)
    expect((await profileOf(other)).avatarUrl).toBeNull()
    expect((await change(student, 7)).statusCode).toBe(400)
  })
})
