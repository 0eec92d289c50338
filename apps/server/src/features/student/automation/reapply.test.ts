import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { answerHistory, applications, submissions } from '../../../db/schema/applications.ts'
import { mailChoices } from '../../../db/schema/privacy.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  ask,
  keptAnswers,
  readApplication,
  send,
  uploadLetter,
  type SentAnswer,
} from '../../../testing/factories/application.ts'
import { anAssistantEssay } from '../../../testing/factories/essay.ts'
import {
  asks,
  aScholarship,
  type ScholarshipOptions,
} from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { startSession } from '../../people/accounts/start-session.ts'
import { rollRecurringDeadlines } from '../../catalogue/scholarships/roll-recurring-deadlines.ts'
import { reapply } from './reapply.ts'
import { writeDueReceipts } from '../../common/mail/write-due-receipts.ts'
import { updateAutomation } from './update-automation.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-20T15:00:00Z'))

const YEARLY = { deadline: { type: 'recurring', date: '2026-12-01', monthDay: '12-01' } } as const
const TWO_TEXTS = {
  requirements: [asks('text', { title: 'Why' }), asks('link', { title: 'Link' })],
}
const ANSWERS = ['Because', 'https://example.org']

it('prepares a draft of the next round with the earlier answers and asks once', async () => {
  const student = await aStudent(app)
  const { id, asks: asked } = await applied(student, { title: 'Yearly', ...YEARLY, ...TWO_TEXTS })
  await nextRound(student)
  const draft = await readApplication(app, student, id)
  expect(draft).toMatchObject({ status: 'Draft', preparedFromCycle: '2026', stage: null })
  expect(await keptAnswers(app, student, id)).toEqual({
    [asked[0]!]: 'Because',
    [asked[1]!]: 'https://example.org',
  })
  expect(
    await app.db.$count(answerHistory, eq(answerHistory.applicationId, draft.applicationId!)),
  ).toBe(2)
  await hourly(3)
  const [mail, ...more] = await mailsOf(student)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Apply again? Yearly')
  expect(mail?.bodyText).toContain('Closes Wednesday, 1 December 2027 at 11:59 PM EST.')
  expect(mail?.bodyText).toContain('Nothing was sent.')
  expect(mail?.bodyText).toContain('To choose which emails you get:')
})

it('leaves every word of an essay to whoever wrote it', async () => {
  const student = await aStudent(app)
  const { id, asks: asked } = await aScholarship(app, {
    ...YEARLY,
    requirements: [asks('editor')],
  })
  const requirementId = asked[0]!
  const html = '<p>Nursing is where patience becomes work.</p>'
  await anAssistantEssay(app, student, { scholarshipId: id, requirementId, html })
  await submit(student, id, [[requirementId, `${html}<p>My grandmother knew it first.</p>`]])
  await nextRound(student)
  const path = `/scholarships/${id}/requirements/${requirementId}/authorship`
  const { body } = await ask(app, student, 'GET', path)
  expect(body.data).toMatchObject({
    isIntact: true,
    words: { student: 5, assistant: 6, pasted: 0 },
  })
})

it('takes over only what is still asked and not a file that is gone', async () => {
  const student = await aStudent(app)
  const file = asks('file', { title: 'Letter', limits: { fileType: ['.txt'] } })
  const row = { sourceKey: 'changes', title: 'Changes', deadline: '2026-12-01' }
  const first = { ...row, requirements: [...TWO_TEXTS.requirements, file] }
  const { id, asks: asked } = await aScholarship(app, first)
  const letter = await uploadLetter(app, student, asked[2]!)
  await submit(student, id, [...withAnswers(asked), [asked[2], letter]])
  app.clock.set('2026-12-10T15:00:00Z')
  // An update of the catalogue brings the next round and drops a question.
  await aScholarship(app, {
    ...row,
    deadline: '2027-12-01',
    requirements: [TWO_TEXTS.requirements[0]!, file, asks('text', { title: 'New' })],
  })
  await reapply(app)
  await refresh(student)
  expect(await keptAnswers(app, student, id)).toEqual({
    [asked[0]!]: 'Because',
    [asked[2]!]: letter,
  })
})

it('does not bring back a draft that was discarded, and leaves one that was begun', async () => {
  const [discards, begins] = [await aStudent(app), await aStudent(app)]
  const { id } = await applied(discards, YEARLY)
  await submit(begins, id)
  await rollOver()
  await refresh(begins)
  const begun = await send(app, begins, id, 'draft')
  expect(begun.body).toMatchObject({ data: { status: 'Draft' } })
  await hourly(1)
  expect(await readApplication(app, begins, id)).toMatchObject({ preparedFromCycle: null })
  expect(await mailsOf(begins)).toEqual([])
  await refresh(discards)
  const url = `/api/v1/scholarships/${id}/draft`
  await app.server.inject({ method: 'DELETE', url, headers: discards.headers })
  await hourly(2)
  expect(await readApplication(app, discards, id)).toMatchObject({ status: null })
})

