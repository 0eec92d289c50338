import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import {
  asks,
  aScholarship,
  type ScholarshipOptions,
} from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('plans what is saved and begun, not what is sent, closed, withdrawn or without a date', async () => {
  const student = await aStudent(app)
  const essay = { deadline: '2026-12-20', requirements: [asks('editor'), asks('text')] }
  const begun = await aScholarship(app, { title: 'Begun', ...essay })
  await send(app, student, begun.id, 'draft', [[begun.asks[1], 'Answered']])
  await saved(student, { title: 'Saved', deadline: '2026-12-10' })
  await saved(student, { title: 'Rolling' })
  await saved(student, { title: 'Closed', deadline: '2026-11-01' })
  await saved(student, { title: 'Taken back', deadline: '2026-12-10', status: 'withdrawn' })
  const sent = await saved(student, { title: 'Sent', deadline: '2026-12-10' })
  await send(app, student, sent, 'received')
  const elsewhere = await saved(student, { deadline: '2026-12-10', delivery: 'provider' })
  await put(student, `/scholarships/${elsewhere}/provider-application`, { hasApplied: true })

  const plan = await planOf(student)
  expect(plan.minutesPerDay).toBe(60)
  expect(plan.scholarships).toMatchObject([
    { title: 'Saved', minutesLeft: 10, steps: [{ day: '2026-12-09', kind: 'submit' }] },
    {
      title: 'Begun',
      sponsor: 'Harbour Light Trust',
      closesAt: '2026-12-20T23:59:59.999-05:00',
      closesOn: '2026-12-20',
      minutesLeft: 60,
      isTight: false,
      steps: [
        {
          day: '2026-12-15',
          kind: 'write',
          minutes: 40,
          requirementId: begun.asks[0],
          requirementTitle: 'editor',
        },
        { day: '2026-12-18', kind: 'revise', minutes: 10 },
        { day: '2026-12-19', kind: 'submit', minutes: 10 },
      ],
    },
  ])
})

it('plans towards an estimate and calls it one, without pressing', async () => {
  const student = await aStudent(app)
  const deadline = { type: 'recurring', date: '2026-11-22', isEstimate: true } as const
  await saved(student, { title: 'Estimated', deadline, requirements: [asks('editor')] })
  expect((await planOf(student)).scholarships).toMatchObject([
    { title: 'Estimated', closesOn: '2026-11-22', isEstimate: true, isTight: false },
  ])
})

it("counts in the student's days and at the student's pace", async () => {
  const student = await aStudent(app, { timeZone: 'Asia/Tokyo' })
  await put(student, '/register-applicants/automation', { minutesPerDay: 30 })
  // The 3rd has begun in Tokyo when the 2nd ends in New York, and the 21st is today there.
  await saved(student, { deadline: '2026-12-02' })
  await saved(student, { deadline: '2026-11-21' })
  const plan = await planOf(student)
  expect(plan).toMatchObject({
    minutesPerDay: 30,
    scholarships: [
      { closesOn: '2026-11-21', steps: [{ day: '2026-11-21', kind: 'submit' }] },
      { closesOn: '2026-12-02', steps: [{ day: '2026-12-01', kind: 'submit' }] },
    ],
  })
})

it('ends on the site of the sponsor who takes applications there', async () => {
  const student = await aStudent(app)
  await saved(student, { deadline: '2026-12-10', delivery: 'provider' })
  const { scholarships } = await planOf(student)
  expect(scholarships).toMatchObject([
    { steps: [{ day: '2026-12-09', kind: 'apply', minutes: 10 }] },
  ])
})

it("shows nobody another student's work", async () => {
  const [one, other] = [await aStudent(app), await aStudent(app)]
  await saved(one, { deadline: '2026-12-10' })
  expect((await planOf(other)).scholarships).toEqual([])
})

async function planOf({ headers }: Student) {
  const answer = await app.server.inject({ url: '/api/v1/scholarships/me/plan', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

async function saved(student: Student, options: ScholarshipOptions): Promise<string> {
  const { id } = await aScholarship(app, options)
  await put(student, '/scholarships/add-wishlist', { scholarshipId: id })
  return id
}

async function put({ headers }: Student, path: string, payload: object): Promise<void> {
  const answer = await app.server.inject({ method: 'PUT', url: `/api/v1${path}`, headers, payload })
  expect(answer.statusCode).toBe(200)
}
