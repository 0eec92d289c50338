import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { countMails, otherThan, readMail } from '../../../testing/factories/mailed-code.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const CALL = '/api/v1/users/auth/email-confirmation'
let networks = 0
/** Each a second after the one before, so that the latest mail is the latest. */
const post = (url: string, options: { headers?: Student['headers']; payload?: object } = {}) => {
  app.clock.advance({ seconds: 1 })
  const remoteAddress = `10.5.0.${networks++ % 250}`
  return app.server.inject({ method: 'POST', url, remoteAddress, ...options })
}
const ask = ({ headers }: Student) => post(CALL, { headers })
const confirm = ({ headers }: Student, code: string) =>
  post(`${CALL}/code`, { headers, payload: { code } })
const confirmByLink = (token: string) => post(`${CALL}/link`, { payload: { token } })
const change = async ({ applicantId, headers }: Student, email: string) => {
  app.clock.advance({ seconds: 1 })
  const url = `/api/v1/register-applicants/${applicantId}`
  return app.server.inject({ method: 'PUT', url, headers, payload: { email } })
}
const userOf = async ({ userId }: Student) => {
  const [user] = await app.db.select().from(users).where(eq(users.id, userId))
  return user
}
const codeOf = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code

describe('an address', () => {
  it('is asked to be confirmed right after the sign-up, within the call', async () => {
    const email = 'fresh@example.org'
    const payload = { firstName: 'Fay', email, password: 'otter lamp quiet' }
    const signedUp = await post('/api/v1/register-applicants', { payload })
    expect(signedUp.json().data.user.isEmailConfirmed).toBe(false)
    const mail = await readMail(app, email)
    expect(mail).toMatchObject({ nextTryAt: null, userId: signedUp.json().data.user.userId })
    expect(mail.bodyText).not.toContain('Fay')
    expect(mail.bodyText).toContain(`/confirm-email#${mail.token}`)
    const answer = await confirmByLink(mail.token)
    expect(answer.json()).toEqual({ statusCode: 200, data: { email } })
    const headers = { authorization: `Bearer ${signedUp.json().data.accessToken}` }
    const url = '/api/v1/register-applicants/profile'
    const profile = await app.server.inject({ url, headers })
    expect(profile.json().data).toMatchObject({ isEmailConfirmed: true })
  })

  it('is confirmed by code, once, for 24 hours', async () => {
    const student = await aStudent(app)
    const asked = await ask(student)
    expect(asked.json()).toEqual({ statusCode: 200, data: { email: student.email } })
    const { code } = await readMail(app, student.email)
    expect((await confirm(student, code)).json().data).toEqual({ email: student.email })
    expect((await userOf(student))?.emailConfirmedAt).toEqual(app.clock.now())
    expect(codeOf(await confirm(student, code))).toBe('WRONG_CODE')
    expect(codeOf(await ask(student))).toBe('EMAIL_CONFIRMED')
  })

  it('is not confirmed after 24 hours, nor with the code of somebody else', async () => {
    const [student, other] = [await aStudent(app), await aStudent(app)]
    await ask(student)
    const { code, token } = await readMail(app, student.email)
    expect(codeOf(await confirm(other, code))).toBe('WRONG_CODE')
    app.clock.advance({ hours: 24 })
    expect(codeOf(await confirmByLink(token))).toBe('WRONG_CODE')
    expect((await userOf(student))?.emailConfirmedAt).toBeNull()
  })

  it('is not confirmed by a code for a new password', async () => {
    const student = await aStudent(app)
    const url = '/api/v1/register-applicants/forgot-password'
    await post(url, { payload: { email: student.email } })
    const { code, token } = await readMail(app, student.email)
    expect(codeOf(await confirm(student, code))).toBe('WRONG_CODE')
    expect(codeOf(await confirmByLink(token))).toBe('WRONG_CODE')
  })

  it('takes no right code after five wrong ones, however many come at once', async () => {
    const student = await aStudent(app)
    await ask(student)
    const { code, token } = await readMail(app, student.email)
    await Promise.all(Array.from({ length: 10 }, () => confirm(student, otherThan(code))))
    expect(codeOf(await confirm(student, code))).toBe('WRONG_CODE')
    expect((await confirmByLink(token)).statusCode).toBe(200)
  })

  it('that nobody owns is nobody’s: a closed account is not confirmed', async () => {
    const student = await aStudent(app)
    await ask(student)
    const { token } = await readMail(app, student.email)
    const purgeAfter = app.clock.now()
    await app.db.update(users).set({ purgeAfter }).where(eq(users.id, student.userId))
    expect(codeOf(await confirmByLink(token))).toBe('WRONG_CODE')
  })
})

