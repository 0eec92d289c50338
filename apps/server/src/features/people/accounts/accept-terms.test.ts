import { TERMS_VERSION } from '@laurel/contract/terms'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { termsAcceptances, users } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

const EARLIER = '2024-01-01'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Somebody who agreed to terms that have changed since. */
async function somebody(): Promise<Student> {
  const student = await aStudent(app)
  const acceptedAt = new Date('2024-02-01T12:00:00Z')
  const { userId } = student
  await app.db.insert(termsAcceptances).values({ userId, version: EARLIER, acceptedAt })
  await app.db
    .update(users)
    .set({ termsVersion: EARLIER, termsAcceptedAt: acceptedAt })
    .where(eq(users.id, userId))
  return student
}

const accept = ({ headers }: Student, version: string) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/users/auth/terms',
    headers,
    payload: { version },
  })
const told = async ({ headers }: Student) =>
  (await app.server.inject({ url: '/api/v1/register-applicants/profile', headers })).json().data
    .termsVersion
const kept = ({ userId }: Student) =>
  app.db
    .select({ version: termsAcceptances.version, acceptedAt: termsAcceptances.acceptedAt })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, userId))
    .orderBy(termsAcceptances.version)

it('agrees to the newest terms once, and keeps what was agreed to before', async () => {
  const student = await somebody()
  expect(await told(student)).toBe(EARLIER)
  const agreedAt = app.clock.now()
  expect((await accept(student, TERMS_VERSION)).statusCode).toBe(200)
  app.clock.advance({ minutes: 5 })
  expect((await accept(student, TERMS_VERSION)).statusCode).toBe(200)
  expect(await told(student)).toBe(TERMS_VERSION)
  expect(await kept(student)).toEqual([
    { version: EARLIER, acceptedAt: new Date('2024-02-01T12:00:00Z') },
    { version: TERMS_VERSION, acceptedAt: agreedAt },
  ])
})

it('refuses terms that are not the newest', async () => {
  const student = await somebody()
  const answer = await accept(student, EARLIER)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.fields.version).toContain('not the newest terms')
  expect(await told(student)).toBe(EARLIER)
})

it('forgets them with the account', async () => {
  const student = await somebody()
  await app.db.delete(users).where(eq(users.id, student.userId))
  expect(await kept(student)).toEqual([])
})
