import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send, statusAndAnswers } from '../../../testing/factories/application.ts'
import { asks, aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { sendApplication } from '../../../testing/send-application.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const sendFor = (
  { applicantId }: Student,
  scholarshipId: string,
  more: Partial<Parameters<typeof sendApplication>[2]> = {},
) => sendApplication(app, applicantId, { scholarshipId, origin: 'automatic', ...more })

const rowsOf = ({ applicantId }: Student) =>
  app.db
    .select({ origin: applications.origin, status: applications.status })
    .from(applications)
    .where(eq(applications.applicantId, applicantId))

describe('sending for a student who is not there', () => {
  it('sends once, with its origin', async () => {
    const { id } = await aScholarship(app)
    const student = await aStudent(app)
    expect(await sendFor(student, id)).toMatchObject({ status: 'sent' })
    expect(await sendFor(student, id)).toMatchObject({ status: 'refused', code: 'ALREADY_APPLIED' })
    expect(await rowsOf(student)).toEqual([{ origin: 'automatic', status: 'Received' }])
  })

  it('says what is missing and leaves nothing of its own, but a draft as it was', async () => {
    const [one, two] = await someScholarships(app, [
      { requirements: [asks('text')] },
      { requirements: [asks('text'), asks('link')] },
    ])
    const student = await aStudent(app)
    await send(app, student, two!.id, 'Draft', [[two!.asks[0], 'words']])
    expect(await sendFor(student, one!.id)).toEqual({
      status: 'refused',
      code: 'REQUIREMENTS_MISSING',
      message: 'Please fill all required fields',
      fields: { [one!.asks[0]!]: 'Please provide!' },
    })
    expect(await sendFor(student, two!.id)).toMatchObject({ code: 'REQUIREMENTS_MISSING' })
    expect(await rowsOf(student)).toEqual([{ origin: 'individual', status: 'Draft' }])
  })

  it('knows only what is published', async () => {
    const hidden = await aScholarship(app, { status: 'draft' })
    const result = await sendFor(await aStudent(app), hidden.id)
    expect(result).toMatchObject({ status: 'refused', code: 'NOT_FOUND' })
  })

  it('lets a cap that is counted at the last moment never be passed', async () => {
    const stored = await someScholarships(app, [{}, {}, {}, {}, {}, {}])
    const student = await aStudent(app)
    const results = await Promise.all(
      stored.map(({ id }) =>
        sendFor(student, id, {
          findObjection: async (tx) => {
            const mine = eq(applications.applicantId, student.applicantId)
            const sent = await tx
              .select()
              .from(submissions)
              .innerJoin(applications, eq(applications.id, submissions.applicationId))
              .where(mine)
            return sent.length < 2 ? undefined : 'TOO_MANY_REQUESTS'
          },
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'sent')).toHaveLength(2)
    expect(await rowsOf(student)).toHaveLength(2)
  })

  it.each(Array.from({ length: 10 }, (_, round) => round + 1))(
    'that races the student sends one application, round %i',
    async () => {
      const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
      const student = await aStudent(app)
      await send(app, student, id, 'Draft', [[ids[0], 'draft']])
      const [bySelf, byStudent] = await Promise.all([
        sendFor(student, id, { origin: 'recurring' }),
        send(app, student, id, 'Received', [[ids[0], 'typed']]),
      ])
      const isSentByStudent = byStudent.status === 200
      expect(bySelf.status === 'sent').toBe(!isSentByStudent)
      const value = isSentByStudent ? 'typed' : 'draft'
      expect(await statusAndAnswers(app, student, id)).toEqual(['Received', { [ids[0]!]: value }])
      expect(await rowsOf(student)).toEqual([
        { origin: isSentByStudent ? 'individual' : 'recurring', status: 'Received' },
      ])
    },
  )
})

describe('the receipt', () => {
  const receiptOf = async (student: Student) => {
    const [row] = await app.db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.applicantId, student.applicantId))
    return ask(app, student, 'GET', `/applications/${row!.id}/receipt`)
  }

  it('holds the person and the facts that the rules ask about, and nothing else of the profile', async () => {
    const { id, asks: ids } = await aScholarship(app, {
      title: 'Tidewater Grant',
      sponsor: 'Tide Society',
      deadline: '2027-02-01',
      requirements: [asks('text', { title: 'Major' })],
      criteria: [
        { fact: 'gpa', gte: 2 },
        {
          any: [
            { fact: 'state', in: ['OH'] },
            { fact: 'employer', relation: 'parent', in: ['A'] },
          ],
        },
        { fact: 'citizenship', in: ['us_citizen'] },
        { fact: 'fieldOfStudy', in: ['nursing'], soft: true },
      ],
    })
    const student = await aStudent(app, {
      firstName: 'Ines',
      lastName: 'Moreau',
      answers: {
        gpa: [3.5],
        state: ['OH'],
        'employer:parent': ['A'],
        citizenship: ['us_citizen'],
        gender: ['female'],
        sat: [1400],
        fieldOfStudy: ['nursing'],
      },
    })
    await send(app, student, id, 'Received', [[ids[0], 'Nursing']])
    const { status, body } = await receiptOf(student)
    expect([status, body.data]).toEqual([
      200,
      {
        applicationId: expect.any(String),
        number: expect.stringMatching(/^LR-[0-9A-F]{4}-[0-9A-F]{4}$/),
        scholarshipId: id,
        title: 'Tidewater Grant',
        cycle: '2027',
        recipient: 'Tide Society',
        submittedAt: app.clock.now().toISOString(),
        origin: 'individual',
        withdrawnAt: null,
        openedAt: null,
        announceBy: null,
        result: null,
        messages: [],
        sender: {
          firstName: 'Ines',
          lastName: 'Moreau',
          email: student.email,
          phone: null,
          facts: [
            { fact: 'gpa', values: [3.5] },
            { fact: 'state', values: ['OH'] },
            { fact: 'employer:parent', values: ['A'] },
            { fact: 'citizenship', values: ['us_citizen'] },
            { fact: 'fieldOfStudy', values: ['nursing'] },
          ],
        },
        answers: [{ requirementId: ids[0], title: 'Major', value: 'Nursing', dataType: 'text' }],
      },
    ])
  })

  it('stays as it was when the profile changes', async () => {
    const { id } = await aScholarship(app)
    const student = await aStudent(app)
    await send(app, student, id, 'Received')
    const before = await receiptOf(student)
    const { headers } = student
    const url = `/api/v1/register-applicants/${student.applicantId}`
    const payload = { firstName: 'Other', phone: '+16145550100' }
    const changed = await app.server.inject({ method: 'PUT', url, headers, payload })
    expect(changed.statusCode).toBe(200)
    expect(await receiptOf(student)).toEqual(before)
  })

  it('is the student’s own, and there is none of a draft', async () => {
    const { id } = await aScholarship(app)
    const [student, other] = [await aStudent(app), await aStudent(app)]
    await send(app, student, id, 'Draft')
    expect((await receiptOf(student)).status).toBe(404)
    await send(app, student, id, 'Received')
    const { body } = await receiptOf(student)
    const path = `/applications/${body.data.applicationId}/receipt`
    expect((await ask(app, other, 'GET', path)).status).toBe(404)
  })
})
