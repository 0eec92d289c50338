import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { DEVELOPMENT_MAILS_PATH } from './development-mails.ts'
import { writeEmail } from './write-email.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const open = (headers: Record<string, string> = {}, on = app) =>
  openPath(`${DEVELOPMENT_MAILS_PATH}?key=${on.localKey}`, headers, on)
const openPath = (url: string, headers: Record<string, string> = {}, on = app) =>
  on.server.inject({ url, headers: { host: 'localhost:3000', ...headers } })

const write = (subject: string, bodyText = 'Hello') => {
  app.clock.advance({ seconds: 1 })
  const mail = { recipient: '"<b>"@example.org', subject, bodyText }
  return app.db.transaction((tx) => writeEmail(tx, mail, app.clock.now()))
}

it('says so while there is no mail', async () => {
  expect((await open()).body).toContain('No mail was written yet.')
})

it('shows the newest mails first, escaped, with links to follow and nothing that runs', async () => {
  await write('First')
  await write(
    '<script>alert(1)</script>',
    'See <img src=x onerror=alert(1)> & http://localhost:3000/confirm-email#a_b-c.\nhttps://x.example/?a=1&b="><script>',
  )
  const { body, headers, statusCode } = await open()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(body).not.toMatch(/<script|<img|<b>/)
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).toContain('To &quot;&lt;b&gt;&quot;@example.org')
  expect(body).toContain(
    '<a href="http://localhost:3000/confirm-email#a_b-c">http://localhost:3000/confirm-email#a_b-c</a>.',
  )
  expect(body).toContain('<a href="https://x.example/?a=1&amp;b=">')
  expect(body.indexOf('First')).toBeGreaterThan(body.indexOf('alert(1)'))
})

it.each<[string, Record<string, string>]>([
  ['another name for this computer', { host: 'rebound.example' }],
  ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
  ['a proxy of the newer kind', { forwarded: 'for=203.0.113.7' }],
])('is not there for whoever comes by %s', async (_what, headers) => {
  expect((await open(headers)).statusCode).toBe(404)
})

it.each(['', '?key=', '?key=another', '?key=a&key=b'])(
  'is not there without the key of the start, as behind a proxy that rewrites the Host: %j',
  async (query) => {
    expect((await openPath(`${DEVELOPMENT_MAILS_PATH}${query}`)).statusCode).toBe(404)
  },
)

it.each<[string, Record<string, string>]>([
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org' }],
  ['an open address', { HOST: '0.0.0.0' }],
  ['a public address', { PUBLIC_URL: 'https://laurel.example.org' }],
  ['a proxy', { TRUSTED_PROXIES: '127.0.0.1' }],
])('is not there with %s', async (_what, env) => {
  const other = await createTestApp(env)
  const { statusCode } = await open({}, other)
  await other.close()
  expect(statusCode).toBe(404)
})
