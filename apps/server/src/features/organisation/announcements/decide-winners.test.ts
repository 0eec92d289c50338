import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aClosedRound, handle, type ClosedRound } from '../../../testing/factories/round.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Sent = [applicant: { applicationId: string }, outcome: string, amount?: number][]

async function winners(
  who: Student,
  { scholarshipId }: Pick<ClosedRound, 'scholarshipId'>,
  query = '',
) {
  const url = `/api/v1/scholarships/${scholarshipId}/winners${query}`
  const answer = await app.server.inject({ url, headers: who.headers })
  return answer.json().data
}

async function decide(
  who: Student,
  { scholarshipId }: Pick<ClosedRound, 'scholarshipId'>,
  sent: Sent,
  version: string,
) {
  const decisions = sent.map(([{ applicationId }, outcome, amount]) => ({
    applicationId,
    outcome,
    ...(amount !== undefined && { amount }),
  }))
  const answer = await app.server.inject({
    method: 'PUT',
    url: `/api/v1/scholarships/${scholarshipId}/winners`,
    headers: who.headers,
    payload: { version, decisions },
  })
  const { data, error } = answer.json()
  return { data, code: error?.code, error }
}

const decidedIn = (read: { candidates: { name: string; decision: unknown }[] }) =>
  read.candidates.flatMap(({ name, decision }) => (decision ? [[name, decision]] : []))

