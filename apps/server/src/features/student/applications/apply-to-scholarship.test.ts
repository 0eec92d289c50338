import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send, statusAndAnswers } from '../../../testing/factories/application.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const apply = (student: Student, id: string) =>
  ask(app, student, 'POST', `/register-applicants/apply-scholarship/${id}`)

async function originOf({ applicantId }: Student) {
  const mine = eq(applications.applicantId, applicantId)
  return (await app.db.select({ origin: applications.origin }).from(applications).where(mine))[0]
}

async function onTrial(): Promise<Student> {
  const student = await aStudent(app)
  const mine = eq(applicants.id, student.applicantId)
  await app.db.update(applicants).set({ isTrailTaken: true }).where(mine)
  return student
}

it('sends at once, and a second time is refused', async () => {
  const { id } = await aScholarship(app)
  const student = await aStudent(app)
  const { status, body } = await apply(student, id)
  expect([status, body.data]).toEqual([200, { scholarshipCount: 1, status: 'Received' }])
  const again = await apply(student, id)
  expect([again.status, again.body.error.code, again.body.message]).toEqual([
    409,
    'ALREADY_APPLIED',
    'Already applied for scholarship',
  ])
})

it('does not count a featured scholarship, and only such a one', async () => {
  const featured = await aScholarship(app, { isFeatured: true })
  const student = await aStudent(app)
  expect((await apply(student, featured.id)).body.data.scholarshipCount).toBe(0)
  expect(await originOf(student)).toEqual({ origin: 'featured' })
  const usual = await aScholarship(app)
  expect((await apply(student, usual.id)).body.data.scholarshipCount).toBe(1)
})

it('keeps a draft while the trial flag is set; a second time is refused', async () => {
  const { id } = await aScholarship(app, { isFeatured: true })
  const student = await onTrial()
  expect((await apply(student, id)).body.data).toEqual({ scholarshipCount: 0, status: 'Draft' })
  expect(await statusAndAnswers(app, student, id)).toEqual(['Draft', {}])
  expect((await apply(student, id)).body.error.code).toBe('ALREADY_APPLIED')
})

it('sends what a draft holds', async () => {
  const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
  const student = await aStudent(app)
  await send(app, student, id, 'Draft', [[ids[0], 'words']])
  expect((await apply(student, id)).body.data.status).toBe('Received')
  expect(await statusAndAnswers(app, student, id)).toEqual(['Received', { [ids[0]!]: 'words' }])
})

it.each([
  [{ deadline: '2026-11-01' }, 409, 'SCHOLARSHIP_CLOSED'],
  [{ delivery: 'provider' as const }, 409, 'APPLIED_ELSEWHERE'],
  [{ criteria: [{ fact: 'gpa', gte: 4 }] }, 422, 'NOT_ELIGIBLE'],
  [{ requirements: [asks('text')] }, 422, 'REQUIREMENTS_MISSING'],
  [{ status: 'draft' as const }, 404, 'NOT_FOUND'],
])('refuses %j with %i %s and leaves nothing', async (options, status, code) => {
  const { id } = await aScholarship(app, { ...options, isFeatured: true })
  const student = await aStudent(app, { answers: { gpa: [3] } })
  const refused = await apply(student, id)
  expect([refused.status, refused.body.error.code]).toEqual([status, code])
  expect(await originOf(student)).toBeUndefined()
})
