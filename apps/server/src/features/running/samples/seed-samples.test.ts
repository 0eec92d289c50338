import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { familyLinks } from '../../../db/schema/family.ts'
import { auditEvents, organisations } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { openDatabase } from '../../../db/database.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { findBrokenLink } from '../../common/audit/verify-chain.ts'
import { readDemoPassword } from './keep-demo-password.ts'
import { seedSamples } from './seed-samples.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const LOOPBACK = { isLoopback: true }
const SAMPLES = 205
/** Four to log in with, and those who applied to the demo organisation. */
const ACCOUNTS = 16

const counts = async () => ({
  scholarships: await app.db.$count(scholarships),
  organisations: await app.db.$count(organisations),
  accounts: await app.db.$count(users),
  requests: await app.db.$count(supportRequests),
})

async function logIn(email: string, password?: string) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/users/auth/login',
    payload: {
      userName: email,
      password: password ?? (await readDemoPassword(app.db)),
      loginType: 'register_user',
    },
  })
  return { status: answer.statusCode, body: answer.json() }
}

it('loads the catalogue and the demo accounts, with what they saved, began and sent', async () => {
  await seedSamples(app.db, app.clock, LOOPBACK)
  await app.matches.catchUp()
  expect(await counts()).toEqual({
    scholarships: SAMPLES,
    organisations: 31,
    accounts: ACCOUNTS,
    requests: 3,
  })
  const samples = await app.db.$count(scholarships, eq(scholarships.isSample, true))
  expect(samples).toBe(SAMPLES)
  for (const name of ['student', 'parent', 'organiser', 'admin'])
    expect((await logIn(`${name}@laurel.example`)).status).toBe(200)
  const { body } = await logIn('student@laurel.example')
  const token = JSON.stringify(body.data).match(/"(?:accessToken|token)":"([^"]+)"/)?.[1]
  const headers = { authorization: `Bearer ${token}` }
  const stats = await app.server.inject({ url: '/api/v1/scholarships/stats', headers })
  const { yourRecommendation, saved, draft, applied } = stats.json().data
  for (const number of [yourRecommendation, saved, draft, applied])
    expect(number).toBeGreaterThan(0)
})

it('makes up a password of its own for the demo accounts of each database', async () => {
  const other = await createTestApp()
  for (const one of [app, other]) await seedSamples(one.db, one.clock, LOOPBACK)
  const passwords = [await readDemoPassword(app.db), await readDemoPassword(other.db)]
  await other.close()
  expect(new Set(passwords).size).toBe(2)
  for (const password of passwords) expect(password).toMatch(/^laurel-[\da-f]{10}$/)
  expect((await logIn('admin@laurel.example', 'laurel-demo-1')).status).toBe(401)
})

it('takes the password for the demo accounts that is set', async () => {
  await seedSamples(app.db, app.clock, { ...LOOPBACK, demoPassword: 'otter lamp quiet' })
  expect((await logIn('admin@laurel.example', 'otter lamp quiet')).status).toBe(200)
  expect(await readDemoPassword(app.db)).toBe('otter lamp quiet')
})

it('sends demo applications exactly as a student would have', async () => {
  await seedSamples(app.db, app.clock, LOOPBACK)
  const received = await app.db.$count(applications, eq(applications.status, 'Received'))
  expect(received).toBeGreaterThan(0)
  expect(await app.db.$count(submissions)).toBe(received)
})

it('gives demo applications a history and a sender to show', async () => {
  await seedSamples(app.db, app.clock, LOOPBACK)
  const sent = await app.db
    .select({ stage: applications.stage, sender: submissions.sender })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
  expect(sent.map(({ stage }) => stage)).toEqual(
    expect.arrayContaining([null, 'under_review', 'finalist', 'won', 'not_selected']),
  )
  for (const { sender } of sent) expect(sender?.email).toMatch(/@laurel\.example$/)
  const facts = sent.flatMap(({ sender }) => sender?.facts.map(({ fact }) => fact) ?? [])
  expect(facts).toContain('schoolLevel')
  expect(facts).not.toContain('citizenship')
})

