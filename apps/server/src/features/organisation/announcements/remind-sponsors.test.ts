import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { announcementItems, rounds } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { startSession } from '../../people/accounts/start-session.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask as askAs } from '../../../testing/factories/application.ts'
import { aClosedRound, type ClosedRound } from '../../../testing/factories/round.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'
import { remindSponsors } from './remind-sponsors.ts'
import { tellOfOverdue } from './tell-of-overdue.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
  admin = await aStudent(app, { role: 'ADMIN' })
  const confirmed = { emailConfirmedAt: app.clock.now() }
  await app.db.update(users).set(confirmed).where(eq(users.id, admin.userId))
})
afterEach(async () => {
  // What one test leaves owed is none of the next one's.
  await app.db.delete(rounds)
  await app.db.delete(announcementItems)
})
afterAll(() => app.close())

async function ask(
  who: Pick<Student, 'userId'>,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
) {
  // Days pass in these tests; sessions do not last that long.
  const { accessToken } = await startSession(app, who.userId, undefined)
  const headers = { authorization: `Bearer ${accessToken}` }
  const { data, error } = await askAs(app, { headers }, method, path, payload && { payload })
  return { data, code: error?.code as string | undefined }
}

/** A closed round on a Friday, with a manager and a viewer of an organisation of its own. */
async function aRound(people: number, sponsor: string) {
  app.clock.set('2026-11-20T15:00:00Z')
  const round = await aClosedRound(app, people, { title: `${sponsor} Award`, sponsor })
  const manager = await aSponsor(app, round.scholarshipId, 'manager')
  const viewer = await aSponsor(app, round.scholarshipId, 'viewer')
  return { round, manager, viewer }
}

async function decide(
  { scholarshipId, applicants }: ClosedRound,
  manager: Student,
  outcomes: string[],
) {
  const path = `/scholarships/${scholarshipId}/winners`
  const { version } = (await ask(manager, 'GET', path)).data
  const decisions = outcomes.map((outcome, n) => ({
    applicationId: applicants[n]!.applicationId,
    outcome,
  }))
  return (await ask(manager, 'PUT', path, { version, decisions })).data.version as string
}

async function announce(round: ClosedRound, manager: Student, outcomes: string[]) {
  const version = await decide(round, manager, outcomes)
  await ask(manager, 'POST', `/scholarships/${round.scholarshipId}/announcement`, {
    version,
    words: {},
  })
  await app.background.settle()
}

const mailsTo = async ({ userId }: Student, subject: RegExp) =>
  (await app.db.select().from(outboxEmails).where(eq(outboxEmails.userId, userId))).filter((mail) =>
    subject.test(mail.subject),
  )
const reminders = (of: Student) => mailsTo(of, /wait(?:ing)? (?:to hear|for you)/)

async function waiting(of: Student, { scholarshipId }: ClosedRound) {
  const [row] = await app.db
    .select({ id: scholarships.organisationId })
    .from(scholarships)
    .where(eq(scholarships.id, scholarshipId))
  return (await ask(of, 'GET', `/organisations/${row?.id}/waiting`)).data.waiting as object[]
}

const overdue = async () => (await ask(admin, 'GET', '/admin/overdue-rounds')).data as object[]

