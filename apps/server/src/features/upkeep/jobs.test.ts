import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idempotencyKeys } from '../../db/schema/sessions.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { aScholarship } from '../../testing/factories/scholarship.ts'
import { runUpkeep, scheduleUpkeep } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('moves a yearly scholarship on when its day has passed, and leaves a fixed one closed', async () => {
  const timeZone = 'America/New_York'
  const yearly = await aScholarship(app, {
    deadline: { type: 'recurring', date: '2026-12-01', monthDay: '12-01', timeZone },
  })
  const fixed = await aScholarship(app, {
    deadline: { type: 'fixed', date: '2026-12-01', timeZone },
  })
  app.clock.set('2026-12-02T04:59:59Z')
  await runUpkeep(app)
  expect(await deadlineOf(yearly.id)).toMatchObject({ cycle: '2026' })

  app.clock.set('2026-12-02T05:00:00Z')
  await runUpkeep(app)
  expect(await deadlineOf(yearly.id)).toMatchObject({
    cycle: '2027',
    deadline: { date: '2027-12-01', isInferred: true },
    closesAt: new Date('2027-12-02T04:59:59.999Z'),
  })
  expect(await deadlineOf(fixed.id)).toMatchObject({
    cycle: '2026',
    deadline: { date: '2026-12-01' },
  })
})

it('forgets idempotency keys that have expired', async () => {
  const row = { owner: 'someone', callId: 'call', bodyHash: 'hash' }
  await app.db.insert(idempotencyKeys).values([
    { ...row, key: 'old', expiresAt: new Date(app.clock.now().getTime() - 1) },
    { ...row, key: 'new', expiresAt: new Date(app.clock.now().getTime() + 1000) },
  ])
  await runUpkeep(app)
  const left = await app.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)
  expect(left).toEqual([{ key: 'new' }])
})

it('is scheduled once however many processes start it', async () => {
  const first = await scheduleUpkeep(app, app.databaseUrl)
  const second = await scheduleUpkeep(app, app.databaseUrl)
  const schedules = await app.db.execute(sql`select name, cron from pgboss.schedule`)
  expect(schedules.rows).toEqual([{ name: 'upkeep', cron: '7 * * * *' }])
  await first.stop()
  await second.stop()
})

async function deadlineOf(id: string) {
  const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  return row
}
