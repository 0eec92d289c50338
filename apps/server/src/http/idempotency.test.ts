import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applications } from '../db/schema/applications.ts'
import { idempotencyKeys } from '../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { asks, aScholarship, type StoredScholarship } from '../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../testing/factories/student.ts'
import { forgetExpiredKeys } from './idempotency.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function submit(
  { headers }: Pick<Student, 'headers'>,
  key: string,
  { id, asks: ids }: StoredScholarship,
  fieldValue = 'words',
) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/scholarships/submit-individual-scholarship',
    headers: { ...headers, 'idempotency-key': key },
    payload: {
      scholarshipId: id,
      status: 'Received',
      requirements: [{ requirementId: ids[0], fieldValue }],
    },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const asked = { requirements: [asks('text')] }

/** The token of a student ends after 15 minutes; this one has a new session. */
async function laterSession({ refreshToken }: Student) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/users/auth/refresh',
    payload: { refreshToken },
  })
  const token = answer.body.match(/"(?:accessToken|token)":"([^"]+)"/)?.[1]
  return { headers: { authorization: `Bearer ${token}` } }
}

it('answers the same key with the first answer', async () => {
  const scholarship = await aScholarship(app, asked)
  const student = await aStudent(app)
  const first = await submit(student, 'key-1', scholarship)
  expect(first.body.data).toMatchObject({ status: 'Received', scholarshipCount: 1 })
  await submit(student, 'another', await aScholarship(app, asked))
  expect(await submit(student, 'key-1', scholarship)).toEqual(first)
})

it('answers it once when it is sent twenty times at once', async () => {
  const scholarship = await aScholarship(app, asked)
  const student = await aStudent(app)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => submit(student, 'at once', scholarship)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  const mine = eq(applications.applicantId, student.applicantId)
  expect(await app.db.$count(applications, mine)).toBe(1)
})

it('refuses the same key with another body or another call', async () => {
  const scholarship = await aScholarship(app, asked)
  const student = await aStudent(app)
  await submit(student, 'key-2', scholarship)
  const other = await submit(student, 'key-2', scholarship, 'other words')
  expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
})

it('keeps the keys of two students apart', async () => {
  const scholarship = await aScholarship(app, asked)
  const first = await submit(await aStudent(app), 'same', scholarship)
  const second = await submit(await aStudent(app), 'same', scholarship, 'other words')
  expect([first.status, second.status]).toEqual([200, 200])
})

it('keeps no refusal: what was put right may be sent with the same key', async () => {
  const source = { sourceKey: 'reopened' }
  const closed = await aScholarship(app, { ...asked, ...source, deadline: '2026-11-01' })
  const student = await aStudent(app)
  expect((await submit(student, 'key-3', closed)).status).toBe(409)
  await aScholarship(app, { ...asked, ...source, deadline: '2026-12-01' })
  expect((await submit(student, 'key-3', closed)).status).toBe(200)
})

it('takes a key of 200 characters and no more', async () => {
  const scholarship = await aScholarship(app, asked)
  const student = await aStudent(app)
  const long = await submit(student, 'k'.repeat(201), scholarship)
  expect([long.status, Object.keys(long.body.error.fields)]).toEqual([400, ['Idempotency-Key']])
  expect((await submit(student, '', scholarship)).status).toBe(400)
  expect((await submit(student, 'k'.repeat(200), scholarship)).status).toBe(200)
})

it('remembers for thirty days', async () => {
  const scholarship = await aScholarship(app, asked)
  const student = await aStudent(app)
  const first = await submit(student, 'key-4', scholarship)
  app.clock.advance({ days: 29 })
  expect(await submit(await laterSession(student), 'key-4', scholarship)).toEqual(first)
  expect(await forgetExpiredKeys(app.db, app.clock)).toBe(0)
  app.clock.advance({ days: 1, seconds: 1 })
  expect(await forgetExpiredKeys(app.db, app.clock)).toBeGreaterThan(0)
})

it('waits for a call that is under way, then says so; frees the key of a process that died', async () => {
  const scholarship = await aScholarship(app, asked)
  const student = await aStudent(app)
  await submit(student, 'dead', scholarship)
  await app.db.update(idempotencyKeys).set({
    statusCode: null,
    answer: null,
    expiresAt: new Date(app.clock.now().getTime() + 60_000),
  })
  const waiting = await submit(student, 'dead', scholarship)
  expect([waiting.status, waiting.body.error.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS'])
  app.clock.advance({ minutes: 2 })
  const after = await submit(student, 'dead', scholarship)
  expect([after.status, after.body.error.code]).toEqual([409, 'ALREADY_APPLIED'])
})

const keysOf = async ({ userId }: Student) =>
  app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.owner, userId))

it('keeps the key with the application or not at all', async () => {
  const scholarship = await aScholarship(app, asked)
  const student = await aStudent(app)
  await app.db.execute(sql`
    create function fail() returns trigger language plpgsql as $$ begin raise 'lost'; end $$`)
  await app.db.execute(sql`
    create constraint trigger fail after insert on idempotency_keys deferrable initially deferred
    for each row execute function fail()`)
  const lost = await submit(student, 'cut short', scholarship)
  await app.db.execute(sql`drop function fail cascade`)
  expect(lost.status).toBe(500)
  expect(await keysOf(student)).toEqual([])
  expect((await submit(student, 'cut short', scholarship)).status).toBe(200)
  expect(await keysOf(student)).toMatchObject([{ key: 'cut short', statusCode: 200 }])
})

it('leaves nothing of what a used key brings that was kept for something else', async () => {
  const first = await aScholarship(app, asked)
  const other = await aScholarship(app, { requirements: [asks('text'), asks('link')] })
  const student = await aStudent(app)
  await submit(student, 'used', first)
  for (const scholarship of [other, await aScholarship(app, asked)])
    expect((await submit(student, 'used', scholarship)).body.error.code).toBe(
      'IDEMPOTENCY_MISMATCH',
    )
  const mine = eq(applications.applicantId, student.applicantId)
  expect(await app.db.$count(applications, mine)).toBe(1)
})
