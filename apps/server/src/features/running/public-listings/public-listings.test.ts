import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { answerFailures } from '../../../http/answer-failures.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { asks, aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { webBuild } from '../../../testing/web-build.ts'
import { recordCatalogueChange } from '../../catalogue/matches/record-catalogue-change.ts'
import { listingPath } from './listing-address.ts'
import { publicListingRoutes } from './routes.ts'

const ORIGIN = 'https://laurel.example'

let app: TestApp
let server: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: ORIGIN })
  server = Fastify()
  answerFailures(server)
  publicListingRoutes({ ...app, server }, async () => webBuild())
})
afterAll(async () => {
  await server.close()
  await app.close()
})

async function get(url: string, headers = {}) {
  const { statusCode, headers: answered, body } = await server.inject({ url, headers })
  return { statusCode, headers: answered, body: body.replaceAll(/\s+/g, ' ') }
}
const inOhio = { fact: 'state', in: ['OH'] } as const

/** A listing with its address. */
async function listed(options: Parameters<typeof aScholarship>[1]) {
  const { id } = await aScholarship(app, options)
  const title = options?.title ?? ''
  return { id, path: listingPath({ id, title }) }
}

async function change(id: string, columns: Partial<typeof scholarships.$inferInsert>) {
  await app.db.transaction(async (tx) => {
    await tx.update(scholarships).set(columns).where(eq(scholarships.id, id))
    await recordCatalogueChange(tx, [id])
  })
  await app.matches.catchUp()
}

const things = (body: string): Record<string, unknown>[] =>
  [...body.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

describe('the page of a listing', () => {
  it('says what a student needs to decide, without scripts', async () => {
    const { path } = await listed({
      title: 'Lakeshore Nurses Award',
      sponsor: 'Lakeshore Credit Union',
      amounts: [3000],
      deadline: '2027-02-01',
      known: 'stated',
      criteria: [inOhio, { fact: 'fieldOfStudy', in: ['nursing'] }],
      requirements: [asks('editor', { title: 'Your plan', limits: { wordLength: 250 } })],
    })
    const { statusCode, body, headers } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toBe("default-src 'none'")
    expect(body).toContain('<title>Lakeshore Nurses Award · Laurel</title>')
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}${path}" />`)
    for (const words of [
      'Lakeshore Credit Union',
      '$3,000',
      '1 February 2027',
      'For residents of Ohio',
      'Your plan',
      'Word length: 250 words',
    ])
      expect(body).toContain(words)
    expect(things(body)).toMatchObject([
      {
        '@type': 'MonetaryGrant',
        name: 'Lakeshore Nurses Award',
        url: ORIGIN + path,
        funder: { name: 'Lakeshore Credit Union' },
        amount: { currency: 'USD', maxValue: 3000 },
      },
      { '@type': 'BreadcrumbList' },
    ])
  })

  it('keeps what a title holds inside the title', async () => {
    const title = '</script><script>alert(1)</script> \u202Egnp.exe "Award"'
    const { id } = await aScholarship(app, { title })
    const { statusCode, body } = await get(listingPath({ id, title }))
    expect(statusCode).toBe(200)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('\u202E')
    expect(things(body)[0]).toMatchObject({ name: title.replace('\u202E', '') })
  })

  it('is one for each of two with the same title', async () => {
    const [one, other] = await Promise.all([
      listed({ title: 'The Same', sponsor: 'One' }),
      listed({ title: 'The Same', sponsor: 'Other' }),
    ])
    expect(one.path).not.toBe(other.path)
    expect((await get(other.path)).body).toContain('from Other.')
  })

  it.each(['', '!!!', '奨学金'])('has an address whatever the title: %j', async (title) => {
    const { path } = await listed({ title })
    expect((await get(path)).statusCode).toBe(200)
  })

  it('follows its listing to a new title', async () => {
    const { id, path } = await listed({ title: 'Old Name' })
    await change(id, { title: 'New Name' })
    const { statusCode, headers } = await get(path)
    expect(statusCode).toBe(301)
    expect(headers.location).toBe(listingPath({ id, title: 'New Name' }))
  })

  it('says 410 once it was withdrawn', async () => {
    const { id, path } = await listed({ title: 'Gone' })
    await change(id, { status: 'withdrawn' })
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(410)
    expect(body).toContain('noindex')
  })

  it('stays when it is closed, and says so', async () => {
    const { path } = await listed({ title: 'Over', deadline: '2020-01-01' })
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(body).toContain('It takes no applications now.')
    expect(body).not.toContain('Check if you fit')
  })

  it('says that unread rules are not read', async () => {
    const { path } = await listed({
      title: 'Half read',
      known: 'partly',
      unreadSentences: ['Must be nice.'],
    })
    const { body } = await get(path)
    expect(body).toContain('Must be nice.')
    expect(body).toContain('We could not read everything.')
    expect(body).not.toContain('Every student.')
  })

  it.each([
    ['a draft', { status: 'draft' as const }],
    ['what is for subscribers first', { earlyAccessUntil: new Date('2099-01-01') }],
  ])('is unknown for %s, on lists and in the sitemap too', async (_what, columns) => {
    const { id, path } = await listed({ title: 'Hidden one' })
    await change(id, columns)
    expect((await get(path)).statusCode).toBe(404)
    expect((await get('/scholarships')).body).not.toContain(path)
    expect((await get('/sitemap/listings-.xml')).body).not.toContain(path)
  })

  it.each(['nothing', 'x-0123456789ab', '%00', '..%2f..'])('is 404 at %s', async (slug) => {
    expect((await get(`/scholarships/${slug}`)).statusCode).toBe(404)
  })
})

