import { randomUUID } from 'node:crypto'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicants, users } from '../../db/schema/accounts.ts'
import { rateLimits, sessions } from '../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { untilLocked } from '../../testing/until-locked.ts'
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

const logIn = (userName: unknown, password: unknown = PASSWORD, more: object = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/users/auth/login',
    payload: { userName, password, loginType: 'register_user', ...more },
  })

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
        user: expect.objectContaining({ id: applicantId, email: 'dana@example.org' }),
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
  it('lock an account after ten, the right password too, until the limit lapses', async () => {
    await anAccount('locked@example.org')
    for (let tries = 0; tries < 10; tries++)
      expect((await logIn('locked@example.org', 'wrong')).statusCode).toBe(401)
    const locked = await logIn('LOCKED@example.org')
    expect(locked.statusCode).toBe(429)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    await app.db.update(rateLimits).set({ expire: 1 }).where(like(rateLimits.key, 'failedLogin%'))
    expect((await logIn('locked@example.org')).statusCode).toBe(200)
  })

  it('lock unknown accounts just as well', async () => {
    for (let tries = 0; tries < 10; tries++) await logIn('ghost@example.org', 'wrong')
    expect((await logIn('ghost@example.org', 'wrong')).statusCode).toBe(429)
  })

  it('are forgiven by a success', async () => {
    await anAccount('forgiven@example.org')
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 9; tries++) await logIn('forgiven@example.org', 'wrong')
      expect((await logIn('forgiven@example.org')).statusCode).toBe(200)
    }
  })

  it('cannot slip past the limit side by side', async () => {
    await anAccount('parallel@example.org')
    const guesses = Array.from({ length: 30 }, (_, index) =>
      logIn('parallel@example.org', `guess ${index}`),
    )
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('of one account leave others alone', async () => {
    await anAccount('other@example.org')
    expect((await logIn('other@example.org')).statusCode).toBe(200)
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
