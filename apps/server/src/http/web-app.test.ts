import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { answerFailures } from './answer-failures.ts'
import { openWebBuild } from './read-web-build.ts'
import { serveWebApp } from './web-app.ts'

const INLINE = 'document.documentElement.dataset.ready = "yes"'
const HASH = createHash('sha256').update(INLINE).digest('base64')
const SCRIPT = `console.log("${'laurel '.repeat(500)}")`
const page = (title: string) =>
  `<!doctype html><head><title>${title}</title></head><script>${INLINE}</script><script type="module" src="/assets/a-1.js"></script><script type="application/ld+json">{}</script>`

let folder: string
let server: FastifyInstance

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-web-'))
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function start(
  files: Record<string, string | Buffer>,
  env: Record<string, string> = {},
): Promise<void> {
  await write(files)
  server = Fastify({ trustProxy: true })
  answerFailures(server)
  serveWebApp({ server, config: readConfig(env) }, openWebBuild(folder))
  server.get('/api/v1/here', async () => ({ data: 1 }))
  await server.ready()
}
async function write(files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}
const BUILD = {
  'index.html': page('Landing'),
  'pricing/index.html': page('Pricing'),
  '__spa-fallback.html': page('Fallback'),
  'assets/a-1.js': SCRIPT,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/f-1.woff2': Buffer.from('wOF2'),
}
const ROUTES = {
  root: { id: 'root', path: '' },
  public: { id: 'public', parentId: 'root' },
  landing: { id: 'landing', parentId: 'public', index: true },
  all: { id: 'all', parentId: 'public', path: '*' },
  applicant: { id: 'applicant', parentId: 'root' },
  dashboard: { id: 'dashboard', parentId: 'applicant', path: 'auth/dashboard' },
  alias: { id: 'alias', parentId: 'root', path: 'dashboard/*' },
  editor: { id: 'editor', parentId: 'applicant', path: 'organiser/scholarships/:id' },
}
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { ...html, ...headers } })

describe('a page', () => {
  it.each([
    ['/', 'Landing'],
    ['/pricing', 'Pricing'],
    ['/pricing/', 'Pricing'],
    ['/pricing?plan=1', 'Pricing'],
    ['/auth/dashboard', 'Fallback'],
    ['/auth/scholarshipDetail?7f1c', 'Fallback'],
    ['/%F0%9F%8E%93', 'Fallback'],
    ['/__proto__', 'Fallback'],
  ])('%s is %s', async (url, title) => {
    await start(BUILD)
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain(`<title>${title}</title>`)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['/auth/dashboard', 200],
    ['/auth/dashboard/', 200],
    ['/dashboard/whatever/lies/below', 200],
    ['/organiser/scholarships/7f1c', 200],
    ['/auth/dashboard/nowhere', 404],
    ['/organiser/scholarships/7f1c/more', 404],
    ['/wp-login', 404],
    ['/pricing', 200],
  ])('answers %s with %i, whoever draws what is shown', async (url, status) => {
    await start({
      ...BUILD,
      'assets/manifest-1a2b.js': `window.__reactRouterManifest=${JSON.stringify({ routes: ROUTES })};`,
    })
    expect((await get(url)).statusCode).toBe(status)
  })

  it('has in its head what its route asks for, whose scripts it allows, and nothing of another', async () => {
    const script = 'ask("$&")'
    const head = `<script>${script}</script><link rel="modulepreload" href="/assets/d-1.js">`
    await start({
      ...BUILD,
      'assets/manifest-1a2b.js': `window.__reactRouterManifest=${JSON.stringify({ routes: ROUTES })};`,
      '__route-heads.json': JSON.stringify({ dashboard: head, editor: '' }),
    })
    const { payload, headers } = await get('/auth/dashboard')
    expect(payload).toContain(`${head}</head>`)
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}' 'sha256-${HASH}';`)
    const other = await get('/organiser/scholarships/7f1c')
    expect(other.payload).toBe(BUILD['__spa-fallback.html'])
    expect(other.headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${HASH}';`,
    )
    expect((await get('/__route-heads.json')).statusCode).toBe(404)
  })

  it('allows its own inline scripts and no others', async () => {
    await start(BUILD)
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'sha256-${HASH}';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.match(/sha256-/g)).toHaveLength(1)
  })

  it('is not sent again to whoever has it', async () => {
    await start(BUILD)
    const { etag = '' } = (await get('/')).headers
    const again = await get('/', { 'if-none-match': `"other", W/${etag}` })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })
})

