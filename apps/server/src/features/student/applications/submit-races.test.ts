import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { App } from '../../../app-context.ts'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { anotherServer, createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { asks, aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { raceSubmissions, type Post } from '../../../testing/race-submissions.ts'

let app: TestApp
/** A second process on the same database. */
let other: App
beforeAll(async () => {
  app = await createTestApp()
  other = await anotherServer(app)
})
afterAll(async () => {
  await other.server.close()
  await app.close()
})

const ROUNDS = Array.from({ length: 10 }, (_, round) => round + 1)
const AT_ONCE = 20

async function rowsOf({ applicantId }: Student, scholarshipId: string) {
  return app.db
    .select({ status: applications.status, answers: submissions.answers })
    .from(applications)
    .leftJoin(submissions, eq(submissions.applicationId, applications.id))
    .where(
      and(eq(applications.applicantId, applicantId), eq(applications.scholarshipId, scholarshipId)),
    )
}

it('sends one application however it is clicked, retried and raced', async () => {
  const posts = [app, other].map(({ server }): Post => async (path, token, key, payload) => {
    const answer = await server.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  })
  const { attempts } = await raceSubmissions(app, posts, { rounds: 10, atOnce: AT_ONCE })
  expect(attempts).toBe(200)
})

it.each(ROUNDS)('twenty submits at once send one application, round %i', async () => {
  const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
  const student = await aStudent(app)
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) =>
      send(n % 2 ? app : other, student, id, 'Received', [[ids[0], `click ${n}`]]),
    ),
  )
  const sent = answers.filter(({ status }) => status === 200)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body.data).toMatchObject({ status: 'Received', scholarshipCount: 1 })
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(new Set(['ALREADY_APPLIED']))
  const winner = answers.findIndex(({ status }) => status === 200)
  expect(await rowsOf(student, id)).toEqual([
    {
      status: 'Received',
      answers: [{ requirementId: ids[0], title: 'text', value: `click ${winner}` }],
    },
  ])
})

it.each(ROUNDS)(
  'an autosave that races a submit never changes what was sent, round %i',
  async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
    const student = await aStudent(app)
    const calls = Array.from({ length: AT_ONCE }, (_, n) => {
      const status = n === AT_ONCE / 2 ? 'Received' : 'Draft'
      return send(n % 3 ? app : other, student, id, status, [[ids[0], `text ${n}`]])
    })
    const answers = await Promise.all(calls)
    expect(answers[AT_ONCE / 2]?.body.data.status).toBe('Received')
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const value = `text ${AT_ONCE / 2}`
    expect(await rowsOf(student, id)).toEqual([
      { status: 'Received', answers: [{ requirementId: ids[0], title: 'text', value }] },
    ])
    const url = `/api/v1/scholarships/${id}/applicants/get-applicant-details`
    const { data } = (await app.server.inject({ url, headers: student.headers })).json()
    expect(data.applicantFields).toMatchObject([{ fieldValue: value }])
  },
)

it('many students and scholarships at once neither wait for each other for ever nor mix', async () => {
  const stored = await someScholarships(
    app,
    Array.from({ length: 5 }, () => ({ requirements: [asks('text')] })),
  )
  const students = await Promise.all(
    Array.from({ length: 6 }, () => aStudent(app, { isSubscriber: true })),
  )
  const answers = await Promise.all(
    students.flatMap((student) =>
      stored.flatMap(({ id, asks: ids }) => [
        send(app, student, id, 'Draft', [[ids[0], student.email]]),
        send(other, student, id, 'Received', [[ids[0], student.email]]),
      ]),
    ),
  )
  for (const { status } of answers) expect([200, 409]).toContain(status)
  for (const student of students)
    for (const { id, asks: ids } of stored)
      expect(await rowsOf(student, id)).toMatchObject([
        { status: 'Received', answers: [{ requirementId: ids[0], value: student.email }] },
      ])
})
