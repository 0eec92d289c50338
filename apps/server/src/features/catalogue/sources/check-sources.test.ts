import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingSources, sourceFindings, sourceHosts } from '../../../db/schema/sources.ts'
import { savedScholarships, scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { checkSources } from './check-sources.ts'

let app: TestApp
/** What the sponsors' server was asked for, and what it answers by path. */
let asked: string[]
let pages: Record<string, RequestListener>
const server = createServer((request, reply) => {
  asked.push(`${request.headers.host?.split(':')[0]}${request.url}`)
  const page = pages[request.url ?? '']
  if (page) page(request, reply)
  else reply.writeHead(404).end()
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  app = await createTestApp({ SOURCE_CHECKS: 'on' })
})
afterAll(async () => {
  await app.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  await app.db.delete(scholarships)
  await app.db.delete(sourceHosts)
  asked = []
  pages = {}
})

/** Every name of the tests leads to the one server; a private one leads where it says. */
const resolver = {
  lookup: (name: string) =>
    name === 'private.example'
      ? Promise.resolve([{ address: '10.0.0.1', family: 4 }])
      : Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isAllowed: (address: string) => address === '127.0.0.1',
}
const at = (path: string, host = 'fund.example') =>
  `http://${host}:${(server.address() as AddressInfo).port}${path}`
const html =
  (text: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html', ...headers }).end(text)

const aListing = (path = '/apply', host = 'fund.example') =>
  aScholarship(app, { delivery: 'provider', applyUrl: at(path, host) })

/** As many runs, a minute apart, as the job makes in that time. */
async function check(runs = 2) {
  for (let run = 0; run < runs; run += 1) {
    await checkSources(app, resolver)
    app.clock.advance({ minutes: 1 })
  }
}
const laterBy = async (days: number) => {
  app.clock.advance({ days })
  await check()
}
const sourceOf = async (id: string) => {
  const [row] = await app.db
    .select()
    .from(listingSources)
    .where(eq(listingSources.scholarshipId, id))
  return row
}
const findings = () => app.db.select().from(sourceFindings).orderBy(sourceFindings.foundAt)

describe('looking at the pages of listings', () => {
  it('is off unless a setting says so', async () => {
    await aListing()
    const quiet = { ...app, config: { ...app.config, checksSources: false } }
    expect(await checkSources(quiet, resolver)).toBe(0)
    expect([asked, await app.db.$count(listingSources)]).toEqual([[], 0])
  })

  it('begins with robots.txt, and asks each server once in a run', async () => {
    pages['/apply'] = html('<p>Open now</p>')
    pages['/other'] = html('<p>Open, too</p>')
    await aListing()
    await aListing('/other')
    await aListing('/apply', 'union.example')
    await checkSources(app, resolver)
    expect(asked.toSorted()).toEqual(['fund.example/robots.txt', 'union.example/robots.txt'])
    // Its ten seconds of rest are not over.
    app.clock.advance({ seconds: 9 })
    await checkSources(app, resolver)
    expect(asked).toHaveLength(2)
    app.clock.advance({ seconds: 2 })
    await checkSources(app, resolver)
    expect(
      asked
        .slice(2)
        .map((each) => each.split('/')[0])
        .toSorted(),
    ).toEqual(['fund.example', 'union.example'])
    app.clock.advance({ minutes: 1 })
    await check()
    expect(asked.slice(2).toSorted()).toEqual([
      'fund.example/apply',
      'fund.example/other',
      'union.example/apply',
    ])
  })

  it('stays away from what robots.txt keeps programs from, and rests as long as it asks', async () => {
    pages['/robots.txt'] = html('User-agent: *\nDisallow: /private\nCrawl-delay: 90')
    pages['/apply'] = html('<p>Open now</p>')
    const { id } = await aListing('/private/apply')
    await aListing()
    await check(5)
    expect(asked).toEqual(['fund.example/robots.txt', 'fund.example/apply'])
    expect(await sourceOf(id)).toMatchObject({ text: null, readAt: null })
  })

  it('reads nothing of a server while its robots.txt cannot be had', async () => {
    pages['/robots.txt'] = (_request, reply) => reply.writeHead(503).end()
    await aListing()
    await check(3)
    expect(asked).toEqual(['fund.example/robots.txt'])
  })

  it('asks only for what changed, and comes back by the plan', async () => {
    pages['/apply'] = (request, reply) =>
      request.headers['if-none-match'] === '"one"'
        ? reply.writeHead(304).end()
        : html('<p>Open now</p>', { etag: '"one"' })(request, reply)
    const { id } = await aListing()
    await check()
    expect(await sourceOf(id)).toMatchObject({ text: 'Open now', etag: '"one"' })
    const student = await aStudent(app)
    const saved = { applicantId: student.applicantId, scholarshipId: id }
    await app.db.insert(savedScholarships).values({ ...saved, savedAt: app.clock.now() })
    await laterBy(29)
    expect(asked).toHaveLength(2)
    await laterBy(1)
    // After a day it is asked again what it allows.
    expect(asked.slice(2)).toEqual(['fund.example/robots.txt', 'fund.example/apply'])
    const readAt = (await sourceOf(id))?.readAt
    await laterBy(7)
    expect((await sourceOf(id))?.readAt).not.toEqual(readAt)
    expect(await findings()).toEqual([])
  })

  it('brings what changed to the desk, once, until it is as it was', async () => {
    pages['/apply'] = html('<h1>Fund</h1><p>By March 1</p><script>one()</script>')
    const { id } = await aListing()
    await check()
    pages['/apply'] = html('<h1>Fund</h1><p>By March 1</p><script>two()</script>')
    await laterBy(30)
    expect(await findings()).toEqual([])
    pages['/apply'] = html('<h1>Fund</h1><p>By March 15</p>')
    await laterBy(30)
    pages['/apply'] = html('<h1>Fund</h1><p>By March 20</p>')
    await laterBy(30)
    expect(await findings()).toMatchObject([
      {
        scholarshipId: id,
        kind: 'changed',
        before: 'Fund\nBy March 1',
        after: 'Fund\nBy March 20',
        settledAt: null,
      },
    ])
    pages['/apply'] = html('<h1>Fund</h1><p>By March 1</p>')
    await laterBy(30)
    expect(await findings()).toMatchObject([{ settledAt: expect.any(Date), settledBy: null }])
  })

  it('compares what has no words by its bytes', async () => {
    const pdf = { 'content-type': 'application/pdf' }
    pages['/apply'] = html('%PDF one', pdf)
    await aListing()
    await check()
    await laterBy(30)
    expect(await findings()).toEqual([])
    pages['/apply'] = html('%PDF two', pdf)
    await laterBy(30)
    expect(await findings()).toMatchObject([{ kind: 'changed', before: '', after: '' }])
  })

  it('goes where a page leads, a step in each run, and not in circles', async () => {
    pages['/apply'] = (_request, reply) => reply.writeHead(301, { location: '/new' }).end()
    pages['/new'] = html('<p>Here now</p>')
    const { id } = await aListing()
    await check(3)
    expect(asked.slice(1)).toEqual(['fund.example/apply', 'fund.example/new'])
    expect(await sourceOf(id)).toMatchObject({ text: 'Here now', nextAddress: at('/apply') })
    pages['/new'] = pages['/apply']
    app.clock.advance({ days: 30 })
    await check(9)
    expect(await sourceOf(id)).toMatchObject({ problem: 'It leads from page to page.', steps: 0 })
  })

  it('is led into no private network', async () => {
    pages['/apply'] = (_request, reply) =>
      reply.writeHead(302, { location: at('/secrets', 'private.example') }).end()
    const { id } = await aListing()
    await check(4)
    expect(asked).toEqual(['fund.example/robots.txt', 'fund.example/apply'])
    expect(await sourceOf(id)).toMatchObject({ missedAt: [expect.any(String)], text: null })
  })

  it('calls a page dead that was gone twice within a week, until it is back', async () => {
    pages['/apply'] = html('<p>Open now</p>')
    const { id } = await aListing()
    await check()
    delete pages['/apply']
    await laterBy(30)
    expect(await sourceOf(id)).toMatchObject({ missedAt: [expect.any(String)], deadSince: null })
    await laterBy(3)
    expect(await sourceOf(id)).toMatchObject({ deadSince: expect.any(Date) })
    expect(await findings()).toMatchObject([{ kind: 'dead', settledAt: null }])
    pages['/apply'] = html('<p>Open now</p>')
    await laterBy(3)
    expect(await sourceOf(id)).toMatchObject({ missedAt: [], deadSince: null })
    expect(await findings()).toMatchObject([{ kind: 'dead', settledAt: expect.any(Date) }])
  })

  it('takes a server that fails for no page that is gone', async () => {
    pages['/apply'] = (_request, reply) => reply.writeHead(500).end()
    const { id } = await aListing()
    await check()
    await laterBy(3)
    expect(await sourceOf(id)).toMatchObject({ missedAt: [], problem: 'Answered 500.' })
  })

  it('reads pages and rules with signs that no text may hold', async () => {
    pages['/robots.txt'] = html('User-agent: *\nAllow: /\0')
    pages['/apply'] = html('<p>Op\0en</p>')
    pages['/plain'] = html('By\0March 1', { 'content-type': 'text/plain' })
    const { id } = await aListing()
    const plain = await aListing('/plain')
    await check(3)
    expect(await sourceOf(id)).toMatchObject({ text: 'Open', problem: null })
    expect(await sourceOf(plain.id)).toMatchObject({ text: 'ByMarch 1', problem: null })
  })

  it('stays away where robots.txt holds more programs and rules than fit together', async () => {
    // Read as it stands it is hundreds of millions of rules.
    pages['/robots.txt'] = html('User-agent: a\n'.repeat(17_000) + 'Allow: /\n'.repeat(27_000))
    const { id } = await aListing()
    await check()
    expect(asked).toEqual(['fund.example/robots.txt'])
    expect(await sourceOf(id)).toMatchObject({ text: null, checkedAt: expect.any(Date) })
  })

  it('looks at the others where one cannot be looked at', async () => {
    pages['/apply'] = html('<p>Open now</p>')
    const broken = await aScholarship(app, {
      delivery: 'provider',
      applyUrl: 'http://broken.example:99999/',
    })
    const { id } = await aListing()
    await check()
    expect(await sourceOf(id)).toMatchObject({ text: 'Open now' })
    const { dueAt, problem } = (await sourceOf(broken.id))!
    expect([dueAt > app.clock.now(), problem]).toEqual([true, 'It could not be looked at.'])
  })

  it('begins anew with another page', async () => {
    pages['/apply'] = html('<p>One</p>')
    pages['/elsewhere'] = html('<p>Two</p>')
    const { id } = await aListing()
    await check()
    await app.db
      .update(scholarships)
      .set({ applyUrl: at('/elsewhere') })
      .where(eq(scholarships.id, id))
    await check()
    expect(await sourceOf(id)).toMatchObject({ text: 'Two', changedAt: null })
    expect(await findings()).toEqual([])
  })
})
