import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerHistory, answerSources, applications } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { readApplication, send } from '../../../testing/factories/application.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { thinAnswerHistory } from './thin-answer-history.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A draft with the texts given, saved a minute apart from the clock's full hour on. */
async function aDraft(texts: readonly string[]) {
  const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
  const student = await aStudent(app)
  for (const text of texts) {
    await send(app, student, id, 'Draft', [[ids[0], text]])
    app.clock.advance({ minutes: 1 })
  }
  const { applicationId } = await readApplication(app, student, id)
  return { student, id, requirementId: ids[0]!, applicationId: applicationId! }
}

async function versionsOf(applicationId: string): Promise<number[]> {
  const rows = await app.db
    .select({ version: answerHistory.version })
    .from(answerHistory)
    .where(eq(answerHistory.applicationId, applicationId))
    .orderBy(asc(answerHistory.version))
  return rows.map(({ version }) => version)
}

it('keeps the last and the longest of ten minutes, once a day has passed', async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  const { applicationId } = await aDraft(['a', 'ab', 'a long one', 'ab', 'abc'])
  app.clock.set('2026-11-21T15:00:00Z')
  await thinAnswerHistory(app)
  expect(await versionsOf(applicationId)).toEqual([1, 2, 3, 4, 5])
  app.clock.set('2026-11-21T16:00:00Z')
  expect(await thinAnswerHistory(app)).toBe(3)
  expect(await versionsOf(applicationId)).toEqual([3, 5])
  expect(await thinAnswerHistory(app)).toBe(0)
})

it('keeps the current version and those that other answers were taken from', async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  const source = await aDraft(['one', 'two', 'three', 'four', 'longest of all'])
  const taker = await aDraft(['two'])
  await app.db.insert(answerSources).values({
    applicationId: taker.applicationId,
    requirementId: taker.requirementId,
    sourceApplicationId: source.applicationId,
    sourceRequirementId: source.requirementId,
    sourceVersion: 2,
    takenAt: app.clock.now(),
  })
  app.clock.set('2026-11-22T15:00:00Z')
  await thinAnswerHistory(app)
  expect(await versionsOf(source.applicationId)).toEqual([2, 5])
})

it('leaves an application that was sent as it is', async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  const { applicationId } = await aDraft(['a', 'ab', 'abc'])
  await app.db
    .update(applications)
    .set({ status: 'Received' })
    .where(eq(applications.id, applicationId))
  app.clock.set('2026-11-22T15:00:00Z')
  await thinAnswerHistory(app)
  expect(await versionsOf(applicationId)).toEqual([1, 2, 3])
})

it('lets the oldest of long versions go, however new they are', async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  const words = (seed: number) =>
    Array.from({ length: 16_000 }, (_, at) => ((at + 1) * seed * 7919).toString(36)).join(' ')
  const { applicationId } = await aDraft(['short', ...[3, 5, 7].map(words)])
  await app.db.execute(sql`
    insert into answer_history (application_id, requirement_id, version, value, saved_at)
    select application_id, requirement_id, version + 3 * round, value, saved_at
    from answer_history, generate_series(1, 39) as round
    where application_id = ${applicationId} and version > 1`)
  const gone = await thinAnswerHistory(app)
  expect(gone).toBeGreaterThan(1)
  const left = await versionsOf(applicationId)
  // The current one stays, old as it is; of the others the latest.
  expect(left).toContain(4)
  expect(left).not.toContain(1)
  expect(left.at(-1)).toBe(121)
  const [kept] = (
    await app.db.execute<{ bytes: string }>(sql`
      select sum(pg_column_size(value)) as bytes from answer_history
      where application_id = ${applicationId}`)
  ).rows
  expect(Number(kept?.bytes)).toBeLessThan(4.3 * 1_048_576)
  expect(await thinAnswerHistory(app)).toBe(0)
})
