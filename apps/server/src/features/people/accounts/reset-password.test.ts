import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { calendarFeeds } from '../../../db/schema/automation.ts'
import { mailedCodes } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { otherThan, readMail } from '../../../testing/factories/mailed-code.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { createCalendarFeed } from '../../student/calendar/create-calendar-feed.ts'
import { HASH_PLACES, passwordQueue } from './hash-password.ts'

const NEW_PASSWORD = 'heron quartz bell'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let networks = 0
const post = (url: string, payload: object, remoteAddress = `10.3.0.${networks++ % 250}`) =>
  app.server.inject({ method: 'POST', url: `/api/v1${url}`, payload, remoteAddress })
/** Each a second after the one before, so that the latest mail is the latest. */
const forget = (email: string, from?: string) => {
  app.clock.advance({ seconds: 1 })
  return post('/register-applicants/forgot-password', { email }, from)
}
const reset = (email: string, otp: string, newPassword = NEW_PASSWORD, from?: string) =>
  post('/register-applicants/reset-password', { email, otp, newPassword }, from)
const resetByLink = (token: string, newPassword = NEW_PASSWORD, from?: string) =>
  post('/users/auth/reset-password', { token, newPassword }, from)
const logIn = (userName: string, password = NEW_PASSWORD, from?: string) =>
  post('/users/auth/login', { userName, password }, from)
const userOf = async (id: string) => {
  const [user] = await app.db.select().from(users).where(eq(users.id, id))
  return user
}
const profileWith = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.server.inject({ url: '/api/v1/register-applicants/profile', headers }))
    .statusCode
}
const codeOf = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code

/** A student with the mail that was asked for. */
async function aForgetful(options: Parameters<typeof aStudent>[1] = {}) {
  const student = await aStudent(app, options)
  await forget(student.email)
  return { student, mail: await readMail(app, student.email) }
}

describe('the older path', () => {
  const resetOlder = (payload: object) => post('/users/auth/reset-password', payload)

  it('takes the code as the newer one does, and counts its tries with it', async () => {
    const { email } = await aStudent(app)
    await post('/users/auth/reset-password-link', { email })
    const { code } = await readMail(app, email)
    for (let tries = 0; tries < 3; tries++) {
      const wrong = { email, otp: otherThan(code), newPassword: NEW_PASSWORD }
      expect((await resetOlder(wrong)).json().error.code).toBe('WRONG_CODE')
      expect((await reset(email, otherThan(code))).json().error.code).toBe('WRONG_CODE')
    }
    expect((await reset(email, code)).json().error.code).toBe('WRONG_CODE')
    await forget(email)
    const { code: otp } = await readMail(app, email)
    const answer = await resetOlder({ email, otp, newPassword: NEW_PASSWORD })
    expect(answer.json()).toMatchObject({
      statusCode: 201,
      message: 'Password reset successfully',
      data: { user: { email } },
    })
  })

  it.each([{}, { email: 'dana@example.org' }, { otp: '123456' }, { token: 'a', pin: '1' }])(
    'asks for a link or a code where it gets %j',
    async (payload) => {
      const answer = await resetOlder({ newPassword: NEW_PASSWORD, ...payload })
      expect(answer.json().error.code).toBe('VALIDATION_FAILED')
    },
  )
})