describe('the decisions of a round', () => {
  it('are kept in order, with the money there is, and nobody is told', async () => {
    const round = await aClosedRound(app, 4, {
      award: { kind: 'fixed', min: 1000, max: 1000, currency: 'USD', count: 2, raw: '' },
    })
    const [one, two, three, four] = round.applicants
    await handle(app, two!.applicationId, 'shortlist')
    await handle(app, three!.applicationId, 'finalist')
    const manager = await aSponsor(app, round.scholarshipId, 'manager')
    const before = await winners(manager, round)
    expect(before).toMatchObject({
      state: 'reviewing',
      awardCount: 2,
      budget: 2000,
      usualAmount: 1000,
      applicants: 4,
      tellBy: null,
    })
    expect(before.candidates.map(({ name }: { name: string }) => name)).toEqual(
      [2, 1, 0, 3].map((n) => `Student${n} Ames`),
    )
    const sent: Sent = [
      [four!, 'alternate'],
      [one!, 'won', 750.5],
      [two!, 'alternate'],
    ]
    const { data } = await decide(manager, round, sent, before.version)
    expect(decidedIn(data)).toEqual([
      ['Student0 Ames', { outcome: 'won', amount: 750.5, place: null }],
      ['Student3 Ames', { outcome: 'alternate', amount: null, place: 1 }],
      ['Student1 Ames', { outcome: 'alternate', amount: null, place: 2 }],
    ])
    // 20 November 2026 is a Friday.
    expect(data).toMatchObject({ state: 'decided', tellBy: '2026-11-27', found: 1 })
    const { rows } = await app.db.$client.query(
      'select stage from applications where stage is not null union select subject from outbox_emails',
    )
    expect(rows).toEqual([])
  })

  it('are taken back as they were made', async () => {
    const round = await aClosedRound(app, 1)
    const sponsor = await aSponsor(app, round.scholarshipId)
    const { version } = await winners(sponsor, round)
    const { data } = await decide(sponsor, round, [[round.applicants[0]!, 'won']], version)
    expect((await decide(sponsor, round, [], data.version)).data).toMatchObject({
      state: 'closed',
      version,
      tellBy: null,
    })
    const events = await app.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.scholarship, round.scholarshipId))
    expect(events.map(({ details, applicant }) => [details.outcome, applicant])).toEqual([
      ['won', null],
      ['undecided', null],
    ])
  })

  it('of somebody else meanwhile are shown before anything is overwritten', async () => {
    const round = await aClosedRound(app, 2)
    const [one, two] = round.applicants
    const [first, second] = [
      await aSponsor(app, round.scholarshipId, 'manager'),
      await aSponsor(app, round.scholarshipId, 'manager'),
    ]
    const { version } = await winners(first, round)
    const answers = await Promise.all([
      decide(first, round, [[one!, 'won']], version),
      decide(second, round, [[two!, 'won']], version),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['DECISIONS_CHANGED', undefined])
    const kept = answers.find(({ code }) => code === undefined)
    const refused = answers.find(({ code }) => code !== undefined)
    expect(refused?.error.current).toEqual(kept?.data)
    expect(await winners(first, round)).toEqual(kept?.data)
    const both: Sent = [
      [one!, 'won'],
      [two!, 'alternate'],
    ]
    expect((await decide(second, round, both, kept?.data.version)).code).toBeUndefined()
  })

  it('may be sent again on what they were made on', async () => {
    const round = await aClosedRound(app, 1)
    const sponsor = await aSponsor(app, round.scholarshipId)
    const { version } = await winners(sponsor, round)
    const sent: Sent = [[round.applicants[0]!, 'won']]
    const first = await decide(sponsor, round, sent, version)
    expect(await decide(sponsor, round, sent, version)).toEqual(first)
  })

  it('are made once the deadline has passed, not before', async () => {
    const scholarship = await aScholarship(app, { deadline: '2026-11-21' })
    const sponsor = await aSponsor(app, scholarship.id)
    const round = { scholarshipId: scholarship.id }
    const { version, state } = await winners(sponsor, round)
    expect([state, (await decide(sponsor, round, [], version)).code]).toEqual([
      'open',
      'ROUND_OPEN',
    ])
  })

  it('are not made of a round that was cancelled', async () => {
    const round = await aClosedRound(app, 1)
    const sponsor = await aSponsor(app, round.scholarshipId)
    const now = app.clock.now()
    const { scholarshipId, cycle } = round
    await app.db.insert(rounds).values({ scholarshipId, cycle, cancelledAt: now, updatedAt: now })
    const { version } = await winners(sponsor, round)
    expect((await decide(sponsor, round, [], version)).code).toBe('ROUND_CANCELLED')
  })

  it('leave out whoever withdrew, deleted the account or applied to something else', async () => {
    const round = await aClosedRound(app, 3)
    const other = await aClosedRound(app, 1)
    const [here, withdrawn, leaving] = round.applicants
    await app.db
      .update(applications)
      .set({ stage: 'withdrawn' })
      .where(eq(applications.id, withdrawn!.applicationId))
    await app.db
      .update(users)
      .set({ purgeAfter: app.clock.now() })
      .where(eq(users.id, leaving!.userId))
    const sponsor = await aSponsor(app, round.scholarshipId)
    const { version, candidates } = await winners(sponsor, round)
    expect(candidates).toMatchObject([{ applicationId: here!.applicationId }])
    for (const gone of [withdrawn!, leaving!, other.applicants[0]!]) {
      const refused = await decide(
        sponsor,
        round,
        [
          [here!, 'won'],
          [gone, 'won'],
        ],
        version,
      )
      expect(refused.code).toBe('UNKNOWN_APPLICATION')
      expect(Object.keys(refused.error.fields)).toEqual(['decisions.1.applicationId'])
    }
    expect((await winners(sponsor, round)).version).toBe(version)
  })

  it('go with the account of the student', async () => {
    const round = await aClosedRound(app, 2)
    const [one, two] = round.applicants
    const sponsor = await aSponsor(app, round.scholarshipId)
    const { version } = await winners(sponsor, round)
    await decide(
      sponsor,
      round,
      [
        [one!, 'won'],
        [two!, 'won'],
      ],
      version,
    )
    await app.db.update(users).set({ purgeAfter: app.clock.now() }).where(eq(users.id, one!.userId))
    expect(decidedIn(await winners(sponsor, round))).toEqual([
      ['Student1 Ames', { outcome: 'won', amount: null, place: null }],
    ])
  })

  it('find candidates by name', async () => {
    const round = await aClosedRound(app, 3)
    const sponsor = await aSponsor(app, round.scholarshipId)
    const read = await winners(sponsor, round, '?search=STUDENT2%20a')
    expect([read.found, read.candidates.length, read.candidates[0].name]).toEqual([
      1,
      1,
      'Student2 Ames',
    ])
    expect((await winners(sponsor, round, '?search=100%25')).found).toBe(0)
  })
})
