import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { HASH_PLACES, passwordQueue } from './hash-password.ts'

const PASSWORD = 'otter lamp quiet'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const account = (email: string) => ({
  firstName: 'Dana',
  lastName: 'Reyes',
  email,
  password: PASSWORD,
})

let addresses = 0
/** Another address on the network for each sign-up, so that only the tests of the limit meet it. */
const anAddress = () => `10.2.${(addresses >> 8) & 255}.${addresses++ & 255}`

const signUp = (
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = anAddress(),
) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/register-applicants',
    payload,
    headers,
    remoteAddress,
  })

const profileWith = (token: string) =>
  app.server.inject({
    url: '/api/v1/register-applicants/profile',
    headers: { authorization: `Bearer ${token}` },
  })

describe('signing up', () => {
  it('makes an account with an empty profile and signs it in', async () => {
    const response = await signUp(
      { ...account('Dana@Example.org'), phone: '+1 (555) 010-0199' },
      {},
      '10.0.0.1',
    )
    expect(response.statusCode).toBe(201)
    const { statusCode, data } = response.json()
    expect(statusCode).toBe(201)
    expect(data.clientIp).toBe('10.0.0.1')
    expect(data.user).toMatchObject({
      firstName: 'Dana',
      email: 'dana@example.org',
      phone: '+15550100199',
      applicantType: 'STUDENT',
      role: 'APPLICANT',
      isActiveSubscription: false,
      scholarshipCount: 0,
      applicantFields: [],
      dob: null,
    })
    expect(data.user.permissions).toContain('read_scholarship')
    const profile = await profileWith(data.accessToken)
    expect(profile.json().data).toEqual({ ...data.user, clientIp: '127.0.0.1' })
  })

  it('keeps the terms, the tracking fields and the time zone, and ignores what it does not know', async () => {
    const response = await signUp({
      ...account('terms@example.org'),
      lastName: undefined,
      applicantType: 'PARENT',
      termsAccepted: true,
      affiliateId: 'af-7',
      trackdeskClickId: 'click',
      utmSource: 'school',
      timeZone: 'America/Denver',
      utm_source: 'newsletter',
      role: 'ADMIN',
    })
    expect(response.statusCode).toBe(201)
    const { user } = response.json().data
    expect(user).toMatchObject({ lastName: '', role: 'APPLICANT', applicantType: 'PARENT' })
    const [row] = await app.db.select().from(users).where(eq(users.id, user.userId))
    expect(row).toMatchObject({
      termsAcceptedAt: app.clock.now(),
      termsVersion: '2026-11-20',
      tracking: { affiliateId: 'af-7', trackdeskClickId: 'click', utmSource: 'school' },
    })
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    const [applicant] = await app.db.select().from(applicants).where(eq(applicants.id, user.id))
    expect(applicant?.timeZone).toBe('America/Denver')
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a list', ['a']],
    ['too long', 'x'.repeat(201)],
    ['half a character', 'a\ud800'],
    ['a NUL', 'a\u0000'],
  ])('does not fail for a tracking field that is %s', async (name, affiliateId) => {
    const email = `tracking-${name.replaceAll(' ', '-').toLowerCase()}@example.org`
    const response = await signUp({ ...account(email), affiliateId, trackDeskLinkId: 'link' })
    expect(response.statusCode, response.body).toBe(201)
    const { userId } = response.json().data.user
    const [row] = await app.db.select().from(users).where(eq(users.id, userId))
    expect(row?.tracking).toEqual({ trackDeskLinkId: 'link' })
  })

  it('records no terms that were not agreed to, and takes a time zone nobody knows for none', async () => {
    const response = await signUp({ ...account('plain@example.org'), timeZone: 'Mars/Base' })
    const { user } = response.json().data
    const [row] = await app.db.select().from(users).where(eq(users.id, user.userId))
    expect(row).toMatchObject({ termsAcceptedAt: null, termsVersion: null, tracking: null })
    const [applicant] = await app.db.select().from(applicants).where(eq(applicants.id, user.id))
    expect(applicant?.timeZone).toBe('America/New_York')
  })

  it('refuses an address that has an account, in any case', async () => {
    await signUp(account('twice@example.org'))
    const again = await signUp({ ...account('TWICE@example.org'), password: 'another fine one' })
    expect(again.statusCode).toBe(409)
    expect(again.json().error).toMatchObject({
      code: 'APPLICANT_EXISTS',
      message: 'Applicant already exists',
      description: 'Applicant already exists',
    })
  })

  it.each(['short', 'password123', 'Dana2026', 'laurel-1'])(
    'refuses %s as weak',
    async (password) => {
      const response = await signUp({ ...account('weak@example.org'), password })
      expect(response.statusCode).toBe(422)
      expect(response.json().error.code).toBe('WEAK_PASSWORD')
    },
  )

  it('accepts a password of 100 characters', async () => {
    const password = 'otter lamp quiet '.repeat(6)
    expect((await signUp({ ...account('long@example.org'), password })).statusCode).toBe(201)
  })

  it('makes one account of twenty at the same moment', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => signUp(account('race@example.org'))),
    )
    const statuses = responses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  })

  it('turns sign-ups and logins away while too many passwords wait', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = Array.from({ length: HASH_PLACES }, () => passwordQueue.run(() => promise))
    const logIn = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/v1/users/auth/login',
        payload: { userName: 'crowd@example.org', password: PASSWORD },
      })
    for (const response of [await signUp(account('crowd@example.org')), await logIn()]) {
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('2')
      expect(response.json().error.code).toBe('OVERLOADED')
    }
    resolve()
    await Promise.all(held)
    expect((await signUp(account('crowd@example.org'))).statusCode).toBe(201)
    expect((await logIn()).statusCode).toBe(200)
  })
})

