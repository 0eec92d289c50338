import { TERMS_VERSION } from '@laurel/contract/terms'
import { randomUUID } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../../../app-context.ts'
import { imports } from '../../../db/schema/imports.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { CallFailure } from '../../../http/failures.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { useUp } from '../../../testing/provocations.ts'
import { aPartner } from '../../../testing/factories/partner.ts'
import { webBuild } from '../../../testing/web-build.ts'
import { openStatus } from './make-status.ts'
import { openPages } from './open-pages.ts'
import { sitePageRoutes } from './routes.ts'

let app: TestApp
let server: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
  server = Fastify({ genReqId: () => '3f9a11c2' })
  const build = async () => webBuild()
  sitePageRoutes({ ...app, server }, build)
  const { get } = openPages({ ...app, server }, build)
  get('/broken', () => Promise.reject(new Error('a fault of ours')))
  get('/busy', () => Promise.reject(new CallFailure('OVERLOADED', { retryAfterSeconds: 5 })))
  get('/lost', () => Promise.reject(new CallFailure('NOT_FOUND')))
})
afterAll(async () => {
  await server.close()
  await app.close()
})

async function get(url: string) {
  const { statusCode, headers, body } = await server.inject({ url })
  return { statusCode, headers, body: body.replaceAll(/\s+/g, ' ') }
}

describe('the page for what broke', () => {
  it.each(['/error-1', '/auth/error-1'])(
    '%s says what to do and what to tell support',
    async (path) => {
      const { statusCode, body } = await get(`${path}?code=matches-C8fk.js:1:204`)
      expect(statusCode).toBe(200)
      expect(body).toContain('Something went wrong. Please try again.')
      expect(body).toContain('<code>matches-C8fk.js:1:204</code>')
      expect(body).toContain('href="/contact?code=matches-C8fk.js%3A1%3A204"')
      expect(body).toContain('<meta name="robots" content="noindex" />')
    },
  )

  it.each(['', '?code=', '?code=%3Cb%3E', `?code=${'x'.repeat(81)}`, '?code=a&code=b'])(
    'shows no code for %s',
    async (query) => {
      const { body } = await get(`/error-1${query}`)
      expect(body).not.toContain('<code>')
      expect(body).toContain('href="/contact"')
    },
  )

  it('takes the place of a page that failed, with the code that the log knows', async () => {
    const { statusCode, body, headers } = await get('/broken')
    expect(statusCode).toBe(500)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<code>3f9a11c2</code>')
    expect(body).not.toContain('a fault of ours')
  })
})

describe('the page for what is away', () => {
  it.each(['/error-2', '/auth/error-2'])('%s says what becomes of drafts', async (path) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(body).toContain('Drafts stay on your device')
  })

  it('takes the place of a page while the server is busy', async () => {
    const { statusCode, body, headers } = await get('/busy')
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(body).toContain('We will be back in a moment.')
  })
})

describe('the status', () => {
  it('says what works, and that nothing was brought in yet', async () => {
    const { statusCode, body } = await get('/status')
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>Everything works</h1>')
    expect(body).toContain('Works: 0 scholarships.')
    expect(body).toContain('None yet')
    expect(body).toContain('Not known to this page')
  })

  it('tells late emails, the last import and the last backup', async () => {
    const mark = join(app.config.dataDir, 'backup-done')
    await writeFile(mark, '')
    await utimes(mark, app.clock.now(), new Date('2026-03-01T17:00:00Z'))
    const config = { ...app.config, backupMark: mark }
    await anImport(new Date('2026-03-02T15:30:00Z'))
    await aLateEmail()
    const made = await openStatus({ ...app, config, mail: {} as App['mail'] })()
    const words = made.parts.body.text.replaceAll(/\s+/g, ' ')
    expect(words).toContain('Nearly everything works')
    expect(words).toContain('Some emails are late.')
    expect(words).toContain('Monday, 2 March 2026 at 10:30 AM EST')
    expect(words).toContain('Sunday, 1 March 2026 at 12:00 PM EST')
  })

  it('says so when saving does not work, and answers all the same', async () => {
    const broken = await createTestApp()
    await broken.db.execute('alter table imports rename to lost')
    const made = await openStatus(broken)()
    await broken.close()
    expect(made.status).toBe(200)
    const words = made.parts.body.text.replaceAll(/\s+/g, ' ')
    expect(words).toContain('Something does not work right now')
    expect(words).toContain('Drafts stay on your device until it does.')
    expect(words).toContain('Not known right now')
  })

  it('asks again only after some seconds', async () => {
    const status = openStatus(app)
    const first = status()
    expect(status()).toBe(first)
    app.clock.advance({ seconds: 6 })
    expect(status()).not.toBe(first)
  })
})