it('prepares nothing after a withdrawal, a draft, or for a round that is over', async () => {
  const [withdrew, drafted] = [await aStudent(app), await aStudent(app)]
  const { id } = await applied(withdrew, YEARLY)
  await app.db
    .update(applications)
    .set({ stage: 'withdrawn' })
    .where(eq(applications.applicantId, withdrew.applicantId))
  await send(app, drafted, id, 'draft')
  await nextRound(withdrew)
  await refresh(drafted)
  for (const student of [withdrew, drafted])
    expect(await readApplication(app, student, id)).toMatchObject({ status: null })
})

it('does not write to who switched such mails off', async () => {
  const student = await aStudent(app)
  await app.db.insert(mailChoices).values({
    userId: student.userId,
    preparedDrafts: false,
    suggestions: true,
    updatedAt: app.clock.now(),
  })
  const { id } = await applied(student, YEARLY)
  await nextRound(student)
  expect(await readApplication(app, student, id)).toMatchObject({ status: 'Draft' })
  expect(await mailsOf(student)).toEqual([])
})

it('is sent by itself for a subscriber who switched it on, with one mail', async () => {
  const student = await switchedOn()
  const { id, asks: asked } = await applied(student, { title: 'Yearly', ...YEARLY, ...TWO_TEXTS })
  await nextRound(student)
  await hourly(2)
  expect(await readApplication(app, student, id)).toMatchObject({
    status: 'Received',
    submittedAt: app.clock.now().toISOString(),
  })
  expect(await keptAnswers(app, student, id)).toMatchObject({ [asked[0]!]: 'Because' })
  expect(await originOf(student, '2027')).toBe('recurring')
  expect((await mailsOf(student)).map(({ subject }) => subject)).toEqual([
    'Application sent: Yearly',
  ])
})

it('is sent without the sensitive answers that went out with the earlier one', async () => {
  const student = await switchedOn({ answers: { gender: ['female'], gpa: [3.6] } })
  const criteria = [
    { fact: 'gender', in: ['female'] },
    { fact: 'gpa', gte: 3 },
  ]
  await applied(student, { title: 'Yearly', ...YEARLY, ...TWO_TEXTS, criteria })
  await nextRound(student)
  await hourly(2)
  const sent = await app.db
    .select({ cycle: applications.cycle, sender: submissions.sender })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .where(eq(applications.applicantId, student.applicantId))
  const factsOf = (cycle: string) =>
    sent
      .find((each) => each.cycle === cycle)
      ?.sender?.facts.map(({ fact }) => fact)
      .toSorted()
  expect([factsOf('2026'), factsOf('2027')]).toEqual([['gender', 'gpa'], ['gpa']])
})

it.each([
  ['incomplete', { requirements: [asks('text'), asks('text', { title: 'New' })] }],
  ['no longer a fit', { criteria: [{ fact: 'gpa', gte: 3.9 }] }],
  ['not known to fit', { criteria: [{ fact: 'sat', gte: 1200 }] }],
  ['a random draw', { isRandomDraw: true }],
] as const)('asks instead when it is %s', async (_what, changes) => {
  const student = await switchedOn({ answers: { gpa: [3.5] } })
  const row = { sourceKey: `change ${_what}`, deadline: '2026-12-01' }
  const { id, asks: asked } = await aScholarship(app, { ...row, requirements: [asks('text')] })
  await submit(student, id, [[asked[0], 'Because']])
  app.clock.set('2026-12-10T15:00:00Z')
  const next = { ...row, requirements: [asks('text')], deadline: '2027-12-01', ...changes }
  await aScholarship(app, next as ScholarshipOptions)
  await hourly(2)
  await refresh(student)
  expect(await readApplication(app, student, id)).toMatchObject({ status: 'Draft' })
  expect((await mailsOf(student)).map(({ subject }) => subject)).toEqual([
    'Apply again? Harbour Light Award',
  ])
})

it('waits for the next day when the limit is reached, and for the round to begin', async () => {
  const student = await switchedOn({ dailyLimit: 1 })
  const one = await applied(student, YEARLY)
  const two = await applied(student, YEARLY)
  const later = { sourceKey: 'begins later', deadline: '2026-12-01' }
  const three = await applied(student, later)
  app.clock.set('2026-12-10T15:00:00Z')
  const opens = { date: '2027-12-01', opens: '2026-12-15' }
  await aScholarship(app, { ...later, deadline: opens })
  await nextRound(student)
  const statuses = async () => {
    await hourly(1)
    await refresh(student)
    const all = await Promise.all(
      [one, two, three].map(({ id }) => readApplication(app, student, id)),
    )
    return all.map(({ status }) => status).toSorted()
  }
  expect(await statuses()).toEqual(['Draft', 'Draft', 'Received'])
  app.clock.set('2026-12-11T15:00:00Z')
  expect(await statuses()).toEqual(['Draft', 'Received', 'Received'])
  app.clock.set('2026-12-15T15:00:00Z')
  expect(await statuses()).toEqual(['Received', 'Received', 'Received'])
  expect(await mailsOf(student)).toHaveLength(3)
})

