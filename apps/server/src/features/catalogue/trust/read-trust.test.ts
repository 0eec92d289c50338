import { eq } from 'drizzle-orm'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { listingSources } from '../../../db/schema/sources.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { importFile } from '../storing/import-file.ts'
import { recordEvents } from './record-events.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'laurel-trust-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const trustOf = async (id: string) =>
  (await ask(app, await aStudent(app), 'GET', `/scholarships/${id}`)).body.data.trust

async function bringIn(row: object) {
  const file = join(folder, 'rows.jsonl')
  await writeFile(file, JSON.stringify(row))
  await importFile(file, {
    db: app.db,
    clock: app.clock,
    today: '2026-11-20',
    isDryRun: false,
    onProgress: () => undefined,
    isStopped: () => false,
  })
  await app.matches.catchUp()
  const [found] = await app.db
    .select({ id: scholarships.id })
    .from(scholarships)
    .where(eq(scholarships.title, 'Lake Award'))
  return found?.id ?? ''
}

it('tells what a source changed and when, and nothing where nothing changed', async () => {
  const row = {
    title: 'Lake Award',
    sponsor: 'Lake Fund',
    amount: '$1,000',
    deadline: '2027-03-01',
    url: 'https://lake.example/apply',
    eligibility: 'Must be a resident of Ohio.',
  }
  const id = await bringIn(row)
  expect(await trustOf(id)).toMatchObject({ readAt: null, reviewedAt: null, history: [] })
  app.clock.advance({ days: 1 })
  await bringIn(row)
  await bringIn({ ...row, amount: '$1,500', deadline: '2027-03-15' })
  const { history } = await trustOf(id)
  expect(history).toEqual([
    {
      at: app.clock.now().toISOString(),
      kind: 'updated',
      lines: ['Award: $1,000 → $1,500', 'Last day to apply: 1 March 2027 → 15 March 2027'],
    },
  ])
})

it('says once a day that somebody looked at it, and when that was last', async () => {
  const { id } = await aScholarship(app)
  const look = () =>
    app.db.transaction((tx) =>
      recordEvents(tx, [{ scholarshipId: id, kind: 'reviewed' }], app.clock.now()),
    )
  await look()
  app.clock.advance({ days: 1 })
  await look()
  app.clock.advance({ minutes: 5 })
  await look()
  const { history, reviewedAt } = await trustOf(id)
  expect(history).toHaveLength(2)
  expect(reviewedAt).toBe(app.clock.now().toISOString())
})

it('tells that a page is gone only once it was missed twice within a week', async () => {
  const { id } = await aScholarship(app)
  const now = app.clock.now()
  const missedAt = [now.toISOString()]
  const address = 'https://lake.example/'
  const plan = { address, nextAddress: address, nextHost: 'lake.example', dueAt: now }
  await app.db.insert(listingSources).values({ ...plan, scholarshipId: id, readAt: now, missedAt })
  expect(await trustOf(id)).toMatchObject({ readAt: now.toISOString(), missedAt: [] })
  await app.db
    .update(listingSources)
    .set({ deadSince: now })
    .where(eq(listingSources.scholarshipId, id))
  expect(await trustOf(id)).toMatchObject({ missedAt })
})