it('reminds who may announce the day before winners are to be told, and tells administrators after it', async () => {
  const { round, manager, viewer } = await aRound(3, 'Decided Trust')
  await decide(round, manager, ['won'])
  app.clock.set('2026-11-25T20:00:00Z')
  await remindSponsors(app)
  expect(await reminders(manager)).toEqual([])
  // Thursday is the fourth business day after a Friday.
  app.clock.set('2026-11-26T15:00:00Z')
  await Promise.all([remindSponsors(app), remindSponsors(app)])
  expect((await reminders(manager)).map(({ bodyText }) => bodyText)).toEqual([
    expect.stringContaining('within 5 business days of your decision: by 27 November 2026.'),
  ])
  expect(await reminders(viewer)).toEqual([])
  expect(await waiting(manager, round)).toContainEqual(
    expect.objectContaining({ kind: 'decided', tellBy: '2026-11-27', isMissed: false }),
  )
  expect(await waiting(viewer, round)).toEqual([])
  await tellOfOverdue(app)
  expect(await overdue()).toEqual([])
  app.clock.set('2026-11-30T15:00:00Z')
  await Promise.all([tellOfOverdue(app), tellOfOverdue(app)])
  expect((await mailsTo(admin, /needs? you/)).map(({ bodyText }) => bodyText)).toEqual([
    expect.stringContaining(
      'Decided Trust Award\nDecided Trust chose winners and had until 27 November 2026 to tell them. 3 students wait.',
    ),
  ])
  expect(await overdue()).toMatchObject([{ kind: 'decision', tellBy: '2026-11-27', applicants: 3 }])
  expect(await waiting(manager, round)).toContainEqual(
    expect.objectContaining({ kind: 'decided', isMissed: true }),
  )
  await announce(round, manager, ['won'])
  expect(await overdue()).toEqual([])
  await remindSponsors(app)
  expect(await reminders(manager)).toHaveLength(1)
})

it('reminds anew of a decision that was taken back and made again', async () => {
  const { round, manager } = await aRound(2, 'Wavering Trust')
  await decide(round, manager, ['won'])
  app.clock.set('2026-11-27T15:00:00Z')
  await remindSponsors(app)
  await decide(round, manager, [])
  await remindSponsors(app)
  await decide(round, manager, ['won'])
  await remindSponsors(app)
  expect(await reminders(manager)).toHaveLength(1)
  app.clock.set('2026-12-03T15:00:00Z')
  await remindSponsors(app)
  expect(await reminders(manager)).toHaveLength(2)
})

it('reminds of the promised day three days ahead, once', async () => {
  const { round, manager } = await aRound(1, 'Promising Trust')
  const { scholarshipId, cycle } = round
  const promised = { announceBy: '2026-12-01', updatedAt: app.clock.now() }
  await app.db.insert(rounds).values({ scholarshipId, cycle, ...promised })
  app.clock.set('2026-11-27T15:00:00Z')
  await remindSponsors(app)
  expect(await reminders(manager)).toEqual([])
  app.clock.set('2026-11-28T15:00:00Z')
  await remindSponsors(app)
  app.clock.set('2026-11-29T15:00:00Z')
  await remindSponsors(app)
  expect((await reminders(manager)).map(({ bodyText }) => bodyText)).toEqual([
    expect.stringContaining('to expect an answer by 1 December 2026. 1 student waits.'),
  ])
})

it('asks once whether winners answered, until somebody says so or the award goes on', async () => {
  const { round, manager } = await aRound(4, 'Winning Trust')
  await announce(round, manager, ['won', 'won', 'alternate'])
  const [first, second] = round.applicants.map(({ applicationId }) => applicationId)
  const reaching = async () =>
    (await waiting(manager, round)).filter((each) => 'kind' in each && each.kind === 'reaching')
  const say = (applicationId: string | undefined, isReached: boolean) =>
    ask(manager, 'PUT', `/scholarships/${round.scholarshipId}/winners/${applicationId}/reached`, {
      isReached,
    })
  await remindSponsors(app)
  expect(await reminders(manager)).toEqual([])
  expect(await reaching()).toMatchObject([{ count: 2, reachBy: '2026-11-25', isMissed: false }])
  app.clock.set('2026-11-26T15:00:00Z')
  await Promise.all([remindSponsors(app), remindSponsors(app)])
  expect((await reminders(manager)).map(({ bodyText }) => bodyText)).toEqual([
    expect.stringContaining('2 winners had until 25 November 2026 to answer you.'),
  ])
  expect(await overdue()).toMatchObject([
    { kind: 'winner', winners: 2, reachBy: '2026-11-25', organisation: 'Winning Trust' },
  ])
  const { data } = await say(first, true)
  expect(data.candidates).toContainEqual(
    expect.objectContaining({
      applicationId: first,
      told: expect.objectContaining({ isLate: true, reachedAt: expect.any(String) }),
    }),
  )
  expect(await reaching()).toMatchObject([{ count: 1, isMissed: true }])
  await say(first, false)
  expect(await reaching()).toMatchObject([{ count: 2 }])
  await say(first, true)
  // The alternate has three business days of their own.
  await ask(manager, 'POST', `/scholarships/${round.scholarshipId}/winners/${second}/forfeit`)
  await app.background.settle()
  expect(await reaching()).toMatchObject([{ count: 1, reachBy: '2026-12-01', isMissed: false }])
  expect(await overdue()).toEqual([])
  app.clock.set('2026-12-02T15:00:00Z')
  await remindSponsors(app)
  await remindSponsors(app)
  expect(await reminders(manager)).toHaveLength(2)
  expect((await say(second, true)).code).toBe('NOT_FOUND')
})

