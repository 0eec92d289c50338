import { randomUUID } from 'node:crypto'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { rateLimits, sessions } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { untilLocked } from '../../../testing/until-locked.ts'
import { createAccount } from './create-account.ts'
import { hashPassword } from './hash-password.ts'
import { setPassword } from './set-password.ts'

const PASSWORD = 'otter lamp quiet'

let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => app.close())

const anAccount = async (email: string, role: 'APPLICANT' | 'ORGANISER' = 'APPLICANT') =>
  createAccount(app.db, {
    email,
    passwordHash,
    role,
    firstName: 'Dana',
    lastName: 'Reyes',
    applicantType: 'STUDENT',
    createdAt: app.clock.now(),
  })

let networks = 0
const aNetwork = () => `10.7.${Math.floor((networks += 1) / 250)}.${networks % 250}`

const logIn = (
  userName: unknown,
  password: unknown = PASSWORD,
  { from = '127.0.0.1', cookie, ...more }: { from?: string; cookie?: string } & object = {},
) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/users/auth/login',
    payload: { userName, password, loginType: 'register_user', ...more },
    remoteAddress: from,
    ...(cookie !== undefined && { headers: { cookie } }),
  })

/** As five seconds later. */
const afterPace = () => app.db.delete(rateLimits).where(like(rateLimits.key, 'loginPace:%'))

/** Tries a wrong password; each once it may be tried. */
async function fail(userName: string, times: number, more: { from: string; cookie?: string }) {
  const statuses: number[] = []
  for (let tries = 0; tries < times; tries += 1) {
    await afterPace()
    statuses.push((await logIn(userName, 'wrong', more)).statusCode)
  }
  await afterPace()
  return statuses
}

describe('logging in', () => {
  it('with a password that is replaced meanwhile leaves nobody signed in', async () => {
    const { userId } = await anAccount('replaced@example.org')
    const { answer } = await app.db.transaction(async (tx) => {
      const byId = eq(users.id, userId)
      const [user] = await tx.select().from(users).where(byId).for('no key update')
      if (!user) throw new Error('There is no such account.')
      await setPassword(tx, app, { user, passwordHash: 'of another password' })
      const login = logIn('replaced@example.org').then((response) => response)
      await untilLocked(app.db)
      return { answer: login }
    })
    expect((await answer).json().error?.code).toBe('BAD_CREDENTIALS')
    expect(await app.db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  })

  it('answers with the user, both tokens and the address it came from', async () => {
    const { applicantId } = await anAccount('dana@example.org')
    const response = await logIn(' DANA@example.org')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      statusCode: 200,
      data: {
        user: expect.objectContaining({
          id: applicantId,
          email: 'dana@example.org',
          status: 'Active',
          clientIp: '127.0.0.1',
          paddleUserId: null,
          paddleAddressId: null,
        }),
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        clientIp: '127.0.0.1',
      },
    })
    expect(response.body).not.toContain('argon2')
  })

  it('gives the same answer for a wrong password, an unknown account and one without a password', async () => {
    await anAccount('right@example.org')
    await app.db.insert(users).values({
      id: randomUUID(),
      email: 'without@example.org',
      role: 'APPLICANT',
      firstName: 'Dana',
      lastName: '',
      createdAt: app.clock.now(),
    })
    const answers = await Promise.all([
      logIn('right@example.org', 'wrong'),
      logIn('nobody@example.org'),
      logIn('not an address'),
      logIn('without@example.org', ''.padEnd(9, 'x')),
    ])
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.body).toBe(answers[0].body)
    }
    expect(answers[0].json().error).toMatchObject({
      code: 'BAD_CREDENTIALS',
      message: 'Invalid username or password',
    })
  })

  it('gives an account without a student profile one, once, even when it logs in twice at once', async () => {
    const userId = randomUUID()
    await app.db.insert(users).values({
      id: userId,
      email: 'sponsor@example.org',
      passwordHash,
      role: 'ORGANISER',
      firstName: 'Sol',
      lastName: 'Ortiz',
      createdAt: app.clock.now(),
    })
    const [one, other] = await Promise.all([
      logIn('sponsor@example.org'),
      logIn('sponsor@example.org'),
    ])
    expect(one.json().data.user).toMatchObject({ userId, role: 'ORGANISER' })
    expect(one.json().data.user.permissions).toContain('manage_scholarship')
    expect(other.json().data.user.id).toBe(one.json().data.user.id)
    const profiles = await app.db.select().from(applicants).where(eq(applicants.userId, userId))
    expect(profiles).toHaveLength(1)
  })

  it.each<[string, object]>([
    ['no user name', { userName: '' }],
    ['a user name that is no text', { userName: 5 }],
    ['a huge user name', { userName: 'a'.repeat(5000) }],
    ['no password', { password: '' }],
    ['a password that is no text', { password: { a: 1 } }],
    ['another login type', { loginType: 'admin' }],
    ['a NUL', { userName: 'a\u0000b' }],
    ['an unknown key', { otp: '1' }],
  ])('refuses %s', async (_what, wrong) => {
    const response = await logIn('dana@example.org', PASSWORD, wrong)
    expect(response.statusCode).toBe(400)
  })
})

