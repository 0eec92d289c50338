import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { App } from '../app-context.ts'
import { readConfig } from '../config.ts'
import { runOnce, type OnceKey } from '../http/idempotency.ts'
import { anotherServer, createTestApp, type TestApp } from '../testing/app.ts'
import { aScholarship } from '../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../testing/factories/student.ts'
import { startFaultyProxy, type FaultyProxy } from '../testing/faulty-proxy.ts'
import { isOutcomeUnknown } from './bound-queries.ts'
import { openDatabase, type Database } from './database.ts'
import { secrets } from './schema/sessions.ts'

let whole: TestApp
let proxy: FaultyProxy
let db: Database
let app: App
let dataDir: string
let student: Student
let scholarshipId: string

beforeAll(async () => {
  whole = await createTestApp()
  dataDir = await mkdtemp(join(tmpdir(), 'laurel-faulty-'))
  const url = new URL(whole.databaseUrl)
  proxy = await startFaultyProxy({ port: Number(url.port), host: url.hostname })
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  db = openDatabase(url.href, 3)
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none' }
  const config = readConfig({ ...settings, DATABASE_WAIT_SECONDS: '1' })
  app = await anotherServer(whole, { db, config, checksAnswers: true })
  student = await aStudent(whole)
  scholarshipId = (await aScholarship(whole)).id
})
beforeEach(() => {
  // Sessions that are trusted are not asked for.
  whole.clock.advance({ seconds: 60 })
})
afterEach(() => {
  proxy.restore()
  proxy.thaw()
})
afterAll(async () => {
  await app.server.close()
  await db.$client.end()
  await proxy.stop()
  await whole.close()
  await rm(dataDir, { recursive: true, force: true })
})

const READY = { url: '/api/v1/health/ready' }
const LIVE = { url: '/api/v1/health/live' }
const read = () =>
  app.server.inject({ url: '/api/v1/register-applicants/profile', headers: student.headers })
const write = () =>
  app.server.inject({
    method: 'PUT',
    url: '/api/v1/scholarships/add-wishlist',
    headers: student.headers,
    payload: { scholarshipId },
  })
const statuses = async () => {
  const answers = [await read(), await write(), await app.server.inject(READY)]
  return answers.map(({ statusCode, headers }) => [statusCode, 'retry-after' in headers])
}
const AWAY = [503, true]
const HERE = [200, false]

describe('a database', () => {
  it.each([
    ['that stands still', () => proxy.freeze(), () => proxy.thaw()],
    ['that is gone', () => proxy.cut(), () => proxy.restore()],
  ])('%s is told as such, and is back as soon as it is', async (_what, fail, mend) => {
    expect(await statuses()).toEqual([HERE, HERE, HERE])
    fail()
    expect(await statuses()).toEqual([AWAY, AWAY, AWAY])
    const crowd = await Promise.all(Array.from({ length: 12 }, read))
    expect(crowd.map(({ statusCode }) => statusCode)).toEqual(crowd.map(() => 503))
    // Also for a supervisor that says who it is, and whom nobody remembers.
    whole.clock.advance({ seconds: 60 })
    for (const headers of [{}, student.headers])
      expect((await app.server.inject({ ...LIVE, headers })).statusCode).toBe(200)
    mend()
    // A machine with too much to do turns calls away as well.
    await expect.poll(statuses).toEqual([HERE, HERE, HERE])
  })

  it('that takes too long over one thing is left waiting there, and nowhere else', async () => {
    const held = await whole.db.$client.connect()
    await held.query('begin; lock table saved_scholarships in access exclusive mode')
    expect((await write()).statusCode).toBe(503)
    expect((await app.server.inject(READY)).statusCode).toBe(200)
    await held.query('rollback')
    held.release()
    expect((await write()).statusCode).toBe(200)
  })
})

describe('what was asked once and whose outcome was lost', () => {
  const once: OnceKey = { owner: 'me', key: '', callId: 'test', bodyHash: 'body' }
  const onceWait = { tries: 1, milliseconds: 1 }

  it('is not done again by its key while nobody can tell whether it was done', async () => {
    let runs = 0
    const send = () =>
      runOnce(
        { ...app, onceWait },
        { ...once, key: 'lost' },
        {
          run: () =>
            db.transaction(async (tx) => {
              runs += 1
              await tx.insert(secrets).values({ name: `write ${runs}`, value: '' })
            }),
          keep: () => null,
          replay: () => undefined,
        },
      )
    proxy.loseAnswerTo('commit')
    const failure = await send().catch((error: unknown) => error)
    expect(isOutcomeUnknown(failure)).toBe(true)
    await expect.poll(() => db.$client.totalCount).toBe(0)
    proxy.restore()
    await expect(send()).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' })
    expect(runs).toBe(1)
  })

  it('may be done again by its key when it cannot have been done', async () => {
    let runs = 0
    const send = () =>
      runOnce(
        { ...app, onceWait },
        { ...once, key: 'undone' },
        {
          run: () =>
            db.transaction(async (tx) => {
              runs += 1
              if (runs === 1) proxy.loseAnswerTo('insert into "secrets"')
              await tx.insert(secrets).values({ name: 'undone', value: '' })
              proxy.restore()
              return runs
            }),
          keep: (answer) => answer,
          replay: (kept: number) => kept,
        },
      ).finally(() => proxy.restore())
    await expect(send()).rejects.toThrow()
    whole.clock.advance({ seconds: 131 })
    expect(await send()).toBe(2)
    expect(await send()).toBe(2)
  })
})
