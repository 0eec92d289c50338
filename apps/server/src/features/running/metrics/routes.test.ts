import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catalogueChanges } from '../../../db/schema/scholarships.ts'
import { openMetrics } from '../../../http/metrics.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { aSupportRequest } from '../../../testing/factories/support.ts'
import { runUpkeep, scheduleUpkeep } from '../upkeep/jobs.ts'
import { followQueues } from './follow-queues.ts'
import { metricsRoutes } from './routes.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const read = (on: TestApp = app, headers: Record<string, string> = {}) =>
  on.server.inject({
    url: `/metrics?key=${on.localKey}`,
    headers: { host: 'localhost:3000', ...headers },
  })

/** The values by name and labels. */
async function told(on: TestApp = app): Promise<Record<string, number>> {
  const lines = (await read(on)).body.split('\n').filter((line) => /^[a-z]/.test(line))
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

const list = '/api/v1/scholarships/mine-eligible-scholarships'
const route = (pattern: string, status: string) =>
  `http_requests_total{method="GET",route="${pattern}",status="${status}"}`
const operation = (name: string) => `laurel_match_query_duration_seconds_count{operation="${name}"}`
const waiting = (priority: string) => `laurel_support_requests{priority="${priority}"}`

describe('what is told', () => {
  it('is in the text format of Prometheus, every name explained and typed once', async () => {
    const { body, headers } = await read()
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    for (const line of body.split('\n'))
      expect(line).toMatch(/^$|^# (HELP|TYPE) \w+ .+$|^\w+(\{.+\})? (-?[\d.e+-]+|\+Inf|NaN)$/)
    const typed = [...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
    expect(new Set(typed).size).toBe(typed.length)
    expect(typed).toEqual(
      expect.arrayContaining(['nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total']),
    )
  })

  it('holds where the match index stands, and how far it is behind', async () => {
    await aScholarship(app)
    expect(await told()).toMatchObject({
      laurel_match_index_scholarships: 1,
      laurel_match_index_sequence: 1,
      laurel_match_index_lag_changes: 0,
      laurel_match_index_age_seconds: 0,
      laurel_match_index_bytes: app.matches.index.bytes,
      laurel_database_up: 1,
    })
    await app.matches.stop()
    const deaf = { db: app.db, clock: app.clock, matches: { catchUp: async () => undefined } }
    for (const title of ['One', 'Two']) await aScholarship(deaf, { title })
    app.clock.advance({ seconds: 90 })
    expect(await told()).toMatchObject({
      laurel_match_index_scholarships: 1,
      laurel_match_index_lag_changes: 2,
      laurel_match_index_age_seconds: 90,
    })
  })

  it('counts requests by route and status class, without ids or addresses', async () => {
    const { headers } = await aStudent(app)
    const { id } = await aScholarship(app)
    const get = (url: string) => app.server.inject({ url, headers })
    await get(`/api/v1/scholarships/${id}/match?secret=word`)
    await get('/api/v1/scholarships/not-an-id/match')
    await get('/api/v1/dana@example.org')
    await app.server.inject({ method: 'POST', url: '/dana@example.org' })
    const { body } = await read()
    expect(body).not.toMatch(new RegExp(`${id}|not-an-id|secret|dana`))
    const unmatched = 'method="OTHER",route="unmatched",status="4xx"'
    expect(await told()).toMatchObject({
      [route('/api/v1/scholarships/:id/match', '2xx')]: 1,
      [route('/api/v1/scholarships/:id/match', '4xx')]: 1,
      [route('/*', '4xx')]: 1,
      [`http_requests_total{${unmatched}}`]: 1,
      'http_request_duration_seconds_count{method="GET",route="/api/v1/scholarships/:id/match"}': 2,
    })
  })

  it('measures what is asked of the match index, by kind', async () => {
    const { headers } = await aStudent(app)
    const { id } = await aScholarship(app)
    for (const path of ['mine-eligible-scholarships?search=word', 'unlocks', `${id}/match`])
      await app.server.inject({ url: `/api/v1/scholarships/${path}`, headers })
    expect(await told()).toMatchObject({
      [operation('count')]: 1,
      [operation('page')]: 1,
      [operation('search')]: 1,
      [operation('unlocks')]: 1,
      [operation('explain')]: 1,
    })
  })

  it('measures on when the catalogue was read anew', async () => {
    const { headers } = await aStudent(app)
    await aScholarship(app)
    const before = app.matches.index
    await app.db.delete(catalogueChanges)
    await aScholarship(app)
    expect(app.matches.index).not.toBe(before)
    await app.server.inject({ url: list, headers })
    expect((await told())[operation('count')]).toBe(1)
  })

  it('holds the connections of the database', async () => {
    // It looks for changes each second, by a connection of its own.
    await app.matches.stop()
    const held = await app.db.$client.connect()
    const pool = app.db.$client
    // A query that it had begun may still be on its way.
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1)
    const answer = await told()
    held.release()
    expect(answer['laurel_database_pool_connections{state="busy"}']).toBe(1)
    expect(answer['laurel_database_pool_max_connections']).toBe(pool.options.max)
    expect(answer['laurel_database_pool_waiting']).toBe(0)
  })

  it('holds how many requests to support wait, and since when', async () => {
    expect(await told()).toMatchObject({
      [waiting('yes')]: 0,
      [waiting('no')]: 0,
      laurel_support_oldest_age_seconds: 0,
    })
    await aSupportRequest(app)
    app.clock.advance({ seconds: 90 })
    await aSupportRequest(app)
    await aSupportRequest(app, { isPriority: true })
    await aSupportRequest(app, { status: 'Resolved', createdAt: new Date(0) })
    expect(await told()).toMatchObject({
      [waiting('yes')]: 1,
      [waiting('no')]: 2,
      laurel_support_oldest_age_seconds: 90,
    })
  })

  it('counts each task that was run, done or failed, and the jobs of each queue', async () => {
    const upkeep = await scheduleUpkeep(app, app.databaseUrl)
    const matches = { ...app.matches, catchUp: () => Promise.reject(new Error('away')) }
    await runUpkeep({ ...app, matches })
    const answer = await told()
    await upkeep.stop()
    const unfollow = followQueues(app, () => Promise.reject(new Error('stopped')))
    const stopped = await told()
    unfollow()
    const runs = (task: string, outcome: string) =>
      answer[`laurel_task_duration_seconds_count{task="${task}",outcome="${outcome}"}`]
    const success = (task: string) =>
      answer[`laurel_task_last_success_timestamp_seconds{task="${task}"}`]
    expect(runs('purge accounts', 'done')).toBe(1)
    expect(success('purge accounts')).toBe(app.clock.now().getTime() / 1000)
    expect(runs('apply to new matches', 'failed')).toBe(1)
    expect(success('apply to new matches')).toBeUndefined()
    const queues = ['upkeep', 'mails', 'webhooks', 'sources', 'notifications', 'billing']
    for (const queue of queues)
      expect(answer[`laurel_jobs{queue="${queue}",state="failed"}`]).toBe(0)
    const jobs = (names: object) => Object.keys(names).filter((name) => name.includes('queue='))
    // Waiting, at work and failed, of each.
    expect(jobs(answer)).toHaveLength(queues.length * 3)
    expect(jobs(stopped)).toEqual([])
  })

  it('is told without the database, but no lag that nobody knows', async () => {
    const before = await told()
    expect(before).toHaveProperty('laurel_match_index_lag_changes')
    const held = []
    for (let count = 0; count < app.db.$client.options.max; count += 1)
      held.push(await app.db.$client.connect())
    const without = await told()
    for (const client of held) client.release()
    expect(without['laurel_database_up']).toBe(0)
    expect(Object.keys(without).filter((name) => name.includes('support'))).toEqual([])
    expect(without).not.toHaveProperty('laurel_match_index_lag_changes')
    expect(without['laurel_match_index_scholarships']).toBe(0)
    expect((await told())['laurel_database_up']).toBe(1)
  })

  it('is told under pressure, when other calls are turned away', async () => {
    const server = Fastify()
    await server.register(underPressure, {
      healthCheck: async () => false,
      healthCheckInterval: 1000,
      exposeStatusRoute: false,
    })
    server.get('/other', async () => 'here')
    metricsRoutes(Object.assign(Object.create(app), { server, metrics: openMetrics() }))
    const asked = (url: string) => server.inject({ url, headers: { host: 'localhost' } })
    expect((await asked('/other')).statusCode).toBe(503)
    expect((await asked(`/metrics?key=${app.localKey}`)).statusCode).toBe(200)
    await server.close()
  })

  it('is of one app, however many there are in a process', async () => {
    const other = await createTestApp()
    await other.server.inject(list)
    expect(await told(other)).toHaveProperty([route(list, '4xx')])
    expect(await told()).not.toHaveProperty([route(list, '4xx')])
    await other.close()
  })
})

describe('who reads it', () => {
  it.each<[string, Record<string, string>]>([
    ['another name for this computer', { host: 'rebound.example' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy that tells the host only', { 'x-forwarded-host': 'laurel.example' }],
    ['a proxy of the newer kind', { forwarded: 'for=203.0.113.7' }],
  ])('is nobody who comes by %s', async (_what, headers) => {
    expect((await read(app, headers)).statusCode).toBe(404)
  })

  it('is nobody without the key of the start, as behind a proxy that rewrites the Host', async () => {
    const headers = { host: 'localhost:3000' }
    for (const url of ['/metrics', '/metrics?key=', '/metrics?key=another'])
      expect((await app.server.inject({ url, headers })).statusCode).toBe(404)
  })

  it('is nobody on another computer', async () => {
    const url = `/metrics?key=${app.localKey}`
    const headers = { host: 'localhost:3000' }
    const from = (remoteAddress: string) => app.server.inject({ url, headers, remoteAddress })
    expect((await from('203.0.113.7')).statusCode).toBe(404)
    expect((await from('::ffff:10.0.0.2')).statusCode).toBe(404)
    for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await from(here)).statusCode).toBe(200)
  })

  it('is nobody without a token where the site is public', async () => {
    const site = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
    expect((await read(site)).statusCode).toBe(404)
    await site.close()
  })

  it('is whoever has the token, from anywhere, and nobody else', async () => {
    const token = 'a-token-of-some-length'
    const site = await createTestApp({ METRICS_TOKEN: token, PUBLIC_URL: 'https://laurel.example' })
    const from = (authorization?: string) =>
      site.server.inject({
        url: '/metrics',
        headers: { host: 'laurel.example', ...(authorization && { authorization }) },
        remoteAddress: '203.0.113.7',
      })
    const refused = [
      await from(),
      await from('Bearer a-token'),
      await from(token),
      await read(site),
    ]
    const welcome = await from(`Bearer ${token}`)
    await site.close()
    for (const { statusCode, headers, body } of refused) {
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(body).not.toContain('laurel_match')
    }
    expect(welcome.body).toContain('laurel_match_index_scholarships 0')
  })
})
