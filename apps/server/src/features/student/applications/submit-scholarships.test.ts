import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  ask,
  send,
  sendMany,
  statusAndAnswers,
  uploadCv,
} from '../../../testing/factories/application.ts'
import {
  asks,
  asksCv,
  aScholarship,
  someScholarships,
} from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
let student: Student
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  student = await aStudent(app, { isSubscriber: true })
})
afterAll(() => app.close())

const kept = (id: string) => statusAndAnswers(app, student, id)
const progress = (who: Student, key: string) =>
  ask(app, who, 'GET', `/scholarships/submit-scholarships/${key}`)

describe('applying to many', () => {
  it('sends to each that asks nothing more, in the order asked', async () => {
    const ids = (await someScholarships(app, [{}, {}, {}])).map(({ id }) => id).toReversed()
    const { status, body } = await sendMany(app, student, ids)
    expect([status, body.data]).toEqual([200, { submitted: ids, skipped: [] }])
    for (const id of ids) expect(await kept(id)).toEqual(['Received', {}])
  })

  it('is for subscribers', async () => {
    const { id } = await aScholarship(app)
    const other = await aStudent(app)
    const { status, body } = await sendMany(app, other, [id])
    expect([status, body.error.code]).toEqual([402, 'SUBSCRIPTION_REQUIRED'])
    expect(await statusAndAnswers(app, other, id)).toEqual([null, {}])
  })

  it('is not counted towards the free limit', async () => {
    const { id } = await aScholarship(app)
    await sendMany(app, student, [id])
    const another = await aScholarship(app)
    const { body } = await send(app, student, another.id, 'Received')
    expect(body.data.scholarshipCount).toBe(1)
  })

  it('says of each that was not sent why, and leaves no trace of it', async () => {
    const past = { deadline: '2026-11-01' }
    const [sent, closed, elsewhere, misfit, asking, hidden] = await someScholarships(app, [
      {},
      past,
      { delivery: 'provider', applyUrl: 'https://example.org' },
      { criteria: [{ fact: 'gpa', gte: 4 }] },
      { requirements: [asks('editor')] },
      { status: 'draft' },
    ])
    const gpa = await aStudent(app, { isSubscriber: true, answers: { gpa: [3] } })
    await send(app, gpa, sent!.id, 'Received')
    const ids = [sent, closed, elsewhere, misfit, asking, hidden].map((each) => each!.id)
    const unknown = randomUUID()
    const { body } = await sendMany(app, gpa, [...ids, unknown])
    expect(body.data.submitted).toEqual([])
    expect(
      body.data.skipped.map((each: { scholarshipId: string; code: string }) => [
        each.scholarshipId,
        each.code,
      ]),
    ).toEqual([
      [ids[0], 'ALREADY_APPLIED'],
      [ids[1], 'SCHOLARSHIP_CLOSED'],
      [ids[2], 'APPLIED_ELSEWHERE'],
      [ids[3], 'NOT_ELIGIBLE'],
      [ids[4], 'REQUIREMENTS_MISSING'],
      [ids[5], 'NOT_FOUND'],
      [unknown, 'NOT_FOUND'],
    ])
    expect(body.data.skipped[0].description).toBe('Already applied for scholarship')
    expect(await rowsOf(gpa)).toHaveLength(1)
  })

  it('counts one that is named twice once', async () => {
    const { id } = await aScholarship(app)
    const { body } = await sendMany(app, student, [id, id])
    expect(body.data).toEqual({ submitted: [id], skipped: [] })
  })

  it('takes the answers of a draft, and leaves a draft alone that is not complete', async () => {
    const [ready, open] = await someScholarships(app, [
      { requirements: [asks('text')] },
      { requirements: [asks('text'), asks('link')] },
    ])
    for (const each of [ready, open])
      await send(app, student, each!.id, 'Draft', [[each!.asks[0], 'words']])
    const { body } = await sendMany(app, student, [ready!.id, open!.id])
    expect(body.data.submitted).toEqual([ready!.id])
    expect(await kept(ready!.id)).toEqual(['Received', { [ready!.asks[0]!]: 'words' }])
    expect(await kept(open!.id)).toEqual(['Draft', { [open!.asks[0]!]: 'words' }])
  })

  it('skips a text that was left with gaps, which can still be submitted by itself', async () => {
    const [whole, gapped, plain] = await someScholarships(app, [
      { requirements: [asks('editor')] },
      { requirements: [asks('editor'), asks('text')] },
      { requirements: [asks('text')] },
    ])
    const essay = '<p>It began at <b>[name of</b> the club], as they said […].</p>'
    await send(app, student, whole!.id, 'Draft', [[whole!.asks[0], '<p>Patience […]</p>']])
    await send(app, student, gapped!.id, 'Draft', [
      [gapped!.asks[0], essay],
      [gapped!.asks[1], 'words'],
    ])
    await send(app, student, plain!.id, 'Draft', [[plain!.asks[0], 'At [your school].']])
    const ids = [gapped!.id, whole!.id, plain!.id]
    const { body } = await sendMany(app, student, ids)
    const description =
      'A text has passages in brackets left to fill in. Please submit this one on its own.'
    expect(body.data).toEqual({
      submitted: [whole!.id],
      skipped: [gapped!.id, plain!.id].map((scholarshipId) => ({
        scholarshipId,
        code: 'GAPS_LEFT',
        description,
      })),
    })
    expect((await kept(gapped!.id))[0]).toBe('Draft')
    expect((await send(app, student, gapped!.id, 'Received')).status).toBe(200)
  })

  it.each([
    ['nothing chosen', { scholarshipId: [] }],
    ['too many', { scholarshipId: Array.from({ length: 501 }, () => randomUUID()) }],
    ['no id', { scholarshipId: ['1'] }],
    ['a field nobody knows', { scholarshipId: [randomUUID()], status: 'Received' }],
  ])('refuses %s', async (_what, payload) => {
    const path = '/scholarships/submit-scholarships'
    expect((await ask(app, student, 'POST', path, { payload })).status).toBe(400)
  })
})

