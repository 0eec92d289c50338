import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { savedScholarships, seenScholarships } from '../../../db/schema/scholarships.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aClosedRound } from '../../../testing/factories/round.ts'
import { aSponsor, aStudent } from '../../../testing/factories/student.ts'
import { tellOfOverdue } from './tell-of-overdue.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const read = async (url: string, headers: Record<string, string>) =>
  (await app.server.inject({ url: `/api/v1${url}`, headers })).json().data

it('hides how many saved it while they are few, never its own applicants', async () => {
  const { scholarshipId, applicants } = await aClosedRound(app, 3)
  const viewer = await aSponsor(app, scholarshipId, 'viewer')
  const save = async (people: number) => {
    for (let n = 0; n < people; n++) {
      const { applicantId } = await aStudent(app)
      await app.db
        .insert(savedScholarships)
        .values({ applicantId, scholarshipId, savedAt: app.clock.now() })
    }
  }
  await save(19)
  const funnel = () => read(`/scholarships/${scholarshipId}/funnel`, viewer.headers)
  expect(await funnel()).toMatchObject({
    saved: null,
    begun: null,
    sent: applicants.length,
    withdrawn: 0,
    decided: 0,
  })
  await save(1)
  expect((await funnel()).saved).toBe(20)
})

it('counts who opened its page, once each, and what led at least 20 of them there first', async () => {
  const { scholarshipId, cycle } = await aClosedRound(app, 1)
  const viewer = await aSponsor(app, scholarshipId, 'viewer')
  const funnel = () => read(`/scholarships/${scholarshipId}/funnel`, viewer.headers)
  const open = async ({ headers }: { headers: Record<string, string> }, query: string) => {
    const url = `/api/v1/scholarships/${scholarshipId}${query}`
    expect((await app.server.inject({ url, headers })).statusCode).toBe(200)
    await app.background.settle()
  }
  const rows = () =>
    app.db.select().from(seenScholarships).where(eq(seenScholarships.scholarshipId, scholarshipId))
  const openers = async (number: number, query: string) => {
    for (let n = 0; n < number; n++) await open(await aStudent(app), query)
  }
  await openers(19, '?source=matches')
  // Its own members are nobody whom it is for.
  await open(viewer, '?source=matches')
  expect(await funnel()).toMatchObject({ seen: null, sources: [] })
  const last = await aStudent(app)
  await open(last, '?source=mail')
  expect(await funnel()).toMatchObject({ seen: 20, sources: [] })
  // Neither another time nor another way counts again.
  await open(last, '?source=matches')
  await openers(1, '?source=matches')
  expect(await funnel()).toMatchObject({ seen: 20, sources: [{ source: 'matches', seen: 20 }] })
  expect(await rows()).toContainEqual({
    applicantId: last.applicantId,
    scholarshipId,
    cycle,
    source: 'mail',
    seenOn: '2026-11-20',
  })
  for (const query of ['?source=https://example.org', '?source=', '']) await openers(1, query)
  expect((await rows()).filter(({ source }) => source === 'other')).toHaveLength(3)
  // Of the next round nobody has seen anything.
  await app.db
    .update(seenScholarships)
    .set({ cycle: 'earlier' })
    .where(eq(seenScholarships.scholarshipId, scholarshipId))
  expect(await funnel()).toMatchObject({ seen: null, sources: [] })
})

it('answers with the page when nobody can note that it was seen, and notes it the next time', async () => {
  const { scholarshipId } = await aClosedRound(app, 1)
  const student = await aStudent(app)
  const url = `/api/v1/scholarships/${scholarshipId}`
  const open = async () => {
    const answer = await app.server.inject({ url, headers: student.headers })
    await app.background.settle()
    return answer.statusCode
  }
  const seen = () =>
    app.db.$count(seenScholarships, eq(seenScholarships.applicantId, student.applicantId))
  await app.db.execute(sql`alter table seen_scholarships rename to away`)
  expect(await open()).toBe(200)
  await app.db.execute(sql`alter table away rename to seen_scholarships`)
  expect([await seen(), await open(), await seen()]).toEqual([0, 200, 1])
})

