import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { paidUses } from '../../../db/schema/billing.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { findNamed } from '../../student/assistance/find-named.ts'
import { startSession } from '../../people/accounts/start-session.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MILLISECONDS)

const sees = async (student: Student, id: string) => {
  const list = await ask(app, student, 'GET', '/scholarships/mine-eligible-scholarships?limit=100')
  const rows: { id: string }[] = list.body.data.scholarshiplists
  const stats = await ask(app, student, 'GET', '/scholarships/stats')
  const isListed = rows.some((row) => row.id === id)
  expect(stats.body.data.yourRecommendation ?? stats.body.data).toBe(rows.length)
  const { status } = await ask(app, student, 'GET', `/scholarships/${id}`)
  return { isListed, status }
}

const isListedToVisitors = async (id: string) => {
  const answer = await app.server.inject(
    '/api/v1/scholarships/mine-eligible-scholarships-onboard?limit=100',
  )
  const rows: { id: string }[] = answer.json().data.scholarshiplists ?? answer.json().data
  return rows.some((row) => row.id === id)
}

it('shows a scholarship to subscribers first, and to everybody from its day on', async () => {
  const [free, subscriber] = [await aStudent(app), await aStudent(app, { isSubscriber: true })]
  const { id } = await aScholarship(app, { earlyAccessUntil: inDays(7) })
  expect(await sees(free, id)).toEqual({ isListed: false, status: 404 })
  expect(await sees(subscriber, id)).toEqual({ isListed: true, status: 200 })
  expect(await isListedToVisitors(id)).toBe(false)
  expect((await send(app, free, id, 'received')).status).toBe(404)
  expect((await send(app, subscriber, id, 'received')).status).toBe(200)
  expect(await app.db.select({ kind: paidUses.kind }).from(paidUses)).toEqual([
    { kind: 'early_access' },
  ])

  app.clock.advance({ days: 7 })
  const { accessToken } = await startSession(app, free.userId, undefined)
  const later = { ...free, headers: { authorization: `Bearer ${accessToken}` } }
  expect(await sees(later, id)).toEqual({ isListed: true, status: 200 })
  expect(await isListedToVisitors(id)).toBe(true)
  expect((await send(app, later, id, 'received')).status).toBe(200)
})

it('never holds back a random draw, which payment must not favour', async () => {
  const free = await aStudent(app)
  const { id } = await aScholarship(app, { earlyAccessUntil: inDays(7), isRandomDraw: true })
  expect(await sees(free, id)).toEqual({ isListed: true, status: 200 })
})

it('is not known by its id or name to whoever does not see it', async () => {
  const [free, subscriber] = [await aStudent(app), await aStudent(app, { isSubscriber: true })]
  const { id } = await aScholarship(app, {
    title: 'Zanzibar Lighthouse Keepers Award',
    earlyAccessUntil: inDays(7),
    delivery: 'provider',
  })
  const named = async ({ applicantId, userId }: Student) => {
    const who = { applicantId, userId, timeZone: 'UTC' } as Parameters<typeof findNamed>[0]['who']
    return findNamed({ app, who }, 'When does the Zanzibar Lighthouse Keepers Award close?')
  }
  expect(await named(free)).toEqual([])
  expect(await named(subscriber)).toMatchObject([{ id }])
  const put = async ({ headers }: Student, path: string, payload: object) =>
    (
      await app.server.inject({
        method: 'PUT',
        url: `/api/v1/scholarships/${path}`,
        headers,
        payload,
      })
    ).statusCode
  const statuses = async (student: Student) => [
    await put(student, 'add-wishlist', { scholarshipId: id }),
    await put(student, `${id}/provider-application`, { hasApplied: true }),
    (await ask(app, student, 'GET', `/scholarships/${id}`)).status,
  ]
  expect(await statuses(free)).toEqual([404, 404, 404])
  expect(await statuses(subscriber)).toEqual([200, 200, 200])
})
