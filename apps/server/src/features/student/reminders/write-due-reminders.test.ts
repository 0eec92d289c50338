import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { savedScholarships } from '../../../db/schema/scholarships.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { users } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { aScholarship, type ScholarshipOptions } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { updateAutomation } from '../automation/update-automation.ts'
import { writeDueReminders } from './write-due-reminders.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example', PRODUCT_NAME: 'Bay' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  await app.db.delete(savedScholarships)
})

const DECEMBER_1 = { deadline: '2026-12-01' }

it('writes seven days and one day before, from eight in the morning, once each', async () => {
  const student = await aStudent(app)
  const id = await saved(student, { title: 'Harbour Award', ...DECEMBER_1 })
  expect(await mailsAt(student, '2026-11-24T12:59:00Z')).toEqual([])
  const [first] = await mailsAt(student, '2026-11-24T13:00:00Z')
  expect(first?.subject).toBe('Closes in 7 days: Harbour Award')
  expect(first?.bodyText).toBe(
    [
      'Hello Dana,',
      'A deadline is near.',
      'Harbour Award\nFrom Harbour Light Trust. Closes in 7 days: Tuesday, 1 December 2026 at 11:59 PM EST.',
    ].join('\n\n') +
      `\nhttps://laurel.example/auth/scholarshipDetail?${id}&from=mail\n\n--\n\n` +
      'Bay writes to you about deadlines of scholarships that you saved or started. ' +
      'To choose which emails you get: https://laurel.example/auth/dashboard/setting\n' +
      'To end these and all other emails but receipts and those about your account: ' +
      `https://laurel.example/unsubscribe#${app.unsubscribeTokens.issue(student.userId)}\n`,
  )
  for (const later of ['2026-11-24T14:00:00Z', '2026-11-25T13:00:00Z', '2026-11-29T13:00:00Z'])
    expect(await mailsAt(student, later)).toHaveLength(1)
  const [, second] = await mailsAt(student, '2026-11-30T13:00:00Z')
  expect(second?.subject).toBe('Closes tomorrow: Harbour Award')
  expect(await mailsAt(student, '2026-12-01T13:00:00Z')).toHaveLength(2)
})

it('writes of no day that is only an estimate', async () => {
  const student = await aStudent(app)
  await saved(student, { deadline: { type: 'recurring', date: '2026-12-01', isEstimate: true } })
  expect(await mailsAt(student, '2026-11-24T13:00:00Z')).toEqual([])
  expect(await mailsAt(student, '2026-11-30T13:00:00Z')).toEqual([])
})

it('lists all that is due in one mail, the nearest first', async () => {
  const student = await aStudent(app)
  await saved(student, { title: 'Week', deadline: '2026-12-07' })
  const draft = await aScholarship(app, { title: 'Tomorrow', ...DECEMBER_1 })
  await send(app, student, draft.id, 'draft')
  await saved(student, { title: 'Elsewhere', ...DECEMBER_1, delivery: 'provider' })
  await saved(student, { title: 'Later', deadline: '2026-12-20' })
  const mails = await mailsAt(student, '2026-11-30T13:07:00Z')
  expect(mails.map(({ subject }) => subject)).toEqual(['3 deadlines are near'])
  const text = mails[0]?.bodyText ?? ''
  expect(text).toMatch(/Tomorrow[\s\S]*Your draft is not sent yet\.[\s\S]*Week/)
  expect(text).toMatch(/Elsewhere\n.*\nThe sponsor takes applications on its own site, not here\./)
  expect(text).not.toContain('Later')
})

it('comes in the morning of the student and counts days where the scholarship is', async () => {
  const student = await aStudent(app, { timeZone: 'Asia/Tokyo' })
  await saved(student, DECEMBER_1)
  // Eight o'clock on December 1 in Tokyo, when it is still November 30 in New York.
  expect(await mailsAt(student, '2026-11-30T22:59:00Z')).toHaveLength(0)
  expect(await mailsAt(student, '2026-11-30T23:00:00Z')).toHaveLength(1)
})

it('makes up for a morning on which nothing ran', async () => {
  const student = await aStudent(app)
  await saved(student, DECEMBER_1)
  expect(await mailsAt(student, '2026-11-25T02:00:00Z')).toHaveLength(1)
})

it('leaves what was saved after the morning alone', async () => {
  const student = await aStudent(app)
  app.clock.set('2026-11-24T13:10:00Z')
  await save(student, (await aScholarship(app, DECEMBER_1)).id)
  expect(await mailsAt(student, '2026-11-24T14:07:00Z')).toEqual([])
})

it('is silent about what is sent, applied to elsewhere, withdrawn or not open yet', async () => {
  const student = await aStudent(app)
  const sent = await saved(student, DECEMBER_1)
  await send(app, student, sent, 'received')
  const elsewhere = await saved(student, { ...DECEMBER_1, delivery: 'provider' })
  await app.server.inject({
    method: 'PUT',
    url: `/api/v1/scholarships/${elsewhere}/provider-application`,
    headers: student.headers,
    payload: { hasApplied: true },
  })
  await saved(student, { ...DECEMBER_1, status: 'withdrawn' })
  await saved(student, { deadline: { date: '2026-12-01', opens: '2026-11-28' } })
  expect(await mailsAt(student, '2026-11-24T13:07:00Z')).toEqual([])
})

it('is silent once it is switched off, and toward accounts that must go', async () => {
  const [off, gone] = [await aStudent(app), await aStudent(app)]
  const { id } = await aScholarship(app, DECEMBER_1)
  await save(off, id)
  await save(gone, id)
  await updateAutomation(app, off.applicantId, { remindsOfDeadlines: false })
  await app.db.update(users).set({ purgeAfter: app.clock.now() }).where(eq(users.id, gone.userId))
  expect(await mailsAt(off, '2026-11-24T13:07:00Z')).toEqual([])
  expect(await mailsAt(gone, '2026-11-24T13:07:00Z')).toEqual([])
})

it('writes once however many processes do it at the same time', async () => {
  const student = await aStudent(app)
  await saved(student, DECEMBER_1)
  await saved(student, DECEMBER_1)
  app.clock.set('2026-11-24T13:07:00Z')
  await Promise.all(Array.from({ length: 5 }, () => writeDueReminders(app)))
  expect(await mailsOf(student)).toHaveLength(1)
})

async function mailsAt(student: Student, instant: string) {
  app.clock.set(instant)
  await writeDueReminders(app)
  return mailsOf(student)
}

const mailsOf = (student: Student) =>
  app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, student.email))
    .orderBy(asc(outboxEmails.createdAt))

async function saved(student: Student, options: ScholarshipOptions): Promise<string> {
  const { id } = await aScholarship(app, options)
  await save(student, id)
  return id
}

async function save({ applicantId }: Student, scholarshipId: string): Promise<void> {
  const savedAt = app.clock.now()
  await app.db.insert(savedScholarships).values({ applicantId, scholarshipId, savedAt })
}
