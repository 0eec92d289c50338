import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applications } from '../../../db/schema/applications.ts'
import { idempotencyKeys, outboxEmails, rateLimits } from '../../../db/schema/sessions.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { startSession } from '../../people/accounts/start-session.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { runUpkeep, scheduleUpkeep } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('moves a yearly scholarship on when its day has passed, and leaves a fixed one closed', async () => {
  const timeZone = 'America/New_York'
  const yearly = await aScholarship(app, {
    title: 'Yearly Award',
    deadline: { type: 'recurring', date: '2026-12-01', monthDay: '12-01', timeZone },
  })
  const fixed = await aScholarship(app, {
    title: 'Fixed Award',
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

it('lists a yearly scholarship again to a student who applied in its last round', async () => {
  const timeZone = 'America/New_York'
  app.clock.set('2026-12-10T12:00:00Z')
  const student = await aStudent(app)
  const yearly = await aScholarship(app, {
    title: 'Returning Award',
    deadline: { type: 'recurring', date: '2026-12-20', monthDay: '12-20', timeZone },
  })
  const listed = async () => {
    const url = '/api/v1/scholarships/mine-eligible-scholarships?limit=100'
    const answer = await app.server.inject({ url, headers: student.headers })
    const rows: { id: string }[] = answer.json().data.scholarshiplists
    return rows.some(({ id }) => id === yearly.id)
  }
  expect(await listed()).toBe(true)
  const body = { scholarshipId: yearly.id, status: 'Received', requirements: [] }
  const url = '/api/v1/scholarships/submit-individual-scholarship'
  const { headers } = student
  const sent = await app.server.inject({ method: 'POST', url, headers, payload: body })
  expect(sent.json().data.status).toBe('Received')
  expect(await listed()).toBe(false)

  app.clock.set('2026-12-22T12:00:00Z')
  const again = await startSession(app, student.userId, undefined)
  student.headers.authorization = `Bearer ${again.accessToken}`
  await runUpkeep(app)
  await app.matches.catchUp()
  expect(await listed()).toBe(true)
})

it('prepares the next application and writes of it in the run that begins the round', async () => {
  app.clock.set('2027-01-10T12:00:00Z')
  const student = await aStudent(app)
  const yearly = await aScholarship(app, {
    title: 'Closing Award',
    deadline: { type: 'recurring', date: '2027-01-20', monthDay: '01-20' },
  })
  await send(app, student, yearly.id, 'received')
  app.clock.set('2027-01-22T12:00:00Z')
  await runUpkeep(app)
  await runUpkeep(app)
  const mine = eq(applications.applicantId, student.applicantId)
  const rows = await app.db.select().from(applications).where(mine)
  expect(rows.map(({ cycle, status }) => [cycle, status]).toSorted()).toEqual([
    ['2027', 'Received'],
    ['2028', 'Draft'],
  ])
  const mails = eq(outboxEmails.recipient, student.email)
  expect(await app.db.$count(outboxEmails, and(mails, like(outboxEmails.subject, 'Apply%')))).toBe(
    1,
  )
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

it('forgets counts of tries that matter no more, with the addresses they are kept by', async () => {
  const nowMs = app.clock.now().getTime()
  await app.db.insert(rateLimits).values([
    { key: 'failedLogin:dana@example.org', points: 1, expire: nowMs - 1 },
    { key: 'failedLogin:rey@example.org', points: 1, expire: nowMs + 1000 },
  ])
  await runUpkeep(app)
  const left = await app.db.select({ key: rateLimits.key }).from(rateLimits)
  expect(left).toEqual([{ key: 'failedLogin:rey@example.org' }])
})

it('is scheduled once however many processes start it', async () => {
  const first = await scheduleUpkeep(app, app.databaseUrl)
  const second = await scheduleUpkeep(app, app.databaseUrl)
  const schedules = await app.db.execute(
    sql`select name, cron from pgboss.schedule order by name desc`,
  )
  expect(schedules.rows).toEqual([
    { name: 'webhooks', cron: '* * * * *' },
    { name: 'upkeep', cron: '7 * * * *' },
    { name: 'sources', cron: '* * * * *' },
    { name: 'notifications', cron: '37 * * * *' },
    { name: 'mails', cron: '* * * * *' },
    { name: 'billing', cron: '23 8 * * *' },
  ])
  await first.stop()
  await second.stop()
})

it('notices soon that a process died at its work, also in queues that were there before', async () => {
  await app.db.execute(sql`update pgboss.queue set heartbeat_seconds = null`)
  const upkeep = await scheduleUpkeep(app, app.databaseUrl)
  await upkeep.stop()
  const { rows } = await app.db.execute(
    sql`select name from pgboss.queue where heartbeat_seconds is distinct from 30
      and name in ('mails', 'upkeep', 'webhooks', 'notifications', 'billing')`,
  )
  expect(rows).toEqual([])
})

async function deadlineOf(id: string) {
  const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  return row
}
