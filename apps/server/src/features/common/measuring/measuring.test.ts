import { parse } from 'csv-parse/sync'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applicants, conversions, users } from '../../../db/schema/accounts.ts'
import { pageDays, pageViews, visitDays } from '../../../db/schema/measuring.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { subscribeInSandbox } from '../../../testing/factories/billing.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { countPageViews } from './count-page-views.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of [pageViews, pageDays, visitDays]) await app.db.delete(table)
})

const aView = (view: object = {}) => ({
  consent: 'yes',
  visitId: randomUUID(),
  page: '/',
  width: 'phone',
  ...view,
})

async function look(view: object = {}, headers: Record<string, string> = {}) {
  const payload = aView(view)
  const url = '/api/v1/page-views'
  const answer = await app.server.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

/** Signed in just now, whatever day it is. */
const anAdmin = () => aStudent(app, { role: 'ADMIN' })

const visitors = async (days: number) =>
  (await ask(app, await anAdmin(), 'GET', `/admin/visitors?days=${days}`)).body.data

it('keeps a page and what led there, and nothing that says who looked', async () => {
  const student = await aStudent(app)
  const view = {
    utmSource: 'letter',
    utmTerm: ' ',
    trackDeskLinkId: 'friend',
    referrerHost: 'a.org',
  }
  const { status, body } = await look(view, student.headers)
  expect([status, body.data]).toEqual([200, { isCounted: true }])
  const [row] = await app.db.select().from(pageViews)
  expect(row).toEqual({
    id: expect.any(String),
    visitId: expect.any(String),
    page: '/',
    referrerHost: 'a.org',
    campaign: { utmSource: 'letter' },
    linkId: 'friend',
    sourceId: null,
    width: 'phone',
    viewedAt: app.clock.now(),
  })
})

it('takes Global Privacy Control for a no, whatever is claimed', async () => {
  expect((await look({}, { 'sec-gpc': '1' })).body.data).toEqual({ isCounted: false })
  expect(await app.db.$count(pageViews)).toBe(0)
})

it.each([
  ['no consent', { consent: undefined }],
  ['a forged one', { consent: 'no' }],
  ['an id in the page', { page: `/organiser/scholarships/${randomUUID()}` }],
  ['a number in the page', { page: '/draws/20261124' }],
  ['a query', { page: '/auth/apply?abc' }],
  ['markup', { page: '/<script>' }],
  ['no page', { page: 'faq' }],
  ['an address of the page before', { referrerHost: 'https://a.org/letter?to=maya' }],
  ['another width', { width: '390' }],
  ['who it was', { applicantId: randomUUID() }],
  ['no id of a visit', { visitId: 'maya' }],
])('refuses %s', async (_what, view) => {
  expect((await look(view)).status).toBe(400)
  expect(await app.db.$count(pageViews)).toBe(0)
})

it.each(['/', '/b2b', '/error-1', '/auth/:step', '/organiser/scholarships/:id', '/:*'])(
  'takes %s',
  async (page) => expect((await look({ page })).status).toBe(200),
)

it('counts a day once it is over, each visit by its first page, and once', async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  const visitId = randomUUID()
  await look({ visitId, utmSource: 'letter', utmCampaign: 'autumn' })
  app.clock.advance({ minutes: 1 })
  await look({ visitId, page: '/signup', referrerHost: 'late.example' })
  await look({ visitId, page: '/signup' })
  await look({ page: '/faq', referrerHost: 'search.example', width: 'desk' })
  const today = {
    days: [{ day: '2026-11-20', visits: 2, views: 4 }],
    pages: [
      { page: '/signup', visits: 1, views: 2 },
      { page: '/', visits: 1, views: 1 },
      { page: '/faq', visits: 1, views: 1 },
    ],
    widths: [
      { width: 'desk', visits: 1 },
      { width: 'phone', visits: 1 },
    ],
  }
  expect(await visitors(1)).toMatchObject(today)
  await countPageViews(app)
  expect(await app.db.$count(pageDays)).toBe(0)

  app.clock.advance({ days: 1 })
  await look({ page: '/pricing' })
  const both = { ...today, days: [...today.days, { day: '2026-11-21', visits: 1, views: 1 }] }
  expect((await visitors(2)).days).toEqual(both.days)
  await Promise.all([countPageViews(app), countPageViews(app)])
  await countPageViews(app)
  expect(await app.db.select().from(visitDays).orderBy(visitDays.source)).toMatchObject([
    { day: '2026-11-20', source: 'letter', campaign: 'autumn', visits: 1, signUpVisits: 1 },
    { day: '2026-11-20', source: 'search.example', width: 'desk', visits: 1, signUpVisits: 0 },
  ])
  expect((await visitors(2)).days).toEqual(both.days)
  expect((await visitors(3)).days[0]).toEqual({ day: '2026-11-19', visits: 0, views: 0 })
})