describe('failed logins', () => {
  const times = (count: number, status: number) => Array.from({ length: count }, () => status)

  it('lock an account for the network they come from after ten, until the limit lapses', async () => {
    await anAccount('locked@example.org')
    const from = aNetwork()
    expect(await fail('locked@example.org', 10, { from })).toEqual(times(10, 401))
    const locked = await logIn('LOCKED@example.org', PASSWORD, { from })
    expect(locked.statusCode).toBe(429)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(5)
    await app.db.update(rateLimits).set({ expire: 1 }).where(like(rateLimits.key, 'failedLogin%'))
    expect((await logIn('locked@example.org', PASSWORD, { from })).statusCode).toBe(200)
  })

  it('do not lock the owner out, who comes from elsewhere', async () => {
    await anAccount('owner@example.org')
    await fail('owner@example.org', 11, { from: aNetwork() })
    expect((await logIn('owner@example.org', PASSWORD, { from: aNetwork() })).statusCode).toBe(200)
  })

  it('of a hundred from everywhere leave the devices of the owner alone, and only these', async () => {
    await anAccount('device@example.org')
    await anAccount('neighbour@example.org')
    const from = aNetwork()
    const cookieOf = async (name: string) =>
      String((await logIn(name, PASSWORD, { from })).headers['set-cookie']).split(';')[0]!
    const cookie = await cookieOf('device@example.org')
    for (let network = 0; network < 11; network += 1)
      await fail('device@example.org', 10, { from: aNetwork() })
    const byOwner = (more: { from: string; cookie?: string }) =>
      logIn('device@example.org', PASSWORD, more)
    expect((await byOwner({ from: aNetwork() })).statusCode).toBe(429)
    const foreign = await cookieOf('neighbour@example.org')
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const other of [foreign, forged, foreign.replace(/^[^=]+/, cookie.split('=')[0]!)])
      expect((await byOwner({ from: aNetwork(), cookie: other })).statusCode).toBe(429)
    expect((await byOwner({ from: aNetwork(), cookie: `a=b; ${cookie}` })).statusCode).toBe(200)
  })

  it('of a device that is known are limited as well, and by themselves', async () => {
    await anAccount('stolen@example.org')
    const from = aNetwork()
    const welcome = await logIn('stolen@example.org', PASSWORD, { from })
    const [cookie = '', ...scope] = String(welcome.headers['set-cookie']).split('; ')
    expect(scope).toEqual(['Path=/api/v1/', 'Max-Age=15552000', 'HttpOnly', 'SameSite=Strict'])
    const tries = await fail('stolen@example.org', 11, { from, cookie })
    expect(tries).toEqual([...times(10, 401), 429])
    expect((await logIn('stolen@example.org', PASSWORD, { from })).statusCode).toBe(200)
    app.clock.advance({ days: 181 })
    expect((await logIn('stolen@example.org', PASSWORD, { from, cookie })).statusCode).toBe(200)
  })

  it('know a device over HTTPS by a cookie that no other host can set', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
    try {
      const answer = await secure.server.inject({
        method: 'POST',
        url: '/api/v1/register-applicants',
        payload: {
          firstName: 'Dana',
          lastName: 'Reyes',
          email: 'secure@example.org',
          password: PASSWORD,
          termsAccepted: true,
        },
      })
      const [cookie, ...scope] = String(answer.headers['set-cookie']).split('; ')
      expect(cookie).toMatch(/^__Host-device-/)
      expect(scope).toEqual(['Path=/', 'Secure', 'Max-Age=15552000', 'HttpOnly', 'SameSite=Strict'])
    } finally {
      await secure.close()
    }
  })

  it('of one network are limited over all accounts; who logs in there takes nothing away', async () => {
    await anAccount('pupil@example.org')
    const from = aNetwork()
    for (let pupils = 0; pupils < 20; pupils += 1)
      expect((await logIn('pupil@example.org', PASSWORD, { from })).statusCode).toBe(200)
    const names = Array.from({ length: 61 }, (_, index) => `sprayed${index}@example.org`)
    const tries: number[] = []
    for (const name of names) tries.push((await logIn(name, 'wrong', { from })).statusCode)
    expect(tries).toEqual([...times(60, 401), 429])
    expect((await logIn('sprayed0@example.org', 'wrong', { from: aNetwork() })).statusCode).toBe(
      401,
    )
  })

  it('are slowed down after five', async () => {
    await anAccount('slow@example.org')
    const from = aNetwork()
    const tries: number[] = []
    for (let count = 0; count < 7; count += 1)
      tries.push((await logIn('slow@example.org', 'wrong', { from })).statusCode)
    expect(tries).toEqual([...times(6, 401), 429])
    const tooSoon = await logIn('slow@example.org', PASSWORD, { from })
    expect(tooSoon.json().error.code).toBe('TOO_MANY_REQUESTS')
    expect(Number(tooSoon.headers['retry-after'])).toBeLessThanOrEqual(5)
    await afterPace()
    expect((await logIn('slow@example.org', PASSWORD, { from })).statusCode).toBe(200)
  })

  it('lock unknown accounts just as well', async () => {
    const from = aNetwork()
    expect(await fail('ghost@example.org', 11, { from })).toEqual([...times(10, 401), 429])
  })

  it('are forgiven by a success', async () => {
    await anAccount('forgiven@example.org')
    const from = aNetwork()
    for (let round = 0; round < 2; round++) {
      await fail('forgiven@example.org', 9, { from })
      expect((await logIn('forgiven@example.org', PASSWORD, { from })).statusCode).toBe(200)
    }
  })

  it('cannot slip past the limit side by side', async () => {
    await anAccount('parallel@example.org')
    const from = aNetwork()
    const guesses = Array.from({ length: 30 }, (_, index) =>
      logIn('parallel@example.org', `guess ${index}`, { from }),
    )
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
  })
})