it('tells administrators by when the money of a round that was called off is due', async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  const { round, manager } = await aRound(2, 'Leaving Trust')
  const empty = await aRound(0, 'Empty Trust')
  for (const each of [{ round, manager }, empty])
    await ask(each.manager, 'POST', `/scholarships/${each.round.scholarshipId}/withdraw`, {
      reason: 'There is no money left for it this year.',
    })
  await tellOfOverdue(app)
  await tellOfOverdue(app)
  const told = (await mailsTo(admin, /needs? you/)).filter(({ bodyText }) =>
    bodyText.includes('called it off'),
  )
  expect(told.map(({ bodyText }) => bodyText)).toEqual([
    expect.stringContaining(
      'Leaving Trust called it off on 20 November 2026, after 2 students had applied. If we hold its award money, a winner is named by 25 November 2026 and the money is back by 20 December 2026.',
    ),
  ])
  expect(await overdue()).toMatchObject([{ kind: 'cancelled', isLate: false }])
})

it('keeps a round that was called off before administrators until they say that nothing is owed', async () => {
  const { round, manager } = await aRound(1, 'Parting Trust')
  const { scholarshipId, cycle } = round
  await ask(manager, 'POST', `/scholarships/${scholarshipId}/withdraw`, {
    reason: 'There is no money left for it this year.',
  })
  await tellOfOverdue(app)
  const latest = async () =>
    (await mailsTo(admin, /needs? you/)).filter(({ bodyText }) =>
      bodyText.includes('it had to be back by 20 December 2026.'),
    )
  app.clock.set('2026-12-20T15:00:00Z')
  await tellOfOverdue(app)
  expect(await latest()).toEqual([])
  app.clock.set('2026-12-21T15:00:00Z')
  await Promise.all([tellOfOverdue(app), tellOfOverdue(app)])
  expect(await latest()).toHaveLength(1)
  app.clock.set('2027-03-01T15:00:00Z')
  expect(await overdue()).toMatchObject([{ kind: 'cancelled', cycle, isLate: true }])
  const settlement = `/admin/scholarships/${scholarshipId}/settlement`
  expect((await ask(manager, 'POST', settlement, { cycle })).code).toBe('NOT_FOUND')
  expect((await ask(admin, 'POST', settlement, { cycle: '1999' })).code).toBe('NOT_FOUND')
  const said = await Promise.all([1, 2].map(() => ask(admin, 'POST', settlement, { cycle })))
  expect(said.map(({ data }) => data)).toEqual([[], []])
  expect(await overdue()).toEqual([])
  const events = await app.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'settle_round'), eq(auditEvents.scholarship, scholarshipId)))
  expect(events).toHaveLength(1)
})

it('lets nobody settle a round that goes on', async () => {
  const { round } = await aRound(1, 'Steady Trust')
  const { scholarshipId, cycle } = round
  await app.db.insert(rounds).values({ scholarshipId, cycle, updatedAt: app.clock.now() })
  const settlement = `/admin/scholarships/${scholarshipId}/settlement`
  expect((await ask(admin, 'POST', settlement, { cycle })).code).toBe('NOT_FOUND')
})
