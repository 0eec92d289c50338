import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { applications, applicationStages } from '../../../db/schema/applications.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import type { Session } from '../../../http/session.ts'
import type { Database } from '../../../db/database.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aClosedRound, type ClosedRound } from '../../../testing/factories/round.ts'
import { aSponsor, type Student } from '../../../testing/factories/student.ts'
import { requireForScholarship } from '../organisations/require-member.ts'
import { announce as announceRound } from './announce.ts'
import { tellAnnounced } from './tell-announced.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Round = Pick<ClosedRound, 'scholarshipId' | 'applicants'>
type Method = 'GET' | 'POST' | 'PUT'

async function ask(who: Student, method: Method, path: string, payload?: object, key?: string) {
  const answer = await app.server.inject({
    method,
    url: `/api/v1/scholarships/${path}`,
    headers: { ...who.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  })
  const { data, error } = answer.json()
  return { data, code: error?.code as string | undefined }
}

/** Decides on applicants by their place; answers the version to announce. */
async function decide(who: Student, { scholarshipId, applicants }: Round, outcomes: string[]) {
  const path = `${scholarshipId}/winners`
  const { version } = (await ask(who, 'GET', path)).data
  const decisions = outcomes.flatMap((outcome, n) =>
    outcome === '' ? [] : [{ applicationId: applicants[n]!.applicationId, outcome }],
  )
  return (await ask(who, 'PUT', path, { version, decisions })).data.version as string
}

const announce = (who: Student, { scholarshipId }: Round, body: object, key?: string) =>
  ask(who, 'POST', `${scholarshipId}/announcement`, { words: {}, ...body }, key)

/** Announces without beginning to tell, as a process that dies right after it. */
async function announceOnly(who: Student, round: Round, outcomes: string[]) {
  const version = await decide(who, round, outcomes)
  const session = { userId: who.userId } as Session
  const member = await requireForScholarship(app.db, session, round.scholarshipId, 'announce_award')
  const background = { ...app.background, startAlone: () => undefined }
  return announceRound({ ...app, background }, member, { version, words: {}, cycle: undefined })
}

const progress = async (who: Student, { scholarshipId }: Round) =>
  (await ask(who, 'GET', `${scholarshipId}/announcement`)).data

/** How often each was told: by stage, mail and notification. */
async function timesTold({ applicants }: Round) {
  const count = (rows: { id: string | null }[], id: string) =>
    rows.filter((row) => row.id === id).length
  const stages = await app.db
    .select({ id: applicationStages.applicationId })
    .from(applicationStages)
  const mails = await app.db.select({ id: outboxEmails.userId }).from(outboxEmails)
  const told = await app.db.select({ id: notifications.applicantId }).from(notifications)
  return applicants.map(({ applicationId, userId, applicantId }) => [
    count(stages, applicationId),
    count(mails, userId),
    count(told, applicantId),
  ])
}

const onceEach = ({ applicants }: Round) => applicants.map(() => [1, 1, 1])

describe('an announcement', () => {
  it('tells everybody by stage, mail and notification, in the sponsor’s words', async () => {
    const round = await aClosedRound(app, 5, { title: 'Lantern Award' })
    const sponsor = await aSponsor(app, round.scholarshipId)
    const version = await decide(sponsor, round, ['won', 'alternate', 'finalist', 'not_selected'])
    const words = { won: 'We loved the bench.\nAll of us.\n\nDana', not_selected: '' }
    const { data } = await announce(sponsor, round, { version, words })
    expect(data).toMatchObject({
      told: 0,
      waiting: 5,
      counts: { won: 1, alternate: 1, finalist: 1, not_selected: 2 },
    })
    await app.background.settle()
    expect(await progress(sponsor, round)).toMatchObject({
      told: 5,
      waiting: 0,
      failed: 0,
      words: { won: words.won },
    })
    expect(await timesTold(round)).toEqual(onceEach(round))
    const funnel = await ask(sponsor, 'GET', `${round.scholarshipId}/funnel`)
    expect(funnel.data).toMatchObject({ sent: 5, decided: 5 })
    const rows = await Promise.all(
      round.applicants.map(async ({ applicationId, userId }) => {
        const [row] = await app.db
          .select({ stage: applications.stage })
          .from(applications)
          .where(eq(applications.id, applicationId))
        const [mail] = await app.db
          .select()
          .from(outboxEmails)
          .where(eq(outboxEmails.userId, userId))
        return [row?.stage, mail?.subject]
      }),
    )
    expect(rows).toEqual([
      ['won', 'You won: Lantern Award'],
      ['finalist', 'You are an alternate: Lantern Award'],
      ['finalist', 'You were a finalist: Lantern Award'],
      ['not_selected', 'About your application: Lantern Award'],
      ['not_selected', 'About your application: Lantern Award'],
    ])
    const [winner] = round.applicants
    const [mail] = await app.db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.userId, winner!.userId))
    expect(mail?.bodyText).toContain('The award is $1,000.')
    expect(mail?.bodyText).toContain(
      'Harbour Light Trust writes:\n\n> We loved the bench.\n> All of us.\n\n> Dana\n',
    )
    const seen = await app.server.inject({
      url: `/api/v1/applications/${winner!.applicationId}/receipt`,
      headers: winner!.headers,
    })
    expect(seen.json().data.result).toEqual({
      outcome: 'won',
      amount: 1000,
      words: words.won,
      toldAt: app.clock.now().toISOString(),
    })
    const url = '/api/v1/notifications'
    const told = await app.server.inject({ url, headers: winner!.headers })
    expect(told.json().data.notifications).toMatchObject([
      { kind: 'outcome', outcome: 'won', scholarship: { title: 'Lantern Award' } },
    ])
  })

  it('is previewed mail by mail, and keeps nothing', async () => {
    const round = await aClosedRound(app, 3)
    const sponsor = await aSponsor(app, round.scholarshipId)
    const version = await decide(sponsor, round, ['won'])
    const preview = async (outcome: string) =>
      (
        await ask(sponsor, 'POST', `${round.scholarshipId}/announcement/preview`, {
          words: { not_selected: 'It was close.' },
          outcome,
        })
      ).data
    const read = await preview('not_selected')
    expect(read).toMatchObject({
      version,
      counts: { won: 1, alternate: 0, finalist: 0, not_selected: 2 },
    })
    expect(read.mails).toHaveLength(2)
    expect(read.mails[0].bodyText).toContain('> It was close.')
    const [shown] = (await preview('won')).mails
    await announce(sponsor, round, { version })
    await app.background.settle()
    const [sent] = await app.db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.userId, round.applicants[0]!.userId))
    expect([shown.subject, shown.bodyText]).toEqual([sent?.subject, sent?.bodyText])
  })

  it('is made once, however often and by however many it is pressed', async () => {
    const round = await aClosedRound(app, 3)
    const two = [
      await aSponsor(app, round.scholarshipId),
      await aSponsor(app, round.scholarshipId, 'manager'),
    ]
    const version = await decide(two[0]!, round, ['won'])
    const answers = await Promise.all(
      [0, 1, 0, 1].map((n) => announce(two[n]!, round, { version }, `press-${n}`)),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(2)
    expect(codes.filter((code) => code === 'ALREADY_ANNOUNCED')).toHaveLength(2)
    expect(codes[0]).toBe(codes[2])
    await app.background.settle()
    expect(await timesTold(round)).toEqual(onceEach(round))
    const { version: after } = (await ask(two[0]!, 'GET', `${round.scholarshipId}/winners`)).data
    const late = { version: after, decisions: [] }
    const refused = await ask(two[0]!, 'PUT', `${round.scholarshipId}/winners`, late)
    expect(refused.code).toBe('ALREADY_ANNOUNCED')
  })

  it('is not made of decisions that somebody changed meanwhile, nor of none', async () => {
    const round = await aClosedRound(app, 2)
    const sponsor = await aSponsor(app, round.scholarshipId)
    const { version: none } = (await ask(sponsor, 'GET', `${round.scholarshipId}/winners`)).data
    expect((await announce(sponsor, round, { version: none })).code).toBe('NOTHING_DECIDED')
    const seen = await decide(sponsor, round, ['won'])
    await decide(sponsor, round, ['', 'won'])
    expect((await announce(sponsor, round, { version: seen })).code).toBe('DECISIONS_CHANGED')
    await app.background.settle()
    expect(await timesTold(round)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  it('tells nothing to whoever withdrew or deletes the account', async () => {
    const round = await aClosedRound(app, 4)
    const [, withdrawn, leaving, leftSince] = round.applicants
    const sponsor = await aSponsor(app, round.scholarshipId)
    const close = ({ userId }: Student) =>
      app.db.update(users).set({ purgeAfter: app.clock.now() }).where(eq(users.id, userId))
    await app.db
      .update(applications)
      .set({ stage: 'withdrawn' })
      .where(eq(applications.id, withdrawn!.applicationId))
    await close(leaving!)
    expect(await announceOnly(sponsor, round, ['won'])).toMatchObject({ waiting: 2 })
    await close(leftSince!)
    await tellAnnounced(app)
    expect(await timesTold(round)).toEqual([[1, 1, 1], ...[0, 0, 0].map(() => [0, 0, 0])])
    expect(await progress(sponsor, round)).toMatchObject({ told: 1, waiting: 0 })
  })

  it('counts mails that the mail server refused', async () => {
    const round = await aClosedRound(app, 2)
    const sponsor = await aSponsor(app, round.scholarshipId)
    const version = await decide(sponsor, round, ['won'])
    await announce(sponsor, round, { version })
    await app.background.settle()
    await app.db
      .update(outboxEmails)
      .set({ attempts: 13, nextTryAt: null })
      .where(eq(outboxEmails.userId, round.applicants[0]!.userId))
    expect(await progress(sponsor, round)).toMatchObject({ told: 2, waiting: 0, failed: 1 })
  })
})

describe('the telling', () => {
  /** As a process that dies: before a commit of its own or right after it. */
  function mortal(db: Database, lives: () => boolean): Database {
    const die = () => Object.assign(new Error('gone'), { code: '57P01' })
    return new Proxy(db, {
      get(target, key) {
        if (key !== 'transaction') return Reflect.get(target, key)
        const transaction: Database['transaction'] = async (work) => {
          const before = lives()
          const result = await target.transaction(async (tx) => {
            const done = await work(tx)
            if (!before) throw die()
            return done
          })
          if (!lives()) throw die()
          return result
        }
        return transaction
      },
    })
  }

  it('reaches everybody once, through fifty deaths of jobs that run side by side', async () => {
    const round = await aClosedRound(app, 60)
    const sponsor = await aSponsor(app, round.scholarshipId)
    await announceOnly(sponsor, round, ['won', 'alternate'])
    let [deaths, step] = [0, 0]
    const lives = () => {
      step += 1
      const dies = deaths < 50 && step % 3 !== 0
      if (dies) deaths += 1
      return !dies
    }
    const job = () =>
      tellAnnounced({ ...app, db: mortal(app.db, lives) }, 1).catch((error: Error) =>
        expect(error.message).toBe('gone'),
      )
    while ((await progress(sponsor, round)).waiting > 0) await Promise.all([job(), job(), job()])
    expect(deaths).toBe(50)
    await job()
    expect(await timesTold(round)).toEqual(onceEach(round))
  })

  it('goes on with the others where one person cannot be told', async () => {
    const round = await aClosedRound(app, 3)
    const [, stuck] = round.applicants
    const sponsor = await aSponsor(app, round.scholarshipId)
    const version = await decide(sponsor, round, ['won'])
    await app.db.$client.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = 'P0001'; end $$`)
    await app.db.$client.query(`create trigger refuse before insert on notifications for each row
      when (new.applicant_id = '${stuck!.applicantId}') execute function refuse()`)
    await announce(sponsor, round, { version })
    await app.background.settle()
    expect(await progress(sponsor, round)).toMatchObject({ told: 2, waiting: 1 })
    await app.db.$client.query('drop trigger refuse on notifications; drop function refuse()')
    await tellAnnounced(app)
    expect(await timesTold(round)).toEqual(onceEach(round))
  })
})
