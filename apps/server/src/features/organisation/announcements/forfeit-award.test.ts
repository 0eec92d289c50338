import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applications } from '../../../db/schema/applications.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { startSession } from '../../people/accounts/start-session.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask as askAs } from '../../../testing/factories/application.ts'
import { aClosedRound, type Applicant, type ClosedRound } from '../../../testing/factories/round.ts'
import { aSponsor, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
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
  const { data, error } = await askAs(
    app,
    { headers },
    method,
    `/scholarships/${path}`,
    payload && { payload },
  )
  return { data, code: error?.code as string | undefined }
}

/** A round that was announced with these outcomes, on a Friday. */
async function anAnnounced(outcomes: string[], people = outcomes.length) {
  app.clock.set('2026-11-20T15:00:00Z')
  const round = await aClosedRound(app, people)
  const sponsor = await aSponsor(app, round.scholarshipId)
  const path = `${round.scholarshipId}/winners`
  const { version } = (await ask(sponsor, 'GET', path)).data
  const decisions = outcomes.map((outcome, n) => ({
    applicationId: round.applicants[n]!.applicationId,
    outcome,
    amount: 250,
  }))
  const decided = await ask(sponsor, 'PUT', path, { version, decisions })
  await ask(sponsor, 'POST', `${round.scholarshipId}/announcement`, {
    version: decided.data.version,
    words: { won: 'Well done.' },
  })
  await app.background.settle()
  return { round, sponsor }
}

const forfeit = (who: Student, { scholarshipId }: ClosedRound, { applicationId }: Applicant) =>
  ask(who, 'POST', `${scholarshipId}/winners/${applicationId}/forfeit`)

const subjects = async ({ userId }: Student) =>
  (await app.db.select().from(outboxEmails).where(eq(outboxEmails.userId, userId))).map(
    ({ subject }) => subject.split(':')[0],
  )

const stageOf = async ({ applicationId }: Applicant) =>
  (await app.db.select().from(applications).where(eq(applications.id, applicationId)))[0]?.stage

it('passes the award on to the next alternate, and both are told once', async () => {
  const { round, sponsor } = await anAnnounced(['won', 'alternate', 'alternate'], 4)
  const [winner, first, second, last] = round.applicants as [
    Applicant,
    Applicant,
    Applicant,
    Applicant,
  ]
  // Wednesday is the third business day after a Friday.
  app.clock.set('2026-11-25T20:00:00Z')
  expect((await forfeit(sponsor, round, winner)).code).toBe('STILL_REACHABLE')
  app.clock.set('2026-11-26T15:00:00Z')
  const answers = await Promise.all([1, 2, 3].map(() => forfeit(sponsor, round, winner)))
  expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined])
  await app.background.settle()
  expect(await subjects(winner)).toEqual(['You won', 'Your award went to somebody else'])
  expect(await subjects(first)).toEqual(['You are an alternate', 'You won'])
  expect([await subjects(second), await subjects(last)]).toEqual([
    ['You are an alternate'],
    ['About your application'],
  ])
  expect(await Promise.all([winner, first, second].map(stageOf))).toEqual([
    'not_selected',
    'won',
    'finalist',
  ])
  const { candidates } = (await ask(sponsor, 'GET', `${round.scholarshipId}/winners`)).data
  expect(candidates[0]).toMatchObject({
    applicationId: first.applicationId,
    decision: { outcome: 'won', amount: 250 },
    told: { outcome: 'won', reachBy: '2026-12-01' },
  })
  expect((await forfeit(sponsor, round, first)).code).toBe('STILL_REACHABLE')
})

it('leaves the award open where no alternate is left', async () => {
  const { round, sponsor } = await anAnnounced(['won'])
  app.clock.set('2026-11-26T15:00:00Z')
  expect((await forfeit(sponsor, round, round.applicants[0]!)).code).toBeUndefined()
  await app.background.settle()
  expect(await stageOf(round.applicants[0]!)).toBe('not_selected')
})

it('is nothing for those who did not win', async () => {
  const { round, sponsor } = await anAnnounced(['won', 'alternate'])
  app.clock.set('2026-12-20T15:00:00Z')
  expect((await forfeit(sponsor, round, round.applicants[1]!)).code).toBe('NOT_FOUND')
})
