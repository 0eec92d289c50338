import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  readApplication,
  send as sendAs,
  type SentAnswer,
  statusAndAnswers,
  uploadLetter,
} from '../../../testing/factories/application.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const send = (student: Student, id: string, status: string, answers?: SentAnswer[]) =>
  sendAs(app, student, id, status, answers)

const kept = (student: Student, id: string) => statusAndAnswers(app, student, id)

const upload = (student: Student, requirementId: string) =>
  uploadLetter(app, student, requirementId)

const aFile = asks('file', { title: 'Letter', limits: { fileType: ['.txt'] } })

describe('files', () => {
  it('must be the student’s own and still there', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [aFile] })
    const [student, other] = [await aStudent(app), await aStudent(app)]
    const foreign = await upload(other, ids[0]!)
    const gone = await upload(student, ids[0]!)
    await remove(student, gone)
    const wrong = [foreign, gone, 'https://example.org/cv.pdf', 'cv.pdf', 7, true, [foreign]]
    for (const value of wrong) {
      const { status, body } = await send(student, id, 'Draft', [[ids[0], value]])
      expect([value, status, body.error.code]).toEqual([value, 422, 'FOREIGN_FILE'])
    }
    expect(await kept(student, id)).toEqual([null, {}])
  })

  it('may be an essay that is still being written, which is cleaned and cannot be sent', async () => {
    const { id, asks: ids } = await aScholarship(app, {
      requirements: [asks('file', { title: 'Essay File' })],
    })
    const student = await aStudent(app)
    const text = '<p>The <b>pantry</b></p><script>alert(1)</script>'
    const { status } = await send(student, id, 'Draft', [[ids[0], text]])
    expect(status).toBe(200)
    expect(await kept(student, id)).toEqual(['Draft', { [ids[0]!]: '<p>The <b>pantry</b></p>' }])
    const refused = await send(student, id, 'Received')
    expect([refused.status, refused.body.error.fields]).toEqual([
      422,
      { [ids[0]!]: 'Please upload!' },
    ])
  })

  it('that cannot be taken do not lose what was written beside them', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [aFile, asks('text')] })
    const student = await aStudent(app)
    const gone = await upload(student, ids[0]!)
    await remove(student, gone)
    for (const status of ['Draft', 'Received']) {
      const answer = await send(student, id, status, [
        [ids[0], gone],
        [ids[1], `written for ${status}`],
      ])
      expect([answer.status, answer.body.error.fields]).toEqual([
        422,
        { [ids[0]!]: 'Please upload this file again.' },
      ])
      expect(await kept(student, id)).toEqual(['Draft', { [ids[1]!]: `written for ${status}` }])
    }
  })

  it('that were deleted since the draft are missing when it is sent', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [aFile] })
    const student = await aStudent(app)
    const file = await upload(student, ids[0]!)
    await send(student, id, 'Draft', [[ids[0], file]])
    expect(await remove(student, file)).toBe(200)
    const { status, body } = await send(student, id, 'Received')
    expect([status, body.error.fields]).toEqual([422, { [ids[0]!]: 'Please upload!' }])
  })

  it('stay while an application that was sent holds them', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [aFile] })
    const student = await aStudent(app)
    const file = await upload(student, ids[0]!)
    await send(student, id, 'Received', [[ids[0], file]])
    expect(await remove(student, file)).toBe(409)
    expect((await app.server.inject({ url: file })).statusCode).toBe(200)
  })

  async function remove({ headers }: Student, publicUrl: string): Promise<number> {
    const url = publicUrl.split('/').slice(0, -1).join('/')
    return (await app.server.inject({ method: 'DELETE', url, headers })).statusCode
  }
})