describe('lists', () => {
  it('have a page for a place from five open ones on, and only then', async () => {
    const inMaine = { known: 'stated' as const, criteria: [{ fact: 'state', in: ['ME'] }] }
    const titles = ['M1', 'M2', 'M3', 'M4']
    await someScholarships(
      app,
      titles.map((title) => ({ title, ...inMaine })),
    )
    app.clock.advance({ hours: 2 })
    expect((await get('/scholarships/in/maine')).statusCode).toBe(404)
    await someScholarships(app, [{ title: 'M5', ...inMaine }])
    app.clock.advance({ hours: 2 })
    const { statusCode, body } = await get('/scholarships/in/maine')
    expect(statusCode).toBe(200)
    for (const title of [...titles, 'M5']) expect(body).toContain(`>${title}</a>`)
    expect((await get('/sitemap/pages.xml')).body).toContain(`${ORIGIN}/scholarships/in/maine<`)
  })

  it.each(['?page=0', '?page=2000', '?page=x', '?page=99', '/in/nowhere', '/for/x/y'])(
    'are 404 at %s',
    async (rest) => {
      expect((await get(`/scholarships${rest}`)).statusCode).toBe(404)
    },
  )
})

describe('the page that a campaign leads to', () => {
  it('shows its scholarship, and takes the campaign along to the first question', async () => {
    const { id } = await listed({ title: 'Campaign Award', amounts: [700] })
    const query = 'utm_source=a%26b&linkId=7&token=secret&utm_term=' + 'x'.repeat(300)
    const { statusCode, body } = await get(`/unlock-scholarship?id=${id}&${query}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('Do you fit the Campaign Award?')
    expect(body).toContain('$700')
    expect(body).toContain(
      `href="/conversation?scholarship=${id}&amp;utm_source=a%26b&amp;linkId=7&amp;utm_term=${'x'.repeat(200)}"`,
    )
    expect(body).not.toContain('secret')
  })

  it.each(['', '?id=nonsense', '?id=11111111-1111-4111-8111-111111111111'])(
    'leads on without one, too: %j',
    async (query) => {
      const { statusCode, body } = await get(`/unlock-scholarship${query}`)
      expect(statusCode).toBe(200)
      expect(body).toContain('href="/conversation"')
    },
  )

  it('tells nothing of a draft', async () => {
    const { id } = await listed({ title: 'Secret Award' })
    await change(id, { status: 'draft' })
    expect((await get(`/unlock-scholarship?id=${id}`)).body).not.toContain('Secret Award')
  })
})

describe('for crawlers', () => {
  it('every listing stands in the sitemap under its own address, whatever the host asked', async () => {
    const { path } = await listed({ title: 'Found by crawlers' })
    const index = await get('/sitemap.xml', { host: 'evil.example' })
    expect(index.body).toContain(`<loc>${ORIGIN}/sitemap/listings-.xml</loc>`)
    const { body } = await get('/sitemap/listings-.xml', { host: 'evil.example' })
    expect(body).toContain(`<loc>${ORIGIN}${path}</loc>`)
    expect(body).not.toContain('evil')
  })

  it('pages that are built ahead stand in it too', async () => {
    expect((await get('/sitemap/pages.xml')).body).toContain(`<loc>${ORIGIN}/pricing</loc>`)
  })

  it('robots.txt leads to it', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })
})