describe('a file', () => {
  it('with a hash in its name stays for a year', async () => {
    await start(BUILD)
    const answer = await get('/assets/a-1.js')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.payload).toBe(SCRIPT)
  })

  it('that works without a connection may fetch what is ours, and is asked for anew', async () => {
    await start({ ...BUILD, 'service-worker.js': 'addEventListener("fetch", () => {})' })
    const { headers } = await server.inject('/service-worker.js')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toContain('javascript')
  })

  it('is compressed as the client can take it', async () => {
    await start(BUILD)
    const fetchAs = (accepted: string) => get('/assets/a-1.js', { 'accept-encoding': accepted })
    const small = await fetchAs('gzip, deflate, br')
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(SCRIPT)
    const zipped = await fetchAs('gzip;q=1.0, br;q=0')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(SCRIPT)
    expect((await fetchAs('identity')).headers['content-encoding']).toBeUndefined()
    const font = await get('/assets/f-1.woff2', { 'accept-encoding': 'br' })
    expect(font.headers['content-encoding']).toBeUndefined()
  })

  it('is sent as small as the build made it', async () => {
    const made = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
    await start({ ...BUILD, 'assets/a-1.js.br': made })
    const small = await get('/assets/a-1.js', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.rawPayload).toEqual(made)
    expect((await get('/assets/a-1.js')).payload).toBe(SCRIPT)
    expect((await get('/assets/a-1.js.br')).statusCode).toBe(404)
  })

  it('answers HEAD without bytes', async () => {
    await start(BUILD)
    const answer = await server.inject({ method: 'HEAD', url: '/assets/a-1.js' })
    expect(answer.headers['content-length']).toBe(String(SCRIPT.length))
    expect(answer.payload).toBe('')
  })

  it.each(['/assets/gone-2.js', '/gone.png', '/..%2f..%2fpackage.json', '/.env'])(
    'that is not there is 404: %s',
    async (url) => {
      await start(BUILD)
      expect((await get(url)).json()).toMatchObject({
        statusCode: 404,
        error: { code: 'NOT_FOUND' },
      })
    },
  )
})

describe('what is unknown', () => {
  it.each(['/api', '/api/v1/nothing', '/api/docs/nothing'])('%s is 404 in words', async (url) => {
    await start(BUILD)
    const answer = await get(url)
    expect(answer.json()).toMatchObject({ statusCode: 404, error: { code: 'NOT_FOUND' } })
  })

  it('is 404 for another method, and for a program that wants no page', async () => {
    await start(BUILD)
    expect((await server.inject({ method: 'POST', url: '/pricing' })).statusCode).toBe(404)
    expect((await get('/auth/dashboard', { accept: 'application/json' })).statusCode).toBe(404)
  })
})

describe('without a build', () => {
  it('says so with 503, and serves it once it is there', async () => {
    await start({})
    const answer = await get('/')
    expect(answer.statusCode).toBe(503)
    expect(answer.payload).toContain('not built yet')
    expect((await get('/api/v1/here')).statusCode).toBe(200)
    await write(BUILD)
    expect((await get('/')).statusCode).toBe(200)
  })
})

describe('the page that Paddle opens its frame over', () => {
  const prices = ['month', 'quarter', 'year'].map(
    (key) => `${key}=pri_${key},${key}-trial=pri_t${key}`,
  )
  const paddle = {
    BILLING_PROVIDER: 'paddle',
    PADDLE_API_KEY: 'key',
    PADDLE_CLIENT_TOKEN: 'test_1',
    PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1',
    PADDLE_PRICES: prices.join(','),
    PADDLE_ENVIRONMENT: 'sandbox',
  }

  it('may load what Paddle needs, and keeps the rest of its policy', async () => {
    await start(BUILD, paddle)
    const { headers, body } = await get('/auth/payment?pId=pri_month')
    expect(body).toContain('Fallback')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' https://cdn.paddle.com 'sha256-${HASH}'`)
    expect(policy).toContain("frame-src 'self' https://sandbox-buy.paddle.com;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['permissions-policy']).toContain(
      'payment=(self "https://sandbox-buy.paddle.com")',
    )
  })

  it('is the only one', async () => {
    await start(BUILD, paddle)
    for (const path of ['/', '/auth/payment-return', '/auth/dashboard'])
      expect(String((await get(path)).headers['content-security-policy'])).not.toContain('paddle')
  })

  it('is none where another provider takes the money', async () => {
    await start(BUILD)
    const { headers } = await get('/auth/payment')
    expect(headers['content-security-policy']).not.toContain('paddle')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })
})

describe('security headers', () => {
  it('come with every answer', async () => {
    await start(BUILD)
    for (const url of ['/', '/api/v1/here', '/api/v1/nothing', '/assets/a-1.js'])
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    for (const url of ['/', '/api/v1/here', '/api/v1/nothing'])
      expect((await get(url)).headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
    expect((await get('/api/v1/here')).headers['cache-control']).toBe('no-store')
  })

  it('ask for https only where it is used', async () => {
    await start(BUILD)
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined()
    const secure = await get('/', { 'x-forwarded-proto': 'https' })
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  })
})

it('gives pages and scripts also under pressure, when calls are turned away', async () => {
  await write(BUILD)
  server = Fastify()
  await server.register(underPressure, {
    healthCheck: async () => false,
    healthCheckInterval: 1000,
    exposeStatusRoute: false,
  })
  serveWebApp({ server, config: readConfig({}) }, openWebBuild(folder))
  server.get('/api/v1/here', async () => ({ data: 1 }))
  const statusOf = async (url: string) => (await server.inject(url)).statusCode
  expect(await statusOf('/api/v1/here')).toBe(503)
  expect(await statusOf('/pricing')).toBe(200)
  expect(await statusOf('/assets/a-1.js')).toBe(200)
})