describe('resetting a password', () => {
  it('signs in, ends all sessions, proves the address and forgives failed logins', async () => {
    const { student, mail } = await aForgetful()
    const from = '10.5.0.1'
    for (let tries = 0; tries < 6; tries += 1) await logIn(student.email, 'wrong', from)
    expect((await logIn(student.email, 'wrong', from)).statusCode).toBe(429)
    expect(await profileWith(student.token)).toBe(200)
    app.clock.advance({ seconds: 1 })
    const answer = await reset(student.email, mail.code, NEW_PASSWORD, from)
    expect((await logIn(student.email, NEW_PASSWORD, from)).statusCode).toBe(200)
    expect(answer.json()).toEqual({
      statusCode: 201,
      message: 'Password reset successfully',
      data: expect.objectContaining({
        user: expect.objectContaining({ isEmailConfirmed: true, hasPassword: true }),
        refreshToken: expect.any(String),
      }),
    })
    expect(await profileWith(student.token)).toBe(401)
    expect(await profileWith(answer.json().data.accessToken)).toBe(200)
    expect((await logIn(student.email)).statusCode).toBe(200)
    const told = await readMail(app, student.email)
    expect(told.subject).toBe('Your Laurel password was changed')
  })

  it('works by link, also for an account that had no password', async () => {
    const { student, mail } = await aForgetful()
    expect((await userOf(student.userId))?.passwordHash).toBeNull()
    expect((await resetByLink(mail.token)).statusCode).toBe(201)
    expect((await logIn(student.email)).statusCode).toBe(200)
  })

  it('takes code and link once, together', async () => {
    const first = await aForgetful()
    await reset(first.student.email, first.mail.code)
    expect(codeOf(await reset(first.student.email, first.mail.code))).toBe('WRONG_CODE')
    expect(codeOf(await resetByLink(first.mail.token))).toBe('WRONG_CODE')
    const second = await aForgetful()
    await resetByLink(second.mail.token)
    expect(codeOf(await reset(second.student.email, second.mail.code))).toBe('WRONG_CODE')
  })

  it('lets one of several at the same moment win', async () => {
    const { student, mail } = await aForgetful()
    const answers = await Promise.all([
      reset(student.email, mail.code),
      reset(student.email, mail.code),
      resetByLink(mail.token),
      resetByLink(mail.token),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400])
  })

  it('does not take a code that was replaced, is of somebody else or ten minutes old', async () => {
    const { student, mail } = await aForgetful()
    const { mail: others } = await aForgetful()
    await forget(student.email)
    const next = await readMail(app, student.email)
    if (next.code !== mail.code)
      expect(codeOf(await reset(student.email, mail.code))).toBe('WRONG_CODE')
    expect(codeOf(await resetByLink(mail.token))).toBe('WRONG_CODE')
    if (next.code !== others.code)
      expect(codeOf(await reset(student.email, others.code))).toBe('WRONG_CODE')
    app.clock.advance({ minutes: 10 })
    expect(codeOf(await reset(student.email, next.code))).toBe('WRONG_CODE')
    expect(codeOf(await resetByLink(next.token))).toBe('WRONG_CODE')
  })

  it('does not take a confirmation of the address for it', async () => {
    const student = await aStudent(app)
    await app.server.inject({
      method: 'POST',
      url: '/api/v1/users/auth/email-confirmation',
      headers: student.headers,
    })
    const { code, token } = await readMail(app, student.email)
    expect(codeOf(await reset(student.email, code))).toBe('WRONG_CODE')
    expect(codeOf(await resetByLink(token))).toBe('WRONG_CODE')
  })

  it('gives up a code after five wrong ones, however many come at once; the link stays', async () => {
    const { student, mail } = await aForgetful()
    const wrong = otherThan(mail.code)
    const guesses = await Promise.all(Array.from({ length: 12 }, () => reset(student.email, wrong)))
    expect(new Set(guesses.map(codeOf))).toEqual(new Set(['WRONG_CODE']))
    const byUser = eq(mailedCodes.userId, student.userId)
    const [kept] = await app.db.select().from(mailedCodes).where(byUser)
    expect(kept?.failedTries).toBe(5)
    expect(codeOf(await reset(student.email, mail.code))).toBe('WRONG_CODE')
    expect((await resetByLink(mail.token)).statusCode).toBe(201)
  })

  it('takes the right code after four wrong ones', async () => {
    const { student, mail } = await aForgetful()
    for (let tries = 0; tries < 4; tries += 1) await reset(student.email, otherThan(mail.code))
    expect((await reset(student.email, mail.code)).statusCode).toBe(201)
  })

  it('refuses a weak password and leaves the code for a better one', async () => {
    const { student, mail } = await aForgetful()
    for (let tries = 0; tries < 6; tries += 1)
      expect(codeOf(await reset(student.email, mail.code, 'password1'))).toBe('WEAK_PASSWORD')
    expect(codeOf(await resetByLink(mail.token, 'Dana2026'))).toBe('WEAK_PASSWORD')
    expect((await reset(student.email, mail.code)).statusCode).toBe(201)
  })

  it('is limited by address and by network', async () => {
    const many = await Promise.all(
      Array.from({ length: 21 }, () =>
        reset('guessed@example.org', '123456', NEW_PASSWORD, '10.4.0.1'),
      ),
    )
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    const links = await Promise.all(
      Array.from({ length: 301 }, () => resetByLink('guess', NEW_PASSWORD, '10.4.0.2')),
    )
    const refused = links.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('waits while too many passwords are hashed, and takes the same code then', async () => {
    const { student, mail } = await aForgetful()
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = Array.from({ length: HASH_PLACES }, () => passwordQueue.run(() => promise))
    for (const answer of [await reset(student.email, mail.code), await resetByLink(mail.token)]) {
      expect(codeOf(answer)).toBe('OVERLOADED')
      expect(answer.headers['retry-after']).toBe('2')
    }
    resolve()
    await Promise.all(held)
    expect((await reset(student.email, mail.code)).statusCode).toBe(201)
  })

  it.each([
    { otp: '12345' },
    { otp: '1234567' },
    { otp: 'abcdef' },
    { otp: 123456 },
    { email: 'x' },
    { newPassword: '' },
    { more: 1 },
  ])('refuses %j', async (wrong) => {
    const right = { email: 'a@example.org', otp: '123456', newPassword: NEW_PASSWORD }
    const answer = await post('/register-applicants/reset-password', { ...right, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(codeOf(answer)).toBe('VALIDATION_FAILED')
  })
})

describe('a wrong code', () => {
  /** What the database is asked, and how many rows it writes, while a code is tried. */
  let asked: string[] = []
  let written = 0
  const spied = new WeakSet()

  async function workOf(email: string, otp: string) {
    asked = []
    written = 0
    const spy = (client: pg.PoolClient) => {
      if (spied.has(client)) return
      spied.add(client)
      const query = client.query.bind(client) as (...sent: unknown[]) => Promise<pg.QueryResult>
      client.query = (async (sent: { text: string }, ...more: unknown[]) => {
        const result = await query(sent, ...more)
        asked.push(sent.text.replace(/\s+/g, ' ').slice(0, 60))
        if (sent.text.startsWith('update')) written += result.rowCount ?? 0
        return result
      }) as typeof client.query
    }
    app.db.$client.on('acquire', spy)
    expect(codeOf(await reset(email, otp))).toBe('WRONG_CODE')
    app.db.$client.off('acquire', spy)
    return { asked: [...asked], written }
  }

  it('is the same work whether a code waits, has expired, is dead, or nobody has the address', async () => {
    await app.matches.stop()
    const { student, mail } = await aForgetful()
    const waiting = await workOf(student.email, otherThan(mail.code))
    expect(waiting.written).toBe(1)
    expect(waiting.asked.length).toBeGreaterThan(4)
    const none = await aStudent(app)
    const { student: dead, mail: deadMail } = await aForgetful()
    for (let tries = 0; tries < 5; tries += 1) await reset(dead.email, otherThan(deadMail.code))
    const { student: late, mail: lateMail } = await aForgetful()
    const others = [await workOf('nobody@example.org', '123456')]
    others.push(await workOf(none.email, '123456'), await workOf(dead.email, deadMail.code))
    app.clock.advance({ minutes: 11 })
    others.push(await workOf(late.email, lateMail.code))
    for (const other of others) expect(other).toEqual(waiting)
  })
})

describe('whoever else could get at the account', () => {
  it('loses an address that waited, with its link', async () => {
    const student = await aStudent(app)
    await app.server.inject({
      method: 'PUT',
      url: `/api/v1/register-applicants/${student.applicantId}`,
      headers: student.headers,
      payload: { email: 'thief@example.org' },
    })
    const thiefs = await readMail(app, 'thief@example.org')
    await forget(student.email)
    await resetByLink((await readMail(app, student.email)).token)
    expect((await userOf(student.userId))?.pendingEmail).toBeNull()
    const answer = await post('/users/auth/email-confirmation/link', { token: thiefs.token })
    expect(codeOf(answer)).toBe('WRONG_CODE')
  })

  it('reads no calendar of an account whose address nobody had proven; a proven one keeps it', async () => {
    const [unproven, proven] = [await aStudent(app), await aStudent(app)]
    const emailConfirmedAt = app.clock.now()
    await app.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, proven.userId))
    for (const student of [unproven, proven]) {
      await createCalendarFeed(app, student.applicantId)
      await forget(student.email)
      await resetByLink((await readMail(app, student.email)).token)
    }
    const feeds = await app.db.select().from(calendarFeeds)
    expect(feeds.map(({ applicantId }) => applicantId)).toEqual([proven.applicantId])
  })
})
