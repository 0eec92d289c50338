import { CALLS } from '@laurel/contract/calls'
import type { Call } from '@laurel/contract/define-call'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { rateLimits } from '../db/schema/sessions.ts'
import { runUpkeep } from '../features/running/upkeep/jobs.ts'
import { ACCOUNT_ENTRIES } from './access/account-entries.ts'
import { createWorld, type World } from './access/callers.ts'
import { SCHOLARSHIP_ENTRIES } from './access/scholarship-entries.ts'
import { SUPPORT_ENTRIES } from './access/support-entries.ts'
import { createTestApp } from './app.ts'
import { CANARY, CANARY_HEADERS, findCanaries, requestsOf, type CanaryRequest } from './canaries.ts'
import { aStudent, type Student } from './factories/student.ts'
import { listTables } from './search-tables.ts'

const ENTRIES = { ...SCHOLARSHIP_ENTRIES, ...ACCOUNT_ENTRIES, ...SUPPORT_ENTRIES }
const lines: string[] = []
let world: World
/** A request of each kind for each call, with whoever makes it. */
let walk: { call: Call; who: Student; request: CanaryRequest }[]

beforeAll(async () => {
  const env = { LOG_LEVEL: 'trace', TRUSTED_PROXIES: '127.0.0.1' }
  const app = await createTestApp(env, { write: (line) => void lines.push(line) })
  world = await createWorld(app)
  walk = []
  for (const { call } of CALLS) walk.push(...(await prepare(call)))
})
afterAll(() => world.app.close())

/** Each of somebody of their own, whose name and address are canaries too. */
async function prepare(call: Call) {
  const { app } = world
  const who = await aStudent(app, {
    firstName: CANARY.name,
    email: `${call.id}.${CANARY.email}`.toLowerCase(),
    isSubscriber: true,
  })
  await app.db.delete(rateLimits)
  const right = (await ENTRIES[call.id]?.request?.(world, who)) ?? {}
  return requestsOf(call, right).map((request) => ({ call, who, request }))
}

const OWN = ({ headers }: Student) => headers.authorization
const FORGED = () => `Bearer ${CANARY.token}`

/** Makes every request with each authorization; answers with how many of each status came back. */
async function walkAll(...authorizations: (typeof OWN)[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  for (const { call, who, request } of walk)
    for (const authorizationOf of authorizations) {
      const authorization = authorizationOf(who)
      const { statusCode } = await world.app.server.inject({
        method: call.method,
        url: `/api/v1${request.path}`,
        headers: { ...CANARY_HEADERS, ...request.headers, authorization },
        ...(request.payload !== undefined && { payload: request.payload }),
      })
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
  await world.app.background.settle()
  await runUpkeep(world.app)
  return statuses
}

const leaks = () => lines.filter((line) => findCanaries(line).length > 0)

describe('the log of every call', () => {
  it('names nobody and nothing that was sent, whatever is right or malformed', async () => {
    const statuses = await walkAll(OWN, FORGED)
    for (const status of [200, 400, 401, 404, 415]) expect(statuses.get(status)).toBeGreaterThan(10)
    expect(leaks()).toEqual([])
  })

  it('names nothing when the database refuses every row', async () => {
    await forEachTable(
      (table) => `alter table ${table} add constraint never check (false) not valid`,
    )
    lines.length = 0
    await walkAll(OWN)
    await forEachTable((table) => `alter table ${table} drop constraint never`)
    expect(lines.filter((line) => line.includes('23514')).length).toBeGreaterThan(10)
    expect(leaks()).toEqual([])
  })

  it('names nothing when every query fails', async () => {
    await forEachTable(
      (table) => `alter table ${table} rename to ${table.replace('public.', 'gone_')}`,
    )
    lines.length = 0
    const statuses = await walkAll(OWN)
    expect(statuses.get(500)).toBeGreaterThan(CALLS.length)
    expect(leaks()).toEqual([])
  })

  it('is no fuller in the database’s own log', async () => {
    const admin = openDatabase(inject('adminUrl'))
    const { rows } = await admin.execute<{ log: string | null }>(
      sql`select pg_read_file(pg_current_logfile()) as log`,
    )
    await admin.$client.end()
    expect(rows[0]?.log).toEqual(expect.any(String))
    expect(findCanaries(rows[0]?.log ?? '')).toEqual([])
  })
})

async function forEachTable(statement: (table: string) => string): Promise<void> {
  const tables = (await listTables(world.app.db)).filter((table) => table.startsWith('public.'))
  for (const table of tables) await world.app.db.execute(sql.raw(statement(table)))
}
