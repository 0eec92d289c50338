import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { mailedCodes, outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { countMails, readMail } from '../../../testing/factories/mailed-code.ts'
import { aStudent } from '../../../testing/factories/student.ts'

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
const reset = (url: string, proof: object) =>
  post(url, { ...proof, newPassword: 'heron quartz bell' })
const codeOf = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code

/** A student with the mail that was asked for. */
async function aForgetful(options: Parameters<typeof aStudent>[1] = {}) {
  const student = await aStudent(app, options)
  await forget(student.email)
  return { student, mail: await readMail(app, student.email) }
}

it('mails a code and a link that are kept as hashes only', async () => {
  const { student, mail } = await aForgetful()
  expect(mail.code).toMatch(/^\d{6}$/)
  expect(mail.token).toMatch(/^[\w-]{43}$/)
  expect(mail.bodyText).toContain(`/forgot-password#${mail.token}`)
  expect(mail).toMatchObject({ userId: student.userId, nextTryAt: null })
  const [kept] = await app.db
    .select()
    .from(mailedCodes)
    .where(eq(mailedCodes.userId, student.userId))
  expect(JSON.stringify(kept)).not.toContain(mail.code)
  expect(JSON.stringify(kept)).not.toContain(mail.token)
  expect(kept?.codeHash).toMatch(/^[0-9a-f]{64}$/)
})

it('answers the same for an unknown address, at both paths', async () => {
  const { email } = await aStudent(app)
  const known = await forget(email)
  const unknown = await forget('nobody@example.org')
  const older = await post('/users/auth/reset-password-link', { email })
  expect(known.statusCode).toBe(201)
  expect(known.json()).toEqual({
    statusCode: 201,
    message: 'OTP sent successfully',
    data: { email },
  })
  expect(unknown.statusCode).toBe(201)
  expect(unknown.body).toBe(known.body.replace(email, 'nobody@example.org'))
  expect(older.body).toBe(known.body)
  expect(await countMails(app, email)).toBe(2)
  expect(await countMails(app, 'nobody@example.org')).toBe(0)
})

it('greets nobody by a name that a stranger may have typed', async () => {
  const { student, mail } = await aForgetful({ firstName: 'You won, see evil.example' })
  expect(mail.bodyText).not.toContain('evil')
  const emailConfirmedAt = app.clock.now()
  await app.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, student.userId))
  await forget(student.email)
  expect((await readMail(app, student.email)).bodyText).toContain('Hello You won')
})

it('mails nothing to an account that must go, and an older code of it does nothing', async () => {
  const { student, mail } = await aForgetful()
  const purgeAfter = app.clock.now()
  await app.db.update(users).set({ purgeAfter }).where(eq(users.id, student.userId))
  expect((await forget(student.email)).statusCode).toBe(201)
  expect(await countMails(app, student.email)).toBe(1)
  expect(
    codeOf(
      await reset('/register-applicants/reset-password', { email: student.email, otp: mail.code }),
    ),
  ).toBe('WRONG_CODE')
  expect(codeOf(await reset('/users/auth/reset-password', { token: mail.token }))).toBe(
    'WRONG_CODE',
  )
})

it('is limited by address and by network, for known and unknown ones alike', async () => {
  const { email } = await aStudent(app)
  for (const address of [email, 'unknown@example.org']) {
    const asked = await Promise.all(Array.from({ length: 6 }, () => forget(address, '10.4.0.2')))
    const refused = asked.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(codeOf(refused[0]!)).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  }
  const many = await Promise.all(
    Array.from({ length: 101 }, (_, n) => forget(`many${n}@example.org`, '10.4.0.1')),
  )
  expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
})

it.each([{}, { email: 'nobody' }, { email: 'a@example.org', more: 1 }])(
  'refuses %j',
  async (payload) => {
    const answer = await post('/register-applicants/forgot-password', payload)
    expect(answer.statusCode).toBe(400)
  },
)

it('mails a code within the call, not with the minute', async () => {
  const { mail } = await aForgetful()
  const byId = eq(outboxEmails.id, mail.id)
  const waiting = await app.db.$count(outboxEmails, sql`${byId} and next_try_at is not null`)
  expect(waiting).toBe(0)
})