it('forgets single views after 30 days, and keeps what was counted', async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  await look()
  app.clock.advance({ days: 29, hours: 23 })
  await countPageViews(app)
  expect(await app.db.$count(pageViews)).toBe(1)
  app.clock.advance({ hours: 2 })
  await countPageViews(app)
  expect(await app.db.$count(pageViews)).toBe(0)
  expect((await visitors(60)).funnel.visits).toBe(1)
})

it('counts what is as long as it may be, in signs of many bytes', async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  // Never twice the same: nothing of it can be packed.
  const long = (from: number) =>
    String.fromCodePoint(...Array.from({ length: 300 }, (_, at) => 0x20000 + from + at * 7))
  const [utmSource, utmMedium, utmCampaign] = [long(0), long(3000), long(6000)]
  const ids = { trackDeskLinkId: long(9000), trackDeskSourceId: long(12_000) }
  expect((await look({ utmSource, utmMedium, utmCampaign, ...ids })).status).toBe(200)
  app.clock.advance({ days: 1 })
  await countPageViews(app)
  const [counted] = await app.db.select().from(visitDays)
  expect([...(counted?.source ?? '')]).toHaveLength(100)
})

it('leads from visits to subscribers, by source', async () => {
  app.clock.set('2026-12-10T15:00:00Z')
  await look({ utmSource: 'letter' })
  await look({ utmSource: 'letter', page: '/conversation' })
  const [maya, ben] = [await aStudent(app), await aStudent(app)]
  await app.db
    .update(users)
    .set({ tracking: { utmSource: 'letter' } })
    .where(sql`${users.id} = ${maya.userId}`)
  await app.db
    .update(applicants)
    .set({ isProfileUpdate: true })
    .where(sql`${applicants.id} = ${maya.applicantId}`)
  const { id } = await aScholarship(app)
  await send(app, maya, id, 'Received', [])
  await subscribeInSandbox(app, maya, 'sandbox_month')
  await app.db.insert(conversions).values({
    applicantId: ben.applicantId,
    event: 'Phase 6',
    campaign: { utmSource: 'letter' },
    recordedAt: app.clock.now(),
  })
  const found = await visitors(1)
  expect(found.funnel).toEqual({
    visits: 2,
    signUpVisits: 1,
    accounts: 2,
    profiles: 1,
    senders: 1,
    subscribers: 1,
  })
  const none = { visits: 0, signUpVisits: 0, senders: 0, subscribers: 0 }
  expect(found.sources).toEqual([
    { source: 'letter', visits: 2, signUpVisits: 1, accounts: 1, senders: 1, subscribers: 1 },
    { source: '', ...none, accounts: 1 },
  ])
  expect(found.conversions).toEqual([{ event: 'Phase 6', source: 'letter', people: 1 }])
})

it('gives the visits as a table in which nothing runs', async () => {
  app.clock.set('2026-12-20T15:00:00Z')
  await look({ utmSource: '=cmd|x', trackDeskLinkId: 'friend' })
  const url = '/api/v1/admin/visitors/export?days=7'
  const answer = await app.server.inject({ url, headers: (await anAdmin()).headers })
  expect(answer.headers['content-disposition']).toContain('visits-2026-12-20.csv')
  expect(parse(answer.body, { bom: true, columns: true })).toEqual([
    {
      'Day (UTC)': '2026-12-20',
      Source: "'=cmd|x",
      Medium: '',
      Campaign: '',
      'Link id': 'friend',
      'Source id': '',
      Width: 'phone',
      Visits: '1',
      'Visits that came to sign-up': '0',
    },
  ])
})
