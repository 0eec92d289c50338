import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { App } from '../../../app-context.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { applications, bulkSubmissions, submissions } from '../../../db/schema/applications.ts'
import { anotherServer, createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, sendMany } from '../../../testing/factories/application.ts'
import {
  asks,
  asksCv,
  aScholarship,
  someScholarships,
} from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { watchQueries } from '../../../testing/watch-queries.ts'
import { endUnderAge } from '../../people/profile/end-under-age.ts'
import { finishBulkSubmissions } from './finish-bulk-submissions.ts'
import { submitScholarships } from './submit-scholarships.ts'

const MANY = 12

let app: TestApp
/** A second process on the same database. */
let other: App
let student: Student
let ids: string[]
beforeAll(async () => {
  app = await createTestApp()
  other = await anotherServer(app)
})
beforeEach(async () => {
  student = await aStudent(app, { isSubscriber: true })
  const asked = Array.from({ length: MANY }, (_, n) =>
    n % 4 === 3 ? { requirements: [asks('text')] } : {},
  )
  ids = (await someScholarships(app, asked)).map(({ id }) => id)
})
afterAll(async () => {
  await other.server.close()
  await app.close()
})

const sendable = () => ids.filter((_, n) => n % 4 !== 3)

const whole = () => ({
  submitted: sendable(),
  skipped: ids
    .filter((_, n) => n % 4 === 3)
    .map((scholarshipId) => ({
      scholarshipId,
      code: 'REQUIREMENTS_MISSING',
      description: 'Please fill all required fields',
    })),
})

/** The server as it is when it dies in the middle of its n-th transaction. */
function dyingIn(transaction: number): App {
  let count = 0
  const db = new Proxy(app.db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver)
      return (run: Parameters<App['db']['transaction']>[0]) =>
        target.transaction(async (tx) => {
          await run(tx)
          if (++count === transaction) throw new Error('killed')
        })
    },
  })
  return { ...app, db }
}

const asked = (key: string) => ({
  scholarshipIds: ids,
  fieldValues: {},
  key,
  arrivedAt: app.clock.now(),
})

it.each(Array.from({ length: 10 }, (_, k) => k + 1))(
  'killed in the middle of item %i, the same key goes on and nothing is lost or doubled',
  async (item) => {
    const key = randomUUID()
    // The first transaction is the one that writes the bulk application down.
    const dying = submitScholarships(dyingIn(item + 1), student.applicantId, asked(key))
    await expect(dying).rejects.toThrow('killed')
    const before = await progressOf(key)
    expect([before.total, before.isFinished]).toEqual([MANY, false])
    expect(before.submitted.length + before.skipped.length).toBe(item - 1)
    expect(await sentTo()).toEqual(before.submitted.toSorted())

    const { body } = await sendMany(app, student, ids, { key })
    expect(body.data).toEqual(whole())
    expect(await sentTo()).toEqual(sendable().toSorted())
    expect((await progressOf(key)).isFinished).toBe(true)
  },
)

it('killed while it is written down, the same key starts it', async () => {
  const key = randomUUID()
  const dying = submitScholarships(dyingIn(1), student.applicantId, asked(key))
  await expect(dying).rejects.toThrow('killed')
  expect((await sendMany(app, student, ids, { key })).body.data).toEqual(whole())
})

it('is finished for a client that never comes back, as of when it asked', async () => {
  const key = randomUUID()
  const arrivedAt = app.clock.now()
  await expect(submitScholarships(dyingIn(4), student.applicantId, asked(key))).rejects.toThrow(
    'killed',
  )
  app.clock.advance({ minutes: 10 })
  await Promise.all([finishBulkSubmissions(app), finishBulkSubmissions(other)])
  expect(await progressOf(key)).toEqual({ ...whole(), total: MANY, isFinished: true })
  const sent = await app.db
    .select({ at: submissions.submittedAt })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .where(eq(applications.applicantId, student.applicantId))
  expect(new Set(sent.map(({ at }) => at.getTime()))).toEqual(new Set([arrivedAt.getTime()]))
  await finishBulkSubmissions(app)
  expect(await sentTo()).toEqual(sendable().toSorted())
})

