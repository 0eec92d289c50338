import { eq } from 'drizzle-orm'
import type { Waiting } from '@laurel/contract/organisation-home'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applications } from '../../../db/schema/applications.ts'
import { applicationHandlings, decisions, rounds } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { anOwner } from '../../../testing/factories/organisation.ts'
import { aScholarship, type ScholarshipOptions } from '../../../testing/factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
let at = 0
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A scholarship of an organisation of its own, with its owner. */
async function given(options: ScholarshipOptions = {}) {
  const { id } = await aScholarship(app, { sponsor: `Trust ${(at += 1)}`, ...options })
  const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  if (!row) throw new Error('There is no scholarship.')
  return { id, row, owner: await aSponsor(app, id) }
}

async function waitingFor(of: Student, organisationId: string): Promise<Waiting[]> {
  const { status, body } = await ask(app, of, 'GET', `/organisations/${organisationId}/waiting`)
  expect(status).toBe(200)
  return body.data.waiting
}

async function receive(scholarshipId: string): Promise<string> {
  const { applicantId, ...student } = await aStudent(app)
  await send(app, student, scholarshipId, 'Received')
  const [row] = await app.db
    .select()
    .from(applications)
    .where(eq(applications.applicantId, applicantId))
  return row?.id ?? ''
}

const close = (id: string) =>
  app.db
    .update(scholarships)
    .set({ closesAt: new Date(app.clock.now().getTime() - 60_000) })
    .where(eq(scholarships.id, id))

it('is calm where nothing waits', async () => {
  const { owner, row } = await given({ deadline: '2027-11-01' })
  expect(await waitingFor(owner, row.organisationId)).toEqual([])
})

it('knows a new organisation, which has no scholarship yet', async () => {
  const { owner, organisationId } = await anOwner(app)
  const hasOne = async () =>
    (await ask(app, owner, 'GET', `/organisations/${organisationId}/waiting`)).body.data
      .hasScholarships
  expect(await hasOne()).toBe(false)
  const { id } = await aScholarship(app, { sponsor: `Trust ${(at += 1)}`, status: 'withdrawn' })
  await app.db.update(scholarships).set({ organisationId }).where(eq(scholarships.id, id))
  expect(await hasOne()).toBe(true)
})

it('tells of drafts, and of rounds that close within 14 days', async () => {
  const { owner, row } = await given({ title: 'Draft', status: 'draft' })
  expect(await waitingFor(owner, row.organisationId)).toMatchObject([
    { kind: 'draft', title: 'Draft', changedAt: row.updatedAt.toISOString() },
  ])
  const closing = await given()
  const closesAt = new Date(app.clock.now().getTime() + 14 * 86_400_000)
  await app.db.update(scholarships).set({ closesAt }).where(eq(scholarships.id, closing.id))
  expect(await waitingFor(closing.owner, closing.row.organisationId)).toMatchObject([
    { kind: 'closing', closesAt: closesAt.toISOString() },
  ])
  app.clock.advance({ minutes: -1 })
  expect(await waitingFor(closing.owner, closing.row.organisationId)).toEqual([])
  app.clock.advance({ minutes: 1 })
})

it('counts applications that nobody has opened', async () => {
  const { id, owner, row } = await given()
  const [first] = [await receive(id), await receive(id)]
  expect(await waitingFor(owner, row.organisationId)).toMatchObject([{ kind: 'unread', count: 2 }])
  const now = app.clock.now()
  await app.db.insert(applicationHandlings).values({
    applicationId: first,
    stage: 'in_review',
    tags: [],
    openedAt: now,
    updatedAt: now,
  })
  expect(await waitingFor(owner, row.organisationId)).toMatchObject([{ kind: 'unread', count: 1 }])
})

it('tells of closed rounds without decisions until all are made', async () => {
  const { id, owner, row } = await given()
  const applicationId = await receive(id)
  await close(id)
  expect(await waitingFor(owner, row.organisationId)).toMatchObject([
    { kind: 'undecided', count: 1 },
    { kind: 'unread' },
  ])
  const decidedAt = app.clock.now()
  await app.db.insert(decisions).values({ applicationId, outcome: 'not_selected', decidedAt })
  expect(await waitingFor(owner, row.organisationId)).toMatchObject([{ kind: 'unread' }])
})

it('tells of the promised day when it is near, and when it was missed', async () => {
  const { id, owner, row } = await given()
  const updatedAt = app.clock.now()
  const promise = (announceBy: string, announcedAt: Date | null = null) =>
    app.db
      .insert(rounds)
      .values({ scholarshipId: id, cycle: row.cycle, announceBy, announcedAt, updatedAt })
      .onConflictDoUpdate({
        target: [rounds.scholarshipId, rounds.cycle],
        set: { announceBy, announcedAt },
      })
  const day = (days: number) =>
    new Date(updatedAt.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const told = () => waitingFor(owner, row.organisationId)
  await promise(day(20))
  expect(await told()).toEqual([])
  await promise(day(7))
  expect(await told()).toMatchObject([
    { kind: 'announcement', announceBy: day(7), isMissed: false },
  ])
  await promise(day(-3))
  expect(await told()).toMatchObject([{ kind: 'announcement', isMissed: true }])
  await promise(day(-3), updatedAt)
  expect(await told()).toEqual([])
})

it('tells each role only what it may do', async () => {
  const { id, row } = await given()
  await receive(id)
  await close(id)
  const viewer = await aSponsor(app, id, 'viewer')
  expect(await waitingFor(viewer, row.organisationId)).toEqual([])
  const manager = await aSponsor(app, id, 'manager')
  expect(await waitingFor(manager, row.organisationId)).toHaveLength(2)
})