it('counts everybody who began, those who sent too, unless few have not sent', async () => {
  const { scholarshipId, cycle, applicants } = await aClosedRound(app, 2)
  const viewer = await aSponsor(app, scholarshipId, 'viewer')
  const begin = async (people: number) => {
    for (let n = 0; n < people; n++) await aDraft(app, { scholarshipId, cycle })
  }
  const funnel = () => read(`/scholarships/${scholarshipId}/funnel`, viewer.headers)
  await begin(19)
  expect(await funnel()).toMatchObject({ begun: null, sent: applicants.length })
  await begin(1)
  expect(await funnel()).toMatchObject({ begun: 22, sent: 2 })
})

async function aDraft({ db, clock }: TestApp, round: { scholarshipId: string; cycle: string }) {
  const { applicantId } = await aStudent(app)
  const at = clock.now()
  await db.insert(applications).values({
    ...round,
    id: randomUUID(),
    applicantId,
    status: 'Draft',
    origin: 'individual',
    version: 1,
    createdAt: at,
    updatedAt: at,
  })
}

it('counts in tens whom a scholarship fits, and none while they are fewer than 20', async () => {
  const fitting = async (state: string, number: number, known?: 'unread') => {
    const criteria = [{ fact: 'state', in: [state] }]
    const { scholarshipId } = await aClosedRound(app, 1, { criteria, ...(known && { known }) })
    const viewer = await aSponsor(app, scholarshipId, 'viewer')
    await Promise.all(
      Array.from({ length: number }, () => aStudent(app, { answers: { state: [state] } })),
    )
    return () => read(`/scholarships/${scholarshipId}/funnel`, viewer.headers)
  }
  const few = await fitting('WY', 19)
  const many = await fitting('VT', 25)
  const unread = await fitting('MT', 25, 'unread')
  app.clock.advance({ minutes: 10 })
  await few()
  await app.background.settle()
  expect(await few()).toMatchObject({ eligible: null })
  expect(await many()).toMatchObject({ eligible: 20 })
  expect(await unread()).toMatchObject({ eligible: null, possible: expect.any(Number) })
})

it('tells administrators once of a promised day that passed, and lists it until it is announced', async () => {
  const late = await aClosedRound(app, 2, { title: 'Late Award' })
  const early = await aClosedRound(app, 1, { title: 'Early Award' })
  const now = app.clock.now()
  const promise = ({ scholarshipId, cycle }: typeof late, announceBy: string) =>
    app.db.insert(rounds).values({ scholarshipId, cycle, announceBy, updatedAt: now })
  await promise(late, '2026-11-19')
  await promise(early, '2026-11-20')
  const admin = await aStudent(app, { role: 'ADMIN' })
  await app.db.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, admin.userId))
  const listed = async () =>
    (await read('/admin/overdue-rounds', admin.headers)).map(
      ({ title }: { title: string }) => title,
    )
  const mails = () =>
    app.db.select().from(outboxEmails).where(eq(outboxEmails.userId, admin.userId))
  expect(await listed()).toEqual(['Late Award'])
  await Promise.all([tellOfOverdue(app), tellOfOverdue(app)])
  expect((await mails()).map(({ bodyText }) => bodyText)).toEqual([
    expect.stringContaining(
      'Late Award\nHarbour Light Trust planned to announce on 19 November 2026. 2 students wait.',
    ),
  ])
  await app.db
    .update(rounds)
    .set({ announcedAt: now })
    .where(eq(rounds.scholarshipId, late.scholarshipId))
  expect(await listed()).toEqual([])
  // Past midnight in New York.
  app.clock.set('2026-11-21T05:00:01Z')
  await tellOfOverdue(app)
  expect(await mails()).toHaveLength(2)
})
