import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applicants, users } from '../../../../db/schema/accounts.ts'
import { outboxEmails, sessions } from '../../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../../testing/app.ts'
import { ask } from '../../../../testing/factories/application.ts'
import { aStudent, type Student } from '../../../../testing/factories/student.ts'
import { searchTables } from '../../../../testing/search-tables.ts'
import { forgetExpiredSessions } from '../../../people/accounts/forget-expired-sessions.ts'
import { purgeAccounts } from '../purge-accounts.ts'
import { endUnused } from './end-unused.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  await app.db.delete(users)
  await app.db.delete(outboxEmails)
})

/** Runs what is due by the hour, at this moment. */
async function at(instant: string): Promise<void> {
  app.clock.set(instant)
  await forgetExpiredSessions(app)
  await endUnused(app)
  await endUnused(app)
}
const toldTimes = async ({ userId }: Student): Promise<number> =>
  app.db.$count(outboxEmails, eq(outboxEmails.userId, userId))
const purgeAfter = async ({ userId }: Student) =>
  (await app.db.select().from(users).where(eq(users.id, userId)))[0]?.purgeAfter

it.each([
  ['STUDENT', 'APPLICANT', '2033'],
  ['PARENT', 'APPLICANT', '2029'],
  ['STUDENT', 'ORGANISER', '2029'],
] as const)(
  'keeps the account of %s, %s, until %s: told 60 and 14 days before, then purged',
  async (applicantType, role, year) => {
    const person = await aStudent(app, { role })
    await app.db
      .update(applicants)
      .set({ applicantType })
      .where(eq(applicants.userId, person.userId))
    await at(`${year}-09-21T14:59:59Z`)
    expect(await toldTimes(person)).toBe(0)
    await at(`${year}-09-21T15:00:00Z`)
    expect(await toldTimes(person)).toBe(1)
    await at(`${year}-11-06T14:59:59Z`)
    expect(await toldTimes(person)).toBe(1)
    await at(`${year}-11-06T15:00:00Z`)
    expect(await toldTimes(person)).toBe(2)
    await at(`${year}-11-20T14:59:59Z`)
    expect(await purgeAfter(person)).toBeNull()
    await at(`${year}-11-20T15:00:00Z`)
    expect(await purgeAfter(person)).toEqual(new Date(`${year}-11-21T15:00:00Z`))
    app.clock.advance({ hours: 23 })
    expect(await purgeAccounts(app)).toBe(1)
    expect(await searchTables(app.db, [person.userId, person.email])).toEqual([])
  },
)

it('is stopped by a login, and begins anew from there', async () => {
  const student = await aStudent(app)
  await at('2033-11-10T15:00:00Z')
  expect(await toldTimes(student)).toBe(1)
  await at('2033-12-27T15:00:00Z')
  expect(await toldTimes(student)).toBe(2)
  await use(student)
  await at('2034-01-20T15:00:00Z')
  expect(await purgeAfter(student)).toBeNull()
  await at('2040-12-20T15:00:00Z')
  expect([await toldTimes(student), await purgeAfter(student)]).toEqual([3, null])
})

it('counts from the end of a subscription that came later', async () => {
  const student = await aStudent(app)
  await app.db
    .update(applicants)
    .set({ subscribedUntil: new Date('2028-06-01T00:00:00Z') })
    .where(eq(applicants.userId, student.userId))
  await at('2035-04-01T23:59:59Z')
  expect(await toldTimes(student)).toBe(0)
  await at('2035-04-02T00:00:00Z')
  expect(await toldTimes(student)).toBe(1)
})

it('ends nothing untold, however late it runs, and never an administrator’s account', async () => {
  const admin = await aStudent(app, { role: 'ADMIN' })
  const student = await aStudent(app)
  await at('2040-01-01T00:00:00Z')
  expect([await toldTimes(student), await purgeAfter(student)]).toEqual([1, null])
  await at('2040-02-20T00:00:00Z')
  expect([await toldTimes(student), await purgeAfter(student)]).toEqual([2, null])
  await at('2040-03-05T00:00:00Z')
  expect(await purgeAfter(student)).not.toBeNull()
  expect([await toldTimes(admin), await purgeAfter(admin)]).toEqual([0, null])
})

/** Comes back, on a device that stays signed in. */
async function use(student: Student): Promise<void> {
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + 60_000)
  const { userId } = student
  await app.db.insert(sessions).values({
    id: crypto.randomUUID(),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  })
  await ask(app, student, 'GET', '/support-requests')
}