it('is not finished for an account that must go', async () => {
  await submitScholarships(dyingIn(4), student.applicantId, asked(randomUUID())).catch(() => 0)
  const sent = await sentTo()
  await endUnderAge(app, student.userId)
  await finishBulkSubmissions(app)
  expect(await sentTo()).toEqual(sent)
})

it('was asked for by a subscriber and is finished after the subscription ended', async () => {
  const key = randomUUID()
  await expect(submitScholarships(dyingIn(4), student.applicantId, asked(key))).rejects.toThrow(
    'killed',
  )
  const mine = eq(applicants.id, student.applicantId)
  await app.db.update(applicants).set({ subscribedUntil: null }).where(mine)
  expect((await sendMany(app, student, ids, { key })).body.data).toEqual(whole())
  const again = await sendMany(app, student, ids, { key: randomUUID() })
  expect(again.body.error.code).toBe('SUBSCRIPTION_REQUIRED')
})

it('one that cannot be finished does not hold up the others', async () => {
  const [broken, key] = [randomUUID(), randomUUID()]
  const { id } = await aScholarship(app, { requirements: [asksCv()] })
  const unsendable = { ...asked(broken), scholarshipIds: [id] }
  await submitScholarships(dyingIn(2), student.applicantId, unsendable).catch(() => undefined)
  await app.db
    .update(bulkSubmissions)
    .set({ fieldValues: sql`'null'` })
    .where(eq(bulkSubmissions.key, broken))
  app.clock.advance({ seconds: 1 })
  await submitScholarships(dyingIn(4), student.applicantId, asked(key)).catch(() => undefined)
  await finishBulkSubmissions(app)
  expect((await progressOf(broken)).isFinished).toBe(false)
  expect((await progressOf(key)).isFinished).toBe(true)
})

it.each(Array.from({ length: 10 }, (_, round) => round + 1))(
  'called twice at once with one key both get the whole result, round %i',
  async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      [app, other, app].map((server) => sendMany(server, student, ids, { key })),
    )
    for (const { body } of answers) expect(body.data).toEqual(whole())
    expect(await sentTo()).toEqual(sendable().toSorted())
  },
)

it('called twice at once with two keys sends each once', async () => {
  const answers = await Promise.all(
    [app, other].map((server) => sendMany(server, student, ids, { key: randomUUID() })),
  )
  const sent: string[] = answers.flatMap(({ body }) => body.data.submitted)
  expect(sent.toSorted()).toEqual(sendable().toSorted())
})

it('sends each of 500 with as few queries as each of 50', async () => {
  const queries = watchQueries()
  const queriesToSend = async (count: number) => {
    const stored = await someScholarships(
      app,
      Array.from({ length: count }, () => ({})),
    )
    const many = stored.map(({ id }) => id)
    const before = queries.length
    const { body } = await sendMany(app, student, many)
    expect(body.data).toEqual({ submitted: many, skipped: [] })
    return queries.length - before
  }
  const forFew = await queriesToSend(50)
  expect(forFew / 50).toBeLessThanOrEqual(20)
  expect(await queriesToSend(500)).toBeLessThanOrEqual(10 * forFew)
})

async function progressOf(key: string) {
  const { body } = await ask(app, student, 'GET', `/scholarships/submit-scholarships/${key}`)
  return body.data
}

/** Where this student's applications were received, each as often as it was. */
async function sentTo(): Promise<string[]> {
  const rows = await app.db
    .select({ id: applications.scholarshipId })
    .from(applications)
    .innerJoin(submissions, eq(submissions.applicationId, applications.id))
    .where(
      and(eq(applications.applicantId, student.applicantId), eq(applications.status, 'Received')),
    )
  return rows.map(({ id }) => id).toSorted()
}