describe('after it was received', () => {
  it('nothing changes it', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
    const student = await aStudent(app)
    await send(student, id, 'Received', [[ids[0], 'sent']])
    const before = [await readApplication(app, student, id), await submissionOf(student, id)]
    app.clock.advance({ seconds: 1 })
    const late: [string, SentAnswer[]][] = [
      ['Draft', [[ids[0], 'late autosave']]],
      ['Draft', [[ids[0], null]]],
      ['Draft', [[ids[0], 'stale', 0]]],
      ['Received', [[ids[0], 'again']]],
      ['Received', []],
    ]
    for (const [status, answers] of late) {
      const { status: answered, body } = await send(student, id, status, answers)
      expect([answered, body.error.code]).toEqual([409, 'ALREADY_APPLIED'])
      expect(body.message).toBe('Already applied for scholarship')
    }
    expect([await readApplication(app, student, id), await submissionOf(student, id)]).toEqual(
      before,
    )
  })

  it('keeps the words of the requirements as they were', async () => {
    const asked = { sourceKey: `renamed:${randomUUID()}`, requirements: [asks('text')] }
    const { id, asks: ids } = await aScholarship(app, asked)
    const student = await aStudent(app)
    await send(student, id, 'Received', [[ids[0], 'words']])
    await aScholarship(app, { ...asked, requirements: [asks('text', { title: 'new' })] })
    expect(await submissionOf(student, id)).toEqual([
      { requirementId: ids[0], title: 'text', value: 'words' },
    ])
  })

  it('the next year is another application to the same scholarship, which counts once', async () => {
    const asked = { sourceKey: `yearly:${randomUUID()}`, requirements: [asks('text')] }
    const { id, asks: ids } = await aScholarship(app, { ...asked, deadline: '2026-11-20' })
    app.clock.set('2026-11-21T04:55:00Z') // five minutes before midnight in New York
    const student = await aStudent(app)
    await send(student, id, 'Received', [[ids[0], 'this year']])
    app.clock.set('2026-11-21T05:00:00Z')
    await aScholarship(app, { ...asked, deadline: '2027-11-20' })
    expect(await kept(student, id)).toEqual([null, {}])
    const { body } = await send(student, id, 'Received', [[ids[0], 'next year']])
    expect(body.data).toMatchObject({ status: 'Received', scholarshipCount: 1 })
  })

  it('a deadline that moves past New Year is still the same application', async () => {
    const asked = { sourceKey: `extended:${randomUUID()}`, requirements: [asks('text')] }
    const { id, asks: ids } = await aScholarship(app, { ...asked, deadline: '2026-12-31' })
    const [sent, begun] = [await aStudent(app), await aStudent(app)]
    await send(sent, id, 'Received', [[ids[0], 'words']])
    await send(begun, id, 'Draft', [[ids[0], 'half']])
    for (const deadline of ['2027-01-15', {}, '2027-02-15'])
      await aScholarship(app, { ...asked, deadline })
    expect((await send(sent, id, 'Received', [[ids[0], 'again']])).status).toBe(409)
    expect(await kept(begun, id)).toEqual(['Draft', { [ids[0]!]: 'half' }])
  })
})

describe('other people', () => {
  it('see and change nothing of an application', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
    const [student, other] = [await aStudent(app), await aStudent(app)]
    await send(student, id, 'Draft', [[ids[0], 'mine']])
    expect(await kept(other, id)).toEqual([null, {}])
    await send(other, id, 'Received', [[ids[0], 'theirs']])
    expect(await kept(student, id)).toEqual(['Draft', { [ids[0]!]: 'mine' }])
  })
})

async function applicationOf({ applicantId }: Student, scholarshipId: string): Promise<string> {
  const rows = await app.db
    .select()
    .from(applications)
    .where(eq(applications.applicantId, applicantId))
  return rows.find((row) => row.scholarshipId === scholarshipId)!.id
}

async function submissionOf(student: Student, scholarshipId: string) {
  const id = await applicationOf(student, scholarshipId)
  const [sent] = await app.db.select().from(submissions).where(eq(submissions.applicationId, id))
  return sent!.answers
}