it('opens onto rounds of which one is open, one deciding and one announced', async () => {
  await seedSamples(app.db, app.clock, LOOPBACK)
  const { accessToken } = (await logIn('organiser@laurel.example')).body.data
  const headers = { authorization: `Bearer ${accessToken}` }
  const read = async (key: string) => {
    const [{ id } = { id: '' }] = await app.db
      .select({ id: scholarships.id })
      .from(scholarships)
      .where(eq(scholarships.sourceKey, `sample:${key}`))
    return (await app.server.inject({ url: `/api/v1/scholarships/${id}/winners`, headers })).json()
      .data
  }
  expect(await read('alderbrook-zip')).toMatchObject({ state: 'open', applicants: 12 })
  expect(await read('alderbrook-porch-light')).toMatchObject({
    state: 'decided',
    applicants: 9,
    awardCount: 3,
    budget: 7500,
  })
  expect(await read('alderbrook-second-shift')).toMatchObject({ state: 'announced', applicants: 8 })
  const mine = await app.server.inject({ url: '/api/v1/organisations/mine', headers })
  expect(mine.json().data).toMatchObject([{ role: 'owner', vetting: 'verified', isSample: true }])
})

it('lets the demo parent follow the demo student', async () => {
  await seedSamples(app.db, app.clock, LOOPBACK)
  const [link, ...more] = await app.db
    .select({ parent: users.email })
    .from(familyLinks)
    .innerJoin(users, eq(users.id, familyLinks.parentId))
  expect([link, more]).toEqual([{ parent: 'parent@laurel.example' }, []])
})

it('has somebody wait for an answer, one for more than a day, and a subscriber first', async () => {
  await seedSamples(app.db, app.clock, LOOPBACK)
  const { accessToken } = (await logIn('admin@laurel.example')).body.data
  const headers = { authorization: `Bearer ${accessToken}` }
  const read = async (status: string) => {
    const url = `/api/v1/admin/support-requests?status=${status}`
    return (await app.server.inject({ url, headers })).json().data.requests
  }
  expect(await read('Active')).toMatchObject([
    { email: 'parent@laurel.example', isPriority: true },
    { name: 'Guest', isPriority: false, createdAt: '2026-11-19T09:00:00.000Z' },
  ])
  expect(await read('Resolved')).toMatchObject([
    { name: 'Maya Rivera', isPriority: false, answer: expect.stringContaining('sponsor') },
  ])
})

it('loads nothing into a catalogue that has something', async () => {
  await seedSamples(app.db, app.clock, LOOPBACK)
  const before = await counts()
  app.clock.advance({ days: 40 })
  await seedSamples(app.db, app.clock, LOOPBACK)
  expect(await counts()).toEqual(before)
})

it('loads once when several processes start together', async () => {
  const others = [openDatabase(app.databaseUrl), openDatabase(app.databaseUrl)]
  await Promise.all([app.db, ...others].map((db) => seedSamples(db, app.clock, LOOPBACK)))
  expect(await counts()).toEqual({
    scholarships: SAMPLES,
    organisations: 31,
    accounts: ACCOUNTS,
    requests: 3,
  })
  for (const db of others) await db.$client.end()
})

it('makes no demo account where others could sign in', async () => {
  await seedSamples(app.db, app.clock, { isLoopback: false })
  expect(await counts()).toMatchObject({ scholarships: SAMPLES, accounts: 0, requests: 0 })
  expect(await readDemoPassword(app.db)).toBeUndefined()
  expect((await logIn('admin@laurel.example', 'laurel-demo-1')).status).toBe(401)
})

it('leaves nothing behind when it fails half way', async () => {
  const broken = new Proxy(app.clock, {
    get: (clock, key) => (key === 'now' ? () => new Date(Number.NaN) : Reflect.get(clock, key)),
  })
  await expect(seedSamples(app.db, broken, LOOPBACK)).rejects.toThrow()
  expect(await counts()).toEqual({ scholarships: 0, organisations: 0, accounts: 0, requests: 0 })
})

it('has a record of what the demo organisation did in its rounds, sealed', async () => {
  await seedSamples(app.db, app.clock, LOOPBACK)
  const events = await app.db.select().from(auditEvents).orderBy(auditEvents.ordinal)
  expect(new Set(events.map(({ action }) => action))).toEqual(
    new Set(['read_application', 'decide_award', 'announce_round']),
  )
  const times = events.map(({ happenedAt }) => happenedAt.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  const [{ organisationId } = { organisationId: '' }] = events
  expect(await findBrokenLink(app.db, organisationId)).toBeUndefined()
})