describe('a changed address', () => {
  it('waits, is mailed at once, and counts from its confirmation on; the old one is told', async () => {
    const student = await aStudent(app, { firstName: 'Maya' })
    const { email } = student
    const answer = await change(student, 'maya.new@example.org')
    const { applicant } = answer.json().data
    expect(applicant).toMatchObject({ email, pendingEmail: 'maya.new@example.org' })
    const { code } = await readMail(app, 'maya.new@example.org')
    expect((await confirm(student, code)).json().data.email).toBe('maya.new@example.org')
    expect(await userOf(student)).toMatchObject({
      email: 'maya.new@example.org',
      pendingEmail: null,
      emailConfirmedAt: app.clock.now(),
    })
    const told = await readMail(app, email)
    expect(told.subject).toBe('Your Laurel account has a new email address')
    expect(told.bodyText).not.toContain('maya.new')
  })

  it('voids a code for a new password that went to the address before', async () => {
    const student = await aStudent(app)
    await change(student, 'moved@example.org')
    const url = '/api/v1/register-applicants/forgot-password'
    await post(url, { payload: { email: student.email } })
    const { token: reset } = await readMail(app, student.email)
    await confirmByLink((await readMail(app, 'moved@example.org')).token)
    const payload = { token: reset, newPassword: 'heron quartz bell' }
    expect(codeOf(await post('/api/v1/users/auth/reset-password', { payload }))).toBe('WRONG_CODE')
  })

  it('is not mailed again for a profile saved with the same one', async () => {
    const student = await aStudent(app)
    await change(student, 'same@example.org')
    await change(student, 'same@example.org')
    expect(await countMails(app, 'same@example.org')).toBe(1)
    await change(student, student.email)
    expect((await userOf(student))?.pendingEmail).toBeNull()
    expect(await countMails(app, student.email)).toBe(0)
  })

  it('is not moved to by the mail of one that was typed before', async () => {
    const student = await aStudent(app)
    await change(student, 'typo@example.org')
    const { token } = await readMail(app, 'typo@example.org')
    await change(student, 'right@example.org')
    expect(codeOf(await confirmByLink(token))).toBe('WRONG_CODE')
    await change(student, student.email)
    const { token: dropped } = await readMail(app, 'right@example.org')
    expect(codeOf(await confirmByLink(dropped))).toBe('WRONG_CODE')
    expect((await userOf(student))?.email).toBe(student.email)
  })

  it('that somebody has by now is refused by code and by link, and the old one stays', async () => {
    const student = await aStudent(app)
    await change(student, 'taken@example.org')
    await aStudent(app, { email: 'taken@example.org' })
    const { code, token } = await readMail(app, 'taken@example.org')
    for (const answer of [await confirm(student, code), await confirmByLink(token)]) {
      expect(answer.statusCode).toBe(409)
      expect(codeOf(answer)).toBe('APPLICANT_EXISTS')
    }
    expect((await userOf(student))?.email).toBe(student.email)
  })

  it('goes to one of two who confirm it at the same moment', async () => {
    const students = [await aStudent(app), await aStudent(app)]
    const tokens: string[] = []
    for (const student of students) {
      await change(student, 'wanted@example.org')
      tokens.push((await readMail(app, 'wanted@example.org')).token)
    }
    const answers = await Promise.all(tokens.map(confirmByLink))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is saved after many mails, without one more', async () => {
    const student = await aStudent(app)
    for (let n = 0; n < 6; n += 1) await change(student, `many${n}@example.org`)
    expect((await userOf(student))?.pendingEmail).toBe('many5@example.org')
    expect(await countMails(app, 'many5@example.org')).toBe(0)
    const asked = await ask(student)
    expect(codeOf(asked)).toBe('TOO_MANY_REQUESTS')
    expect(Number(asked.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('asking and confirming', () => {
  it('need a session, but for the link', async () => {
    expect((await post(CALL)).statusCode).toBe(401)
    expect((await post(`${CALL}/code`, { payload: { code: '123456' } })).statusCode).toBe(401)
  })

  it.each([{}, { code: '12345' }, { code: 'abcdef' }, { code: '123456', more: 1 }])(
    'refuse %j',
    async (payload) => {
      const { headers } = await aStudent(app)
      expect(codeOf(await post(`${CALL}/code`, { headers, payload }))).toBe('VALIDATION_FAILED')
    },
  )

  it('are limited by person and by network', async () => {
    const student = await aStudent(app)
    const tries = await Promise.all(Array.from({ length: 21 }, () => confirm(student, '123456')))
    expect(tries.filter((answer) => codeOf(answer) === 'TOO_MANY_REQUESTS')).toHaveLength(1)
    const links = await Promise.all(
      Array.from({ length: 301 }, () =>
        app.server.inject({
          method: 'POST',
          url: `${CALL}/link`,
          payload: { token: 'guess' },
          remoteAddress: '10.6.0.1',
        }),
      ),
    )
    expect(links.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })
})