it('is sent once it is switched on, unless the student has changed it', async () => {
  const [asked, changed] = [
    await aStudent(app, { isSubscriber: true }),
    await aStudent(app, { isSubscriber: true }),
  ]
  const { id, asks: questions } = await applied(asked, { ...YEARLY, ...TWO_TEXTS })
  await submit(changed, id, withAnswers(questions))
  await nextRound(asked)
  await refresh(changed)
  app.clock.advance({ minutes: 1 })
  await send(app, changed, id, 'draft', [[questions[0], 'Because I said so']])
  for (const { applicantId } of [asked, changed])
    await updateAutomation(app, applicantId, { reappliesToRecurring: true })
  await hourly(1)
  expect(await readApplication(app, asked, id)).toMatchObject({ status: 'Received' })
  expect(await readApplication(app, changed, id)).toMatchObject({ status: 'Draft' })
})

it('is not sent after the subscription has ended: the student is asked', async () => {
  const student = await switchedOn()
  const { id } = await applied(student, YEARLY)
  await app.db
    .update(applicants)
    .set({ subscribedUntil: app.clock.now() })
    .where(eq(applicants.id, student.applicantId))
  await nextRound(student)
  expect(await readApplication(app, student, id)).toMatchObject({ status: 'Draft' })
  expect(await mailsOf(student)).toHaveLength(1)
})

it('prepares and sends each once however many processes do it at the same time', async () => {
  const students = await Promise.all([switchedOn(), switchedOn(), aStudent(app)])
  const { id } = await aScholarship(app, YEARLY)
  for (const student of students) await submit(student, id)
  await rollOver()
  await Promise.all(Array.from({ length: 4 }, () => reapply(app)))
  await Promise.all(Array.from({ length: 4 }, () => writeDueReceipts(app)))
  const rows = await app.db
    .select({ status: applications.status })
    .from(applications)
    .where(and(eq(applications.scholarshipId, id), eq(applications.cycle, '2027')))
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['Draft', 'Received', 'Received'])
  for (const student of students) expect(await mailsOf(student)).toHaveLength(1)
})

const withAnswers = (asked: readonly string[]): SentAnswer[] =>
  ANSWERS.slice(0, asked.length).map((value, n) => [asked[n], value])

async function applied(student: Student, options: ScholarshipOptions) {
  const scholarship = await aScholarship(app, options)
  await submit(student, scholarship.id, withAnswers(scholarship.asks))
  return scholarship
}

async function submit(student: Student, id: string, answers: SentAnswer[] = []): Promise<void> {
  const sent = await send(app, student, id, 'received', answers)
  expect(sent.body).toMatchObject({ data: { status: 'Received' } })
}

/** Ten days after the deadline, with everything done that is due by then. */
async function nextRound(student: Student): Promise<void> {
  await rollOver()
  await hourly(1)
  await refresh(student)
}

/** Ten days after the deadline, in the next round; calls see it once the index does. */
async function rollOver(): Promise<void> {
  app.clock.set('2026-12-10T15:00:00Z')
  await rollRecurringDeadlines(app)
  await app.matches.catchUp()
}

async function hourly(times: number): Promise<void> {
  await app.matches.catchUp()
  for (let n = 0; n < times; n += 1) {
    await reapply(app)
    await writeDueReceipts(app)
  }
}

/** Signs in again: access ends after minutes of the test's clock. */
async function refresh(student: Student): Promise<void> {
  const { accessToken } = await startSession(app, student.userId, undefined)
  student.headers.authorization = `Bearer ${accessToken}`
}

type StudentOptions = NonNullable<Parameters<typeof aStudent>[1]>

async function switchedOn({
  dailyLimit = 5,
  ...options
}: StudentOptions & { dailyLimit?: number } = {}): Promise<Student> {
  const student = await aStudent(app, { isSubscriber: true, ...options })
  const changes = { reappliesToRecurring: true, dailyLimit }
  await updateAutomation(app, student.applicantId, changes)
  return student
}

async function originOf({ applicantId }: Student, cycle: string) {
  const [row] = await app.db
    .select({ origin: applications.origin })
    .from(applications)
    .where(and(eq(applications.applicantId, applicantId), eq(applications.cycle, cycle)))
  return row?.origin
}

const mailsOf = (student: Student) =>
  app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, student.email))