describe('malformed sign-ups', () => {
  const good = account('malformed@example.org')
  it.each<[string, object | string]>([
    ['no body', ''],
    ['broken JSON', '{"email": '],
    ['an array', []],
    ['no e-mail', { ...good, email: undefined }],
    ['a malformed e-mail', { ...good, email: 'dana@' }],
    ['an e-mail that is a number', { ...good, email: 7 }],
    ['an e-mail with a NUL', { ...good, email: 'da\u0000na@example.org' }],
    ['a name with a NUL', { ...good, firstName: 'Da\u0000na' }],
    ['an empty first name', { ...good, firstName: '  ' }],
    ['a huge first name', { ...good, firstName: 'a'.repeat(100_000) }],
    ['a huge password', { ...good, password: 'a'.repeat(100_000) }],
    ['a password that is a list', { ...good, password: ['a'] }],
    ['a phone with letters', { ...good, phone: 'call me' }],
    ['another applicant type', { ...good, applicantType: 'TEACHER' }],
    ['10,000 levels', '{"email":' + '['.repeat(10_000) + ']'.repeat(10_000) + '}'],
    ['a poisoned prototype', '{"__proto__": {"email": "a@example.org"}}'],
  ])('%s is 400', async (_what, payload) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/v1/register-applicants',
      headers: { 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().error.code).toMatch(/^(MALFORMED_REQUEST|VALIDATION_FAILED)$/)
  })

  it('names the fields in the words of the specification', async () => {
    const response = await signUp({ firstName: '', email: 'x', password: '' })
    expect(response.json().error.fields).toEqual({
      firstName: 'Please input your first name!',
      email: 'Please enter a validate email!',
      password: 'Please input your password',
    })
  })

  it('takes no other kind of body', async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/v1/register-applicants',
      headers: { 'content-type': 'text/xml' },
      payload: '<dana/>',
    })
    expect(response.statusCode).toBe(415)
  })
})

describe('limits by address', () => {
  it('lets an address sign up 100 times an hour', async () => {
    const tries = Array.from({ length: 101 }, () =>
      signUp({ ...account('l@example.org'), password: 'x' }, {}, '10.0.0.9'),
    )
    const responses = await Promise.all(tries)
    const refused = responses.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]!.json().error.code).toBe('TOO_MANY_REQUESTS')
    expect((await signUp(account('elsewhere@example.org'), {}, '10.0.0.10')).statusCode).toBe(201)
  })

  it('does not believe X-Forwarded-For from just anybody', async () => {
    const response = await signUp(
      account('proxy@example.org'),
      { 'x-forwarded-for': '1.2.3.4' },
      '10.0.0.1',
    )
    expect(response.json().data.clientIp).toBe('10.0.0.1')
  })
})
