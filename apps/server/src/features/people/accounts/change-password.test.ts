import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { readMail } from '../../../testing/factories/mailed-code.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { HASH_PLACES, hashPassword, passwordQueue } from './hash-password.ts'
import { startSession } from './start-session.ts'

const OLD = 'otter lamp quiet'
const NEW = 'heron quartz bell'

let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await hashPassword(OLD)
})
afterAll(() => app.close())

async function aKnownStudent(): Promise<Student> {
  const student = await aStudent(app)
  await app.db.update(users).set({ passwordHash }).where(eq(users.id, student.userId))
  return student
}
const change = ({ headers }: Partial<Student>, payload: object) =>
  app.server.inject({
    method: 'PUT',
    url: '/api/v1/users/auth/password',
    payload,
    ...(headers && { headers }),
  })
const logIn = async ({ email }: Student, password: string) => {
  const payload = { userName: email, password }
  const url = '/api/v1/users/auth/login'
  return (await app.server.inject({ method: 'POST', url, payload })).statusCode
}
const statusWith = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.server.inject({ url: '/api/v1/register-applicants/profile', headers }))
    .statusCode
}
const codeOf = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code

describe('changing the password', () => {
  it('needs the present one, ends the other sessions and tells by mail', async () => {
    const student = await aKnownStudent()
    const phone = await startSession(app, student.userId, undefined)
    expect(await statusWith(phone.accessToken)).toBe(200)
    const answer = await change(student, { currentPassword: OLD, newPassword: NEW })
    expect(answer.json()).toEqual({ statusCode: 200, data: { endedSessions: 1 } })
    expect(await statusWith(student.token)).toBe(200)
    expect(await statusWith(phone.accessToken)).toBe(401)
    expect(await logIn(student, OLD)).toBe(401)
    expect(await logIn(student, NEW)).toBe(200)
    const { subject } = await readMail(app, student.email)
    expect(subject).toBe('Your Laurel password was changed')
  })

  it('is refused with a wrong one or none, and changes nothing', async () => {
    const student = await aKnownStudent()
    for (const currentPassword of ['wrong', undefined]) {
      const answer = await change(student, { currentPassword, newPassword: NEW })
      expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'WRONG_PASSWORD'])
    }
    expect(await statusWith(student.token)).toBe(200)
    expect(await logIn(student, OLD)).toBe(200)
  })

  it('sets the first one of an account that has none', async () => {
    const student = await aStudent(app)
    expect((await change(student, { newPassword: NEW })).statusCode).toBe(200)
    expect(await logIn(student, NEW)).toBe(200)
  })

  it('refuses weak ones', async () => {
    const student = await aKnownStudent()
    const answer = await change(student, { currentPassword: OLD, newPassword: 'password1' })
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'WEAK_PASSWORD'])
  })

  it('is locked after ten wrong ones, side by side too; a right one forgives', async () => {
    const student = await aKnownStudent()
    for (let tries = 0; tries < 9; tries += 1)
      await change(student, { currentPassword: 'wrong', newPassword: NEW })
    expect((await change(student, { currentPassword: OLD, newPassword: OLD })).statusCode).toBe(200)
    const guesses = Array.from({ length: 15 }, (_, n) =>
      change(student, { currentPassword: `guess ${n}`, newPassword: NEW }),
    )
    const answers = await Promise.all(guesses)
    const refused = answers.filter((answer) => codeOf(answer) === 'TOO_MANY_REQUESTS')
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    const late = await change(student, { currentPassword: OLD, newPassword: NEW })
    expect(late.statusCode).toBe(429)
  })

  it('lets one of two at the same moment win', async () => {
    const student = await aKnownStudent()
    const answers = await Promise.all([
      change(student, { currentPassword: OLD, newPassword: NEW }),
      change(student, { currentPassword: OLD, newPassword: 'third good words' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  it('voids links that were mailed', async () => {
    const student = await aKnownStudent()
    const url = '/api/v1/register-applicants/forgot-password'
    await app.server.inject({ method: 'POST', url, payload: { email: student.email } })
    const { token } = await readMail(app, student.email)
    await change(student, { currentPassword: OLD, newPassword: NEW })
    const reset = await app.server.inject({
      method: 'POST',
      url: '/api/v1/users/auth/reset-password',
      payload: { token, newPassword: OLD },
    })
    expect(codeOf(reset)).toBe('WRONG_CODE')
  })

  it('waits while too many passwords are hashed', async () => {
    const student = await aKnownStudent()
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = Array.from({ length: HASH_PLACES }, () => passwordQueue.run(() => promise))
    const answer = await change(student, { currentPassword: OLD, newPassword: NEW })
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'OVERLOADED'])
    resolve()
    await Promise.all(held)
  })

  it('needs a session and a sensible body', async () => {
    expect((await change({}, { newPassword: NEW })).statusCode).toBe(401)
    const student = await aStudent(app)
    for (const wrong of [{}, { newPassword: '' }, { newPassword: NEW, more: 1 }])
      expect(codeOf(await change(student, wrong))).toBe('VALIDATION_FAILED')
  })
})
