import type { FieldValue } from '@laurel/contract/application-shapes'
import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerHistory, applications, submissions } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  readApplication,
  send as sendAs,
  type SentAnswer,
  statusAndAnswers,
  uploadLetter,
} from '../../../testing/factories/application.ts'
import {
  asks,
  asksCv,
  aScholarship,
  someScholarships,
} from '../../../testing/factories/scholarship.ts'
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

describe('a draft', () => {
  it('is kept however incomplete, and says what is missing', async () => {
    const { id, asks: ids } = await aScholarship(app, {
      requirements: [asks('editor'), asks('text'), asks('link', { isOptional: true })],
    })
    const student = await aStudent(app)
    const { status, body } = await send(student, id, 'Draft', [[ids[1], 'half']])
    expect(status).toBe(200)
    expect(body).toEqual({
      statusCode: 200,
      data: { scholarshipCount: 0, status: 'Draft', missing: [ids[0]], versions: { [ids[1]!]: 1 } },
    })
    expect(await kept(student, id)).toEqual(['Draft', { [ids[1]!]: 'half' }])
  })

  it('may be empty', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
    const student = await aStudent(app)
    expect((await send(student, id, 'draft')).body.data.missing).toEqual(ids)
    expect(await kept(student, id)).toEqual(['Draft', {}])
  })

  it('keeps answers that would not do yet', async () => {
    const { id, asks: ids } = await aScholarship(app, {
      requirements: [asks('link'), asks('text', { options: ['a', 'b'] }), asks('checkbox')],
    })
    const student = await aStudent(app)
    const answers: SentAnswer[] = [
      [ids[0], 'example'],
      [ids[1], 'c'],
      [ids[2], false],
    ]
    expect((await send(student, id, 'Draft', answers)).body.data.missing).toEqual(ids)
    expect(await kept(student, id)).toEqual(['Draft', Object.fromEntries(answers)])
  })

  it('lets an answer be taken back', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
    const student = await aStudent(app)
    await send(student, id, 'Draft', [[ids[0], 'words']])
    await send(student, id, 'Draft', [[ids[0], null]])
    expect(await kept(student, id)).toEqual(['Draft', {}])
    expect(await historyOf(student, id)).toEqual(['words'])
    await send(student, id, 'Draft', [[ids[0], 'more words']])
    expect(await historyOf(student, id)).toEqual(['words', 'more words'])
  })

  it('can be kept for a scholarship that is closed, taken elsewhere or does not fit', async () => {
    const many = await someScholarships(app, [
      { requirements: [asks('text')], deadline: '2026-11-01' },
      { requirements: [asks('text')], delivery: 'provider' },
      { requirements: [asks('text')], criteria: [{ fact: 'gpa', gte: 4 }] },
    ])
    const student = await aStudent(app, { answers: { gpa: [3] } })
    for (const { id, asks: ids } of many)
      expect((await send(student, id, 'Draft', [[ids[0], 'words']])).status).toBe(200)
  })

  it('keeps what a person can paste, and no more of an essay than can be shown safely', async () => {
    const { id, asks: ids } = await aScholarship(app, {
      requirements: [asks('editor'), asks('text')],
    })
    const student = await aStudent(app)
    const { status } = await send(student, id, 'Draft', [
      [ids[0], '<p onclick="x()">One\u0000 <script>alert(1)</script><b>two</b></p>'],
      [ids[1], 'null \u0000, half of a pair \ud83d, a pair 👩‍🎓, עברית'],
    ])
    expect(status).toBe(200)
    expect(await kept(student, id)).toEqual([
      'Draft',
      {
        [ids[0]!]: '<p>One <b>two</b></p>',
        [ids[1]!]: 'null , half of a pair \ufffd, a pair 👩‍🎓, עברית',
      },
    ])
  })
})