async function anImport(finishedAt: Date) {
  await app.db.insert(imports).values({
    id: randomUUID(),
    origin: 'command',
    fileName: 'catalogue.jsonl',
    sizeBytes: 1,
    sha256: '',
    fileKey: '',
    readOn: '2026-03-02',
    state: 'imported',
    createdAt: finishedAt,
    finishedAt,
  })
}

async function aLateEmail() {
  const createdAt = app.clock.now()
  app.clock.advance({ minutes: 16 })
  await app.db.insert(outboxEmails).values({
    id: randomUUID(),
    recipient: 'dana@example.org',
    subject: 'Hello',
    bodyText: 'Hello',
    createdAt,
    nextTryAt: app.clock.now(),
  })
}

describe('partners', () => {
  const FORM = {
    name: 'Rosa Delgado',
    email: 'rosa@school.example',
    phone: '+1 614 555 0101',
    reach: 'I counsel 300 seniors in Columbus.',
    payout: 'threshold',
    message: 'Is there a link for each class?',
    key: 'one page',
  }
  const send = (form: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url: '/partners',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  const kept = () => app.db.select().from(supportRequests)

  it('names the seven services, the payouts and the eBook', async () => {
    const { statusCode, body } = await get('/partners')
    expect(statusCode).toBe(200)
    for (const words of [
      'Become Our Partner',
      'Matching',
      'One-time application',
      'Automatic recurring applications',
      'Management tools',
      'Dedicated award inbox',
      'Education center',
      'Essay help',
      'eBook',
      'Every month',
      'When it reaches your amount',
    ])
      expect(body).toContain(words)
  })

  it('takes an application to the desk once, however often it is sent', async () => {
    for (const sent of [await send(FORM), await send(FORM)]) {
      expect(sent.statusCode).toBe(303)
      expect(sent.headers.location).toBe('/partners?sent#apply')
    }
    const requests = await kept()
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ email: FORM.email, query: 'Become Our Partner' })
    expect(requests[0]?.description).toContain('Wants to be paid: By itself, when it reaches')
    expect(requests[0]?.description).toContain('Is there a link for each class?')
    expect((await get('/partners?sent')).body).toContain('Thank You!')
  })

  it('keeps what was typed, and says what is wrong with each field', async () => {
    const before = (await kept()).length
    const answer = await send({
      ...FORM,
      name: '  ',
      email: 'rosa',
      payout: '',
      message: '<b>"hi"',
    })
    const body = answer.body.replaceAll(/\s+/g, ' ')
    expect(answer.statusCode).toBe(422)
    expect(body).toContain('<a href="#partner-name">Please input your name</a>')
    expect(body).toContain('Please fill all the fields')
    expect(body).toContain('id="partner-email-problem"')
    expect(body).toContain('Please choose how you want to be paid')
    expect(body).toContain('value="rosa"')
    expect(body).toContain('&lt;b&gt;&quot;hi&quot;')
    expect(await kept()).toHaveLength(before)
  })

  it('says so when somebody sends too many', async () => {
    await useUp(app, 'supportNetwork', '127.0.0.1')
    const answer = await send({ ...FORM, key: 'another page' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('Please wait a moment.')
    expect(answer.body).toContain('Rosa Delgado')
  })
})

describe('terms as they were', () => {
  it('are listed, the newest first, and readable under the name of the product', async () => {
    const list = await get('/terms/versions')
    expect(list.body).toContain(`href="/terms/versions/${TERMS_VERSION}"`)
    const { statusCode, body } = await get(`/terms/versions/${TERMS_VERSION}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('10. Prices and payment')
    expect(body).toContain('the operator of Laurel')
    expect(body).toContain('<a href="/privacy">')
    expect(body).not.toMatch(/\{product\}|\{slug\}/)
  })

  it.each(['2020-01-01', 'nonsense', '..%2Froutes'])(
    'are 404 where %s is no version',
    async (version) => {
      const { statusCode, headers } = await get(`/terms/versions/${version}`)
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toContain('text/html')
    },
  )
})

it('leaves what is no fault as it is', async () => {
  const { statusCode, headers } = await get('/lost')
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toContain('application/json')
})

describe('the figures of a partner', () => {
  it('are found at their private address only, by counts', async () => {
    await aPartner(app, { token: 'private', name: 'A <b> Club', linkId: 'club-17' })
    const { statusCode, body } = await get('/partners/figures/private')
    expect(statusCode).toBe(200)
    expect(body).toContain('A &lt;b&gt; Club')
    expect(body).toContain('https://laurel.example/?linkId=club-17')
    expect(body).toContain('$5 for each new member, once')
    expect(body).toContain('10% of every payment of your members')
    expect(body).toContain('<meta name="robots" content="noindex" />')
    expect(body).not.toContain('/partners/figures/private')
  })

  it.each(['other', '%00', 'x'.repeat(99)])('are nobody’s at %s', async (token) => {
    const { statusCode, body } = await get(`/partners/figures/${token}`)
    expect(statusCode).toBe(404)
    expect(body).toContain('not in use any more')
  })
})
