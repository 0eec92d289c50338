import { afterAll, beforeAll, expect, it } from 'vitest'
import { decisions, rounds } from '../../../db/schema/rounds.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aClosedRound, type ClosedRound } from '../../../testing/factories/round.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'
import { startSession } from '../../people/accounts/start-session.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Announced on 20 November 2026, with the first of three as its winner. */
async function anAnnounced(): Promise<ClosedRound> {
  app.clock.set('2026-11-20T15:00:00Z')
  const round = await aClosedRound(app, 3)
  const { scholarshipId, cycle, applicants } = round
  const now = app.clock.now()
  await app.db.insert(rounds).values({ scholarshipId, cycle, announcedAt: now, updatedAt: now })
  await app.db.insert(decisions).values({
    applicationId: applicants[0]!.applicationId,
    outcome: 'won',
    amountUsd: 250,
    decidedBy: null,
    decidedAt: now,
  })
  return round
}

async function read(
  { userId }: Pick<Student, 'userId'>,
  { scholarshipId }: ClosedRound,
  query = '',
) {
  // Days pass in these tests; sessions do not last that long.
  const { accessToken } = await startSession(app, userId, undefined)
  const answer = await app.server.inject({
    url: `/api/v1/scholarships/${scholarshipId}/winner-list${query}`,
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const { data, error } = answer.json()
  return { data, code: error?.code as string | undefined }
}

it('lists the winners for 90 days, to those who applied and to the organisation', async () => {
  const round = await anAnnounced()
  const manager = await aSponsor(app, round.scholarshipId)
  const viewer = await aSponsor(app, round.scholarshipId, 'viewer')
  for (const who of [round.applicants[2]!, manager, viewer])
    expect((await read(who, round)).data).toMatchObject({
      until: '2027-02-18',
      winners: [{ name: 'Student0 A.', amount: 250 }],
    })
  app.clock.set('2027-02-18T14:59:00Z')
  expect((await read(manager, round)).code).toBeUndefined()
  app.clock.set('2027-02-18T15:00:01Z')
  expect((await read(manager, round)).code).toBe('WINNER_LIST_OVER')
})

it('says nothing to anybody else, not even that it is over', async () => {
  const round = await anAnnounced()
  const stranger = await aStudent(app)
  expect((await read(stranger, round)).code).toBe('NOT_FOUND')
  app.clock.set('2027-03-01T15:00:00Z')
  expect((await read(stranger, round)).code).toBe('NOT_FOUND')
})

it('lists the round that is named, and none that was not announced', async () => {
  const round = await anAnnounced()
  const [winner] = round.applicants
  expect((await read(winner!, round, `?cycle=${round.cycle}`)).data.cycle).toBe(round.cycle)
  expect((await read(winner!, round, '?cycle=1999')).code).toBe('NOT_FOUND')
})
