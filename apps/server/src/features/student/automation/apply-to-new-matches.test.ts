import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import {
  aScholarship,
  asks,
  someScholarships,
  type ScholarshipOptions,
} from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { countSubmitted } from '../../money/quota/queries.ts'
import { applyToNewMatches } from './apply-to-new-matches.ts'
import { writeDueReceipts } from '../../common/mail/write-due-receipts.ts'
import { updateAutomation } from './update-automation.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  await app.db.update(scholarships).set({ status: 'withdrawn' })
  await app.db.update(applicants).set({ subscribedUntil: null })
})

const GPA_3 = { fact: 'gpa', gte: 3 } as const

it('applies to what asks nothing and fits for certain, with a receipt each and one mail', async () => {
  const student = await switchedOn()
  const plain = await aScholarship(app, { title: 'Plain' })
  await someScholarships(app, [
    { title: 'Asks', requirements: [asks('text')] },
    { title: 'Elsewhere', delivery: 'provider' },
    { title: 'Closed', deadline: '2026-11-01' },
    { title: 'Possible', criteria: [GPA_3] },
    { title: 'Draw', isRandomDraw: true },
  ])
  await applyToNewMatches(app)
  await writeDueReceipts(app)
  expect(await sentTo(student)).toEqual([['Plain', 'automatic']])
  const [receipt] = await app.db
    .select()
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .where(eq(applications.scholarshipId, plain.id))
  expect(receipt?.submissions).toMatchObject({
    submittedAt: app.clock.now(),
    recipient: 'Harbour Light Trust',
    answers: [],
    sender: { firstName: 'Dana', email: student.email },
  })
  expect(await countSubmitted(app.db, student.applicantId)).toBe(0)
  const [mail, ...more] = await mailsOf(student)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Application sent: Plain')
  expect(mail?.bodyText).toBe(
    [
      'Hello Dana,',
      'Your application was sent by Laurel for you.',
      'Plain\nReceived by Harbour Light Trust on Friday, 20 November 2026 at 10:00 AM EST.\n' +
        `http://localhost:3000/auth/dashboard/receipt?${receipt?.applications.id}`,
      'Each receipt shows exactly what was sent.',
      '--',
      'You switched on that Laurel applies for you. To switch it off: http://localhost:3000/auth/dashboard/trackApplications?tab=automatic\n',
    ].join('\n\n'),
  )
})

it('sends no sensitive answer, though the rules ask for it and it fits', async () => {
  const student = await switchedOn({ answers: { gender: ['female'], gpa: [3.6] } })
  await aScholarship(app, {
    title: 'For women',
    criteria: [{ fact: 'gender', in: ['female'] }, GPA_3],
  })
  await applyToNewMatches(app)
  expect(await sentTo(student)).toEqual([['For women', 'automatic']])
  const [sent] = await app.db
    .select({ sender: submissions.sender })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .where(eq(applications.applicantId, student.applicantId))
  expect(sent?.sender?.facts).toEqual([{ fact: 'gpa', values: [3.6] }])
})

it('sends the newest first and no more than the limit of a day where the student is', async () => {
  const student = await switchedOn({ dailyLimit: 2, timeZone: 'America/Los_Angeles' })
  await newest(5)
  await everyHour(3)
  expect(await sentTo(student)).toEqual([
    ['N4', 'automatic'],
    ['N3', 'automatic'],
  ])
  // Still the 20th in Los Angeles, then the 21st.
  app.clock.set('2026-11-21T07:59:59Z')
  await everyHour(1)
  expect(await sentTo(student)).toHaveLength(2)
  app.clock.set('2026-11-21T08:00:00Z')
  await everyHour(1)
  expect(await sentTo(student)).toHaveLength(4)
  expect((await mailsOf(student)).map(({ subject }) => subject)).toEqual([
    '2 applications sent',
    '2 applications sent',
  ])
})

it('keeps to the limit and to one mail however many processes do it at the same time', async () => {
  const student = await switchedOn({ dailyLimit: 3 })
  await newest(8)
  await Promise.all(Array.from({ length: 4 }, () => applyToNewMatches(app)))
  expect(await sentTo(student)).toHaveLength(3)
  await Promise.all(Array.from({ length: 4 }, () => writeDueReceipts(app)))
  expect(await mailsOf(student)).toHaveLength(1)
})

it('sends nothing without the switch, a subscription or a mail of its own', async () => {
  const never = await aStudent(app, { isSubscriber: true })
  const lapsed = await switchedOn()
  const off = await switchedOn()
  await updateAutomation(app, off.applicantId, { appliesToNewMatches: false })
  const until = app.clock.now()
  await app.db
    .update(applicants)
    .set({ subscribedUntil: until })
    .where(eq(applicants.id, lapsed.applicantId))
  await newest(2)
  await everyHour(1)
  for (const student of [never, lapsed, off]) {
    expect(await sentTo(student)).toEqual([])
    expect(await mailsOf(student)).toEqual([])
  }
})

it('leaves what the student has begun, and what no longer fits once it is known', async () => {
  const student = await switchedOn({ answers: { gpa: [2.5] } })
  const begun = await aScholarship(app, { title: 'Begun' })
  await send(app, student, begun.id, 'draft')
  await aScholarship(app, { title: 'Too high', criteria: [GPA_3] })
  await everyHour(1)
  expect(await sentTo(student)).toEqual([])
})

it('does not apply again to what was withdrawn', async () => {
  const student = await switchedOn()
  await aScholarship(app, { title: 'Plain' })
  await everyHour(1)
  await app.db
    .update(applications)
    .set({ stage: 'withdrawn' })
    .where(eq(applications.applicantId, student.applicantId))
  await everyHour(2)
  expect(await sentTo(student)).toHaveLength(1)
  expect(await mailsOf(student)).toHaveLength(1)
})

async function everyHour(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await applyToNewMatches(app)
    await writeDueReceipts(app)
  }
}

type StudentOptions = NonNullable<Parameters<typeof aStudent>[1]>

async function switchedOn({
  dailyLimit = 5,
  ...options
}: StudentOptions & { dailyLimit?: number } = {}): Promise<Student> {
  const student = await aStudent(app, { isSubscriber: true, ...options })
  await updateAutomation(app, student.applicantId, { appliesToNewMatches: true, dailyLimit })
  return student
}

/** Scholarships without requirements, N0 the oldest. */
async function newest(number: number): Promise<void> {
  const many = Array.from({ length: number }, (_, n): ScholarshipOptions => {
    return { title: `N${n}`, createdAt: new Date(Date.UTC(2026, 9, 1 + n)) }
  })
  await someScholarships(app, many)
}

async function sentTo({ applicantId }: Student) {
  const rows = await app.db
    .select({ title: scholarships.title, origin: applications.origin })
    .from(applications)
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .where(and(eq(applications.applicantId, applicantId), eq(applications.status, 'Received')))
    .orderBy(asc(applications.updatedAt), asc(applications.createdAt))
  return rows
    .map(({ title, origin }) => [title, origin])
    .toSorted()
    .toReversed()
}

const mailsOf = (student: Student) =>
  app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, student.email))