describe('an account that is to be removed', () => {
  it('is told why it cannot sign in, but only with its password', async () => {
    const { userId } = await anAccount('young@example.org')
    await app.db
      .update(users)
      .set({ purgeAfter: sql`${app.clock.now()}` })
      .where(eq(users.id, userId))
    expect((await logIn('young@example.org', 'wrong')).statusCode).toBe(401)
    const response = await logIn('young@example.org')
    expect(response.statusCode).toBe(422)
    expect(response.json().error.code).toBe('UNDER_AGE')
  })

  it('is unknown where the person asked for it', async () => {
    const { userId } = await anAccount('gone@example.org')
    const purge = { purgeAfter: app.clock.now(), purgeReason: 'own_request' as const }
    await app.db.update(users).set(purge).where(eq(users.id, userId))
    const response = await logIn('gone@example.org')
    expect(response.statusCode).toBe(401)
    expect(response.body).toBe((await logIn('unknown@example.org')).body)
  })
})

it('knows no demo account where others can reach it', async () => {
  await anAccount('student@laurel.example')
  expect((await logIn('student@laurel.example')).statusCode).toBe(200)
  const shared = await createTestApp({ HOST: '0.0.0.0' })
  const account = { firstName: 'Maya', lastName: 'Rivera', applicantType: 'STUDENT' as const }
  for (const email of ['student@laurel.example', 'maya@example.org'])
    await createAccount(shared.db, {
      ...account,
      email,
      passwordHash,
      role: 'APPLICANT',
      createdAt: shared.clock.now(),
    })
  const statusOf = async (userName: string) => {
    const payload = { userName, password: PASSWORD, loginType: 'register_user' }
    const url = '/api/v1/users/auth/login'
    return (await shared.server.inject({ method: 'POST', url, payload })).statusCode
  }
  expect(await statusOf('student@laurel.example')).toBe(401)
  expect(await statusOf('maya@example.org')).toBe(200)
  await shared.close()
})
