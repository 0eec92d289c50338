import type { App } from '../../../app-context.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { evaluate } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import { openDatabase, type Database } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { anotherServer, createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { recordCatalogueChange } from './record-catalogue-change.ts'

let first: TestApp
/** Another process on the same database. */
let second: App
let elsewhere: Database
let student: Student
beforeEach(async () => {
  first = await createTestApp()
  second = await anotherServer(first)
  elsewhere = openDatabase(first.databaseUrl)
  student = await aStudent(first, { answers: { gpa: [3] } })
})
afterEach(async () => {
  await second.server.close()
  await elsewhere.$client.end()
  await first.close()
})

const LIST = '/api/v1/scholarships/mine-eligible-scholarships'
const WITH_MANY = { withoutRequirement: 'false', orderBy: 'amount', limit: '100' }

type Row = { title: string; match: { verdict: string } }

async function listed(app: App): Promise<Row[]> {
  const { headers } = student
  const answer = await app.server.inject({ url: LIST, headers, query: WITH_MANY })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.scholarshiplists
}

const titles = async (app: App) => (await listed(app)).map(({ title }) => title)

it('keeps two processes in step, and shows each what it wrote itself at once', async () => {
  await aScholarship(first, { sourceKey: 'step', title: 'Written by the first' })
  expect(await titles(first)).toEqual(['Written by the first'])
  await expect.poll(() => titles(second), { interval: 20 }).toEqual(['Written by the first'])
  await aScholarship(second, { sourceKey: 'step', title: 'Written by the second' })
  expect(await titles(second)).toEqual(['Written by the second'])
  await expect.poll(() => titles(first), { interval: 20 }).toEqual(['Written by the second'])
  await aScholarship(first, { sourceKey: 'step', status: 'withdrawn' })
  expect(await titles(first)).toEqual([])
  await expect.poll(() => titles(second), { interval: 20 }).toEqual([])
})

const WRITERS = 4
const ROUNDS = 25
const ROWS = 100
const GRADES = [2, 3, 4]

it('loses none of 10,000 changes by four writers, and shows no wrong verdict meanwhile', async () => {
  await someScholarships(
    first,
    Array.from({ length: 10 }, (_, n) => ({ title: `Calm ${n}`, amounts: [9000 + n] })),
  )
  const stored = await someScholarships(
    first,
    Array.from({ length: WRITERS * ROWS }, (_, n) => ({ title: `Stormy ${n}`, amounts: [10] })),
  )
  const storm = { isOver: false }
  const writer = async (which: number) => {
    const ids = stored.slice(which * ROWS, (which + 1) * ROWS).map(({ id }) => id)
    for (let round = 0; round < ROUNDS; round += 1) await changeAll(ids, which + round)
  }
  const reader = async (app: App) => {
    while (!storm.isOver) {
      const rows = await listed(app)
      expect(rows.slice(0, 10).map(({ title }) => title)).toEqual(
        Array.from({ length: 10 }, (_, n) => `Calm ${9 - n}`),
      )
      expect(rows.slice(0, 10).every(({ match }) => match.verdict === 'eligible')).toBe(true)
    }
  }
  const writing = Promise.all([0, 1, 2, 3].map(writer)).finally(() => {
    storm.isOver = true
  })
  await Promise.all([writing, reader(first), reader(second)])
  for (const app of [first, second]) {
    await app.matches.catchUp()
    expect(app.matches.state()).toMatchObject({ sequence: 10 + WRITERS * ROWS * (1 + ROUNDS) })
    expect(found(app)).toEqual(await expectedIds())
  }
})

/** Gives each scholarship other criteria, or takes it out of the catalogue and back. */
async function changeAll(ids: string[], seed: number): Promise<void> {
  await elsewhere.transaction(async (tx) => {
    await tx.execute(sql`
      update scholarships set
        criteria = jsonb_build_object('all', jsonb_build_array(jsonb_build_object(
          'fact', 'gpa', 'gte', (${JSON.stringify(GRADES)}::jsonb)[((hashtext(id::text) & 1023) + ${seed}) % 3]))),
        status = case ((hashtext(id::text) & 1023) + ${seed}) % 5 when 0 then 'withdrawn' else 'published' end
      where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
    await recordCatalogueChange(tx, ids)
  })
}

function found(app: App): string[] {
  const result = app.matches.index.query({
    answers: { gpa: [3] },
    nowMs: app.clock.now().getTime(),
    today: '2026-11-20',
    excluded: new Set(),
    filters: {},
    order: { by: 'createdAt', direction: 'ASC' },
  })
  return result
    .page(0, 1000)
    .map(({ id }) => id)
    .toSorted()
}

async function expectedIds(): Promise<string[]> {
  const { id, criteria, status } = scholarships
  const rows = await elsewhere.select({ id, criteria, status }).from(scholarships)
  const options = { today: '2026-11-20', facts: FACTS }
  const fits = (row: (typeof rows)[number]) =>
    evaluate(row.criteria, { gpa: [3] }, options).verdict !== 'ineligible'
  return rows
    .filter((row) => row.status === 'published' && fits(row))
    .map((row) => row.id)
    .toSorted()
}