describe('submitting', () => {
  it.each(['Received', 'received', 'RECEIVED'])('takes %s for Received', async (status) => {
    const { id } = await aScholarship(app)
    const { body } = await send(await aStudent(app), id, status)
    expect(body.data).toEqual({
      scholarshipCount: 1,
      status: 'Received',
      missing: [],
      versions: {},
    })
  })

  it.each(['Draft', 'draft', 'DRAFT'])('takes %s for Draft', async (status) => {
    const { id } = await aScholarship(app)
    expect((await send(await aStudent(app), id, status)).body.data.status).toBe('Draft')
  })

  it.each(['', 'sent', ' draft', 1, null])('knows no status %o', async (status) => {
    const { id } = await aScholarship(app)
    const student = await aStudent(app)
    expect((await send(student, id, status as string)).status).toBe(400)
    expect(await kept(student, id)).toEqual([null, {}])
  })

  it('records exactly what was sent, to whom and when', async () => {
    const requirements = [
      asks('editor', { title: 'Why you?' }),
      asks('text', { title: 'Major', options: ['Nursing', 'Music'] }),
      asks('link', { title: 'Site' }),
      asks('checkbox', { title: 'I agree' }),
      aFile,
      asks('text', { title: 'Anything else', isOptional: true }),
    ]
    const { id, asks: ids } = await aScholarship(app, { sponsor: 'Tide Society', requirements })
    const student = await aStudent(app)
    const file = await upload(student, ids[4]!)
    const values: FieldValue[] = ['<p>I build</p>', 'Music', 'https://example.org/me', true, file]
    const { status, body } = await send(
      student,
      id,
      'Received',
      values.map((value, n) => [ids[n], value]),
    )
    expect([status, body.data.status, body.data.missing]).toEqual([200, 'Received', []])
    const { recipient, submittedAt, ...rest } = await readApplication(app, student, id)
    expect([rest.status, recipient, submittedAt]).toEqual([
      'Received',
      'Tide Society',
      '2026-11-20T15:00:00.000Z',
    ])
    const sha256 = createHash('sha256').update('Dear committee').digest('hex')
    const letter = { name: 'letter.txt', sizeBytes: 14, sha256 }
    expect(await submissionOf(student, id)).toEqual(
      values.map((value, n) => ({
        requirementId: ids[n],
        title: requirements[n]?.title,
        value,
        ...(value === file && { file: letter }),
      })),
    )
  })

  it('counts each application that was sent, drafts and repeats not', async () => {
    const [one, two, three] = await someScholarships(app, [
      {},
      {},
      { requirements: [asks('text')] },
    ])
    const student = await aStudent(app)
    expect((await send(student, three!.id, 'Draft')).body.data.scholarshipCount).toBe(0)
    expect((await send(student, one!.id, 'Received')).body.data.scholarshipCount).toBe(1)
    expect((await send(student, one!.id, 'Received')).status).toBe(409)
    expect((await send(student, two!.id, 'Received')).body.data.scholarshipCount).toBe(2)
    expect((await send(student, three!.id, 'Draft')).body.data.scholarshipCount).toBe(2)
  })

  it('uses answers that a draft kept before', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
    const student = await aStudent(app)
    await send(student, id, 'Draft', [[ids[0], 'words']])
    expect((await send(student, id, 'Received')).body.data.status).toBe('Received')
    expect(await submissionOf(student, id)).toMatchObject([{ value: 'words' }])
  })

  it('names what is missing, in the right words, and keeps the rest as a draft', async () => {
    const { id, asks: ids } = await aScholarship(app, {
      requirements: [
        aFile,
        asks('editor'),
        asks('text', { title: 'kept' }),
        asks('link'),
        asks('checkbox'),
        asksCv(),
        asks('text', { title: 'optional', isOptional: true }),
      ],
    })
    const student = await aStudent(app)
    const { status, body } = await send(student, id, 'Received', [
      [ids[1], '<p> <br>&nbsp;</p>'],
      [ids[2], 'words'],
      [ids[3], '   '],
      [ids[4], false],
    ])
    expect(status).toBe(422)
    expect(body).toMatchObject({
      statusCode: 422,
      message: 'Please fill all required fields',
      error: { code: 'REQUIREMENTS_MISSING', description: 'Please fill all required fields' },
    })
    expect(body.error.fields).toEqual({
      [ids[0]!]: 'Please upload!',
      [ids[1]!]: 'Please add essay!',
      [ids[3]!]: 'Please provide!',
      [ids[4]!]: 'Please provide!',
      [ids[5]!]: 'Please upload!',
    })
    const [state, answers] = await kept(student, id)
    expect([state, (answers as Record<string, unknown>)[ids[2]!]]).toEqual(['Draft', 'words'])
  })

  it.each<[string, Parameters<typeof asks>, FieldValue, string]>([
    ['a link without its protocol', ['link'], 'example.org', 'full web address'],
    ['a link that runs', ['link'], 'javascript:alert(1)', 'full web address'],
    ['a link that is a number', ['link'], 7, 'full web address'],
    ['an option that is not one', ['text', { options: ['a'] }], 'b', 'one of the options'],
    ['one option of two', ['checkbox', { options: ['a'] }], ['a', 'b'], 'one of the options'],
    ['an essay that is a yes', ['editor'], true, 'Please add essay!'],
    ['an essay that is a number', ['editor'], 5, 'Please add essay!'],
    ['a wrong answer to what is optional', ['link', { isOptional: true }], 'x', 'full web address'],
  ])('refuses %s and keeps it', async (_name, asked, value, words) => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks(...asked)] })
    const student = await aStudent(app)
    const { status, body } = await send(student, id, 'Received', [[ids[0], value]])
    expect([status, body.error.code]).toEqual([422, 'REQUIREMENTS_MISSING'])
    expect(body.error.fields[ids[0]!]).toContain(words)
    expect(await kept(student, id)).toEqual(['Draft', { [ids[0]!]: value }])
  })

  it.each([
    ['closed', { deadline: '2026-11-19' }, 409, 'SCHOLARSHIP_CLOSED'],
    ['not open yet', { deadline: { opens: '2026-11-21' } }, 409, 'SCHOLARSHIP_CLOSED'],
    ['taken by the sponsor itself', { delivery: 'provider' as const }, 409, 'APPLIED_ELSEWHERE'],
    ['ruled out', { criteria: [{ fact: 'gpa', gte: 4 }] }, 422, 'NOT_ELIGIBLE'],
  ])('is refused when it is %s, and the answers stay', async (_name, options, status, code) => {
    const { id, asks: ids } = await aScholarship(app, { ...options, requirements: [asks('text')] })
    const student = await aStudent(app, { answers: { gpa: [3] } })
    const answer = await send(student, id, 'Received', [[ids[0], 'words']])
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(await kept(student, id)).toEqual(['Draft', { [ids[0]!]: 'words' }])
  })

  it('is in time until the last second of the day', async () => {
    const zone = { date: '2026-11-20', timeZone: 'America/Los_Angeles' }
    const [one, two] = await someScholarships(app, [{ deadline: zone }, { deadline: zone }])
    app.clock.set('2026-11-21T07:59:59.999Z')
    expect((await send(await aStudent(app), one!.id, 'Received')).status).toBe(200)
    app.clock.set('2026-11-21T08:00:00Z')
    expect((await send(await aStudent(app), two!.id, 'Received')).status).toBe(409)
    app.clock.set('2026-11-20T15:00:00Z')
  })

  it('knows only published scholarships', async () => {
    const hidden = await aScholarship(app, { status: 'draft' })
    const student = await aStudent(app)
    expect((await send(student, hidden.id, 'Draft')).status).toBe(404)
    expect((await send(student, randomUUID(), 'Draft')).status).toBe(404)
  })

  it('knows only what this scholarship asks now', async () => {
    const options = { sourceKey: `asks:${randomUUID()}`, requirements: [asks('text')] }
    const { id, asks: gone } = await aScholarship(app, options)
    const other = await aScholarship(app, { requirements: [asks('text')] })
    await aScholarship(app, { ...options, requirements: [asks('link')] })
    const student = await aStudent(app)
    for (const requirementId of [gone[0]!, other.asks[0]!, randomUUID()]) {
      const { status, body } = await send(student, id, 'Draft', [[requirementId, 'words']])
      expect([status, body.error.code]).toEqual([422, 'UNKNOWN_REQUIREMENT'])
      expect(Object.keys(body.error.fields)).toEqual([requirementId])
    }
    expect(await kept(student, id)).toEqual([null, {}])
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

async function historyOf(student: Student, scholarshipId: string) {
  const id = await applicationOf(student, scholarshipId)
  const rows = await app.db
    .select()
    .from(answerHistory)
    .where(eq(answerHistory.applicationId, id))
    .orderBy(answerHistory.version)
  return rows.map(({ value }) => value)
}
