import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { openDatabase } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { notifications, type NewMatches } from '../../../db/schema/notifications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { notifyOfPublications } from './notify-of-publications.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MILLISECONDS)

const told = async ({ applicantId }: Student) => {
  const rows = await app.db
    .select()
    .from(notifications)
    .where(eq(notifications.applicantId, applicantId))
    .orderBy(notifications.createdAt)
  return rows.map(({ payload }) => {
    const { count, scholarshipIds } = payload as NewMatches
    return [count, scholarshipIds]
  })
}

it('tells subscribers at once and everybody else when the window has passed, each once', async () => {
  const [free, subscriber] = [await aStudent(app), await aStudent(app, { isSubscriber: true })]
  const { id } = await aScholarship(app, { earlyAccessUntil: inDays(7) })
  for (let hour = 0; hour < 3; hour += 1) {
    await notifyOfPublications(app)
    app.clock.advance({ hours: 1 })
  }
  expect([await told(free), await told(subscriber)]).toEqual([[], [[1, [id]]]])

  app.clock.advance({ days: 7 })
  const other = await aScholarship(app, { sourceKey: 'other' })
  for (let hour = 0; hour < 3; hour += 1) await notifyOfPublications(app)
  expect((await told(free)).map(([count]) => count)).toEqual([2])
  expect(await told(subscriber)).toEqual([
    [1, [id]],
    [1, [other.id]],
  ])
})

it('tells also who subscribes while the window is open, and nobody whose subscription is over', async () => {
  const [late, over] = [await aStudent(app), await aStudent(app, { isSubscriber: true })]
  const { id } = await aScholarship(app, { earlyAccessUntil: inDays(60) })
  app.clock.advance({ days: 31 })
  await notifyOfPublications(app)
  expect([await told(late), await told(over)]).toEqual([[], []])
  await app.db
    .update(applicants)
    .set({ subscribedUntil: inDays(30) })
    .where(eq(applicants.id, late.applicantId))
  await notifyOfPublications(app)
  expect([await told(late), await told(over)]).toEqual([[[1, [id]]], []])
})

it('tells everybody of a random draw at once, and of a window that was given up', async () => {
  const free = await aStudent(app)
  const sourceKey = 'given up'
  const draw = await aScholarship(app, { earlyAccessUntil: inDays(7), isRandomDraw: true })
  const { id } = await aScholarship(app, { sourceKey, earlyAccessUntil: inDays(7) })
  await notifyOfPublications(app)
  expect(await told(free)).toEqual([[1, [draw.id]]])
  await aScholarship(app, { sourceKey })
  await notifyOfPublications(app)
  expect((await told(free))[1]).toEqual([1, [id]])
})

it('tells each subscriber once when several processes do so at the same time', async () => {
  const subscribers = await Promise.all(
    Array.from({ length: 8 }, () => aStudent(app, { isSubscriber: true })),
  )
  const elsewhere = openDatabase(app.databaseUrl)
  const { id } = await aScholarship(app, { earlyAccessUntil: inDays(7) })
  const processes = [app.db, elsewhere, app.db, elsewhere].map((db) =>
    notifyOfPublications({ ...app, db }, 3),
  )
  await Promise.all(processes)
  await elsewhere.$client.end()
  for (const subscriber of subscribers) expect(await told(subscriber)).toEqual([[1, [id]]])
})
