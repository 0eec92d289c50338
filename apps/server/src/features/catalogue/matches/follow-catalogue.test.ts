import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { openDatabase, type Database } from '../../../db/database.ts'
import { anotherServer, createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { recordCatalogueChange } from './record-catalogue-change.ts'

let app: TestApp
/** What another process would have: its own connections, and no way to this server's index. */
let elsewhere: Database
let student: Student
beforeEach(async () => {
  app = await createTestApp()
  elsewhere = openDatabase(app.databaseUrl)
  student = await aStudent(app)
})
afterEach(async () => {
  await elsewhere.$client.end()
  await app.close()
})

async function listed(): Promise<string[]> {
  const url = '/api/v1/scholarships/mine-eligible-scholarships?withoutRequirement=false'
  const answer = await app.server.inject({ url, headers: student.headers })
  return answer.json().data.scholarshiplists.map((row: { title: string }) => row.title)
}

const shows = (titles: string[]) => expect.poll(listed, { interval: 20 }).toEqual(titles)

const deaf = { catchUp: async () => undefined }
const writer = () => ({ db: elsewhere, clock: app.clock, matches: deaf })

it('shows what another connection adds, changes and takes away', async () => {
  const asked = { sourceKey: 'elsewhere:1', title: 'Added' }
  await aScholarship(writer(), asked)
  await shows(['Added'])
  await aScholarship(writer(), { ...asked, title: 'Changed' })
  await shows(['Changed'])
  await aScholarship(writer(), { ...asked, criteria: [{ fact: 'gpa', gte: 3 }] })
  await expect.poll(async () => (await stats()).possible, { interval: 20 }).toBe(1)
  await aScholarship(writer(), { ...asked, status: 'withdrawn' })
  await shows([])
})

it('shows it even when the wake-up is lost', async () => {
  await endListeners()
  await aScholarship(writer(), { title: 'Unheard' })
  await shows(['Unheard'])
})

it('looks by itself twice in the two seconds that the spec allows', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval')
  const restarted = await anotherServer(app)
  expect(intervals).toHaveBeenCalledWith(expect.any(Function), 1000)
  await restarted.server.close()
})

it('hears again after its connection was cut', async () => {
  await endListeners()
  await expect.poll(async () => (await listeners()).length).toBe(1)
  await aScholarship(writer(), { title: 'Heard' })
  await shows(['Heard'])
})

it('makes a new day ready before the best of it are listed', async () => {
  await aScholarship(app, { title: 'Stays' })
  app.clock.advance({ days: 2 })
  const { index } = app.matches
  const nowMs = app.clock.now().getTime()
  expect(index.isReadyAt(nowMs)).toBe(false)
  await app.matches.readyAt(app.clock.now())
  expect(index.isReadyAt(nowMs)).toBe(true)
})

it('shows nothing of a change that was rolled back', async () => {
  const { id } = await aScholarship(app, { title: 'Stays' })
  const change = elsewhere.transaction(async (tx) => {
    await tx.update(scholarships).set({ status: 'withdrawn' }).where(eq(scholarships.id, id))
    await recordCatalogueChange(tx, [id])
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  await aScholarship(writer(), { title: 'Next' })
  await expect.poll(listed).toHaveLength(2)
})

it('misses nothing when many connections write at once', async () => {
  // Two imports of one new row: the second is refused as a whole and can be run again.
  await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) =>
      aScholarship(writer(), { sourceKey: `many:${n % 25}`, title: `Many ${n}` }),
    ),
  )
  await app.matches.catchUp()
  const rows = await app.db.select({ id: scholarships.id }).from(scholarships)
  expect(rows).toHaveLength(25)
  expect(app.matches.index.size).toBe(25)
})

it('starts with what is there', async () => {
  await aScholarship(writer(), { title: 'Before' })
  const restarted = await anotherServer(app)
  expect(restarted.matches.index.size).toBe(1)
  const ready = await restarted.server.inject('/api/v1/health/ready')
  expect(ready.json().data).toMatchObject({ scholarships: 1, indexSequence: 1, indexLag: 0 })
  await restarted.server.close()
})

async function stats() {
  const { headers } = student
  return (await app.server.inject({ url: '/api/v1/scholarships/stats', headers })).json().data
}

async function listeners(): Promise<{ pid: number }[]> {
  const query = `select pid from pg_stat_activity
    where datname = current_database() and query like 'listen %'`
  return (await elsewhere.$client.query(query)).rows
}

async function endListeners(): Promise<void> {
  for (const { pid } of await listeners())
    await elsewhere.$client.query('select pg_terminate_backend($1)', [pid])
}
