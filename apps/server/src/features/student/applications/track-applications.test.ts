import type { TrackedApplication } from '@laurel/contract/tracking'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { asks, aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import type { Stage } from '@laurel/contract/application-shapes'
import { enterStages } from './enter-stage.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
let student: Student
let sponsor: Student
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  student = await aStudent(app)
})
afterAll(() => app.close())

async function tracked(who = student): Promise<TrackedApplication[]> {
  return (await ask(app, who, 'GET', '/scholarships/me/applications')).body.data
}

async function received(options = {}): Promise<{ id: string; applicationId: string }> {
  const { id } = await aScholarship(app, options)
  await send(app, student, id, 'Received')
  sponsor = await aSponsor(app, id)
  const mine = (await tracked()).find((each) => each.scholarship.id === id)
  return { id, applicationId: mine!.applicationId! }
}

/** Five minutes to midnight in New York, with a session that outlasts it. */
async function justBeforeMidnight(): Promise<void> {
  app.clock.set('2026-11-21T04:55:00Z')
  student = await aStudent(app)
}

const withdraw = (id: string, who = student) =>
  ask(app, who, 'POST', `/applications/${id}/withdrawal`)

const enter = (applicationId: string, stage: Stage) =>
  app.db.transaction((tx) =>
    enterStages(tx, [{ applicationId, stage }], 'sponsor', app.clock.now()),
  )

const noteElsewhere = (scholarshipId: string, payload: object) =>
  app.server.inject({
    method: 'PUT',
    url: `/api/v1/scholarships/${scholarshipId}/provider-application`,
    headers: student.headers,
    payload,
  })

describe('the list', () => {
  it('has drafts, what was sent and what was sent elsewhere, the latest change first', async () => {
    const stored = await someScholarships(app, [
      { title: 'sent' },
      { title: 'elsewhere', delivery: 'provider', applyUrl: 'https://example.org' },
      { title: 'begun', requirements: [asks('text')] },
    ])
    const [sent, elsewhere, begun] = stored.map(({ id }) => id)
    await send(app, student, sent!, 'Received')
    app.clock.advance({ seconds: 1 })
    await noteElsewhere(elsewhere!, { hasApplied: true, outcome: 'finalist' })
    app.clock.advance({ seconds: 1 })
    await send(app, student, begun!, 'Draft')
    const rows = await tracked()
    expect(
      rows.map(({ scholarship, status, submittedAt, stage: latest, origin }) => [
        scholarship.title,
        status,
        submittedAt?.slice(11, 19) ?? null,
        latest,
        origin,
      ]),
    ).toEqual([
      ['begun', 'Draft', null, null, 'individual'],
      ['elsewhere', null, '15:00:01', 'finalist', null],
      ['sent', 'Received', '15:00:00', null, 'individual'],
    ])
    expect(rows[1]?.applicationId).toBeNull()
    expect(rows[1]?.stages).toEqual([
      { stage: 'finalist', enteredAt: '2026-11-20T15:00:01.000Z', enteredBy: 'student' },
    ])
    expect(await tracked(await aStudent(app))).toEqual([])
  })

  it('shows one row for a draft of what was then sent elsewhere', async () => {
    const { id } = await aScholarship(app, { delivery: 'provider', requirements: [asks('text')] })
    await send(app, student, id, 'Draft')
    await noteElsewhere(id, { hasApplied: true, outcome: 'won' })
    expect(await tracked()).toMatchObject([
      { status: 'Draft', stage: 'won', submittedAt: '2026-11-20T15:00:00.000Z' },
    ])
  })

  it('keeps the application of every round, and an old one cannot be withdrawn', async () => {
    const asked = { sourceKey: `yearly:${randomUUID()}` }
    const { id } = await aScholarship(app, { ...asked, deadline: '2026-11-20' })
    await justBeforeMidnight()
    await send(app, student, id, 'Received')
    app.clock.set('2026-11-21T05:00:00Z')
    await aScholarship(app, { ...asked, deadline: '2027-11-20' })
    await send(app, student, id, 'Received')
    const rounds = (await tracked()).map((each) => [
      each.cycle,
      each.isPresentRound,
      each.canWithdraw,
    ])
    expect(rounds).toEqual([
      ['2027', true, true],
      ['2026', false, false],
    ])
  })
})

describe('withdrawing', () => {
  it('keeps what was sent and says when; again changes nothing', async () => {
    const { id, applicationId } = await received({ deadline: '2026-12-01' })
    app.clock.advance({ minutes: 1 })
    const first = await withdraw(applicationId)
    expect([first.status, first.body.data]).toMatchObject([
      200,
      {
        status: 'Received',
        stage: 'withdrawn',
        canWithdraw: false,
        stages: [
          { stage: 'withdrawn', enteredAt: '2026-11-20T15:01:00.000Z', enteredBy: 'student' },
        ],
      },
    ])
    app.clock.advance({ minutes: 1 })
    expect(await withdraw(applicationId)).toEqual(first)
    const receipt = await ask(app, student, 'GET', `/applications/${applicationId}/receipt`)
    expect(receipt.body.data.withdrawnAt).toBe('2026-11-20T15:01:00.000Z')
    const again = await send(app, student, id, 'Received')
    expect(again.body.error.code).toBe('ALREADY_APPLIED')
    const url = '/scholarships/mine-eligible-scholarships?withoutRequirement=false&limit=100'
    const { body } = await ask(app, student, 'GET', url)
    const listed: { id: string }[] = body.data.scholarshiplists
    expect(listed.map((each) => each.id)).not.toContain(id)
  })

  it('ends with the deadline, to the millisecond', async () => {
    await justBeforeMidnight()
    const one = await received({ deadline: '2026-11-20' })
    const two = await received({ deadline: '2026-11-20' })
    app.clock.set('2026-11-21T04:59:59.999Z')
    expect((await withdraw(one.applicationId)).status).toBe(200)
    app.clock.set('2026-11-21T05:00:00Z')
    const late = await withdraw(two.applicationId)
    expect([late.status, late.body.error.code]).toEqual([409, 'SCHOLARSHIP_CLOSED'])
  })

  it('is refused once it is decided, and of a draft', async () => {
    const { applicationId } = await received()
    await enter(applicationId, 'not_selected')
    const refused = await withdraw(applicationId)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'STAGE_REFUSED'])
    const { id } = await aScholarship(app, { requirements: [asks('text')] })
    await send(app, student, id, 'Draft')
    const [draft] = await tracked()
    expect((await withdraw(draft!.applicationId!)).body.error.code).toBe('STAGE_REFUSED')
  })

  it('knows only the student’s own', async () => {
    const { applicationId } = await received()
    for (const who of [await aStudent(app), sponsor])
      expect((await withdraw(applicationId, who)).status).toBe(404)
    expect((await withdraw(randomUUID())).status).toBe(404)
    expect((await tracked())[0]?.stage).toBeNull()
  })
})

it('shows every stage that an application went through', async () => {
  const { applicationId } = await received()
  for (const [minute, each] of (['under_review', 'finalist', 'won'] as const).entries()) {
    app.clock.set(`2026-11-20T15:0${minute + 1}:00Z`)
    await enter(applicationId, each)
  }
  expect((await tracked())[0]).toMatchObject({
    stage: 'won',
    canWithdraw: false,
    stages: [
      { stage: 'under_review', enteredBy: 'sponsor' },
      { stage: 'finalist', enteredBy: 'sponsor' },
      { stage: 'won', enteredAt: '2026-11-20T15:03:00.000Z', enteredBy: 'sponsor' },
    ],
  })
})