describe('with a CV', () => {
  it('answers every requirement for a CV with the one file', async () => {
    const many = await someScholarships(app, [
      { requirements: [asksCv()] },
      { requirements: [asksCv(), asks('text', { isOptional: true })] },
      { requirements: [asksCv(), asks('file')] },
    ])
    const cv = await uploadCv(app, student)
    const ids = many.map(({ id }) => id)
    const { body } = await sendMany(app, student, ids, { cv })
    expect(body.data.submitted).toEqual(ids.slice(0, 2))
    expect(body.data.skipped).toMatchObject([{ code: 'REQUIREMENTS_MISSING' }])
    for (const { id, asks: asked } of many.slice(0, 2))
      expect(await kept(id)).toEqual(['Received', { [asked[0]!]: cv }])
    expect(await kept(ids[2]!)).toEqual([null, {}])
    const [sent] = await submissionsOf(student)
    expect(sent?.answers[0]).toMatchObject({ title: 'CV', file: { name: 'cv.pdf' } })
  })

  it('skips those whose limits the file does not keep', async () => {
    const [wide, small, otherType] = await someScholarships(app, [
      { requirements: [asksCv()] },
      { requirements: [{ ...asksCv(), limits: { fileType: ['.pdf'], fileSize: 0.5 } }] },
      { requirements: [{ ...asksCv(), limits: { fileType: ['.docx'] } }] },
    ])
    const cv = await uploadCv(app, student, 600_000)
    const ids = [wide, small, otherType].map((each) => each!.id)
    const { body } = await sendMany(app, student, ids, { cv })
    expect(body.data.submitted).toEqual([wide!.id])
    expect(body.data.skipped).toMatchObject([{ code: 'UNFIT_FILE' }, { code: 'UNFIT_FILE' }])
  })

  it('must be the student’s own file, and nothing is sent before that is known', async () => {
    const { id } = await aScholarship(app, { requirements: [asksCv()] })
    const foreign = await uploadCv(app, await aStudent(app))
    for (const cv of [foreign, 'https://example.org/cv.pdf', '']) {
      const { status, body } = await sendMany(app, student, [id], { cv })
      expect([status, body.error.code]).toEqual([422, 'FOREIGN_FILE'])
    }
    expect(await kept(id)).toEqual([null, {}])
  })

  it('takes no other field', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
    const path = '/scholarships/submit-scholarships'
    const payload = { scholarshipId: [id], requirements: { [ids[0]!]: 'words' } }
    const { status, body } = await ask(app, student, 'POST', path, { payload })
    expect([status, body.error.code]).toEqual([422, 'UNKNOWN_REQUIREMENT'])
  })
})

describe('the same key', () => {
  it('gets the same result again, whatever has changed since', async () => {
    const [one, two] = await someScholarships(app, [{}, { requirements: [asks('text')] }])
    const ids = [one!.id, two!.id]
    const key = randomUUID()
    const first = await sendMany(app, student, ids, { key })
    await send(app, student, two!.id, 'Draft', [[two!.asks[0], 'words']])
    app.clock.advance({ minutes: 5 })
    expect(await sendMany(app, student, ids, { key })).toEqual(first)
    expect((await kept(two!.id))[0]).toBe('Draft')
  })

  it('with another body is refused', async () => {
    const [one, two] = (await someScholarships(app, [{}, {}])).map(({ id }) => id)
    const key = randomUUID()
    await sendMany(app, student, [one!], { key })
    for (const [ids, cv] of [
      [[two!], undefined],
      [[one!], await uploadCv(app, student)],
    ] as const) {
      const { status, body } = await sendMany(app, student, ids, { key, ...(cv && { cv }) })
      expect([status, body.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    }
    expect(await kept(two!)).toEqual([null, {}])
  })

  it('of another student is another key', async () => {
    const { id } = await aScholarship(app)
    const other = await aStudent(app, { isSubscriber: true })
    const key = randomUUID()
    for (const who of [student, other])
      expect((await sendMany(app, who, [id], { key })).body.data.submitted).toEqual([id])
    expect((await progress(await aStudent(app), key)).status).toBe(404)
  })

  it('tells how far it has come', async () => {
    const [one, two] = await someScholarships(app, [{}, { requirements: [asks('text')] }])
    const key = randomUUID()
    const { body } = await sendMany(app, student, [one!.id, two!.id], { key })
    expect((await progress(student, key)).body.data).toEqual({
      ...body.data,
      total: 2,
      isFinished: true,
    })
    expect((await progress(student, randomUUID())).status).toBe(404)
  })
})

const rowsOf = ({ applicantId }: Student) =>
  app.db.select().from(applications).where(eq(applications.applicantId, applicantId))

const submissionsOf = ({ applicantId }: Student) =>
  app.db
    .select({ answers: submissions.answers })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .where(eq(applications.applicantId, applicantId))
