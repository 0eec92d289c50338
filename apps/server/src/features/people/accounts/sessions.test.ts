import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { anotherServer, createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { startSession } from './start-session.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const URL = '/api/v1/users/auth/sessions'
const ask = (
  headers: Student['headers'] | undefined,
  path = '',
  method: 'GET' | 'DELETE' = 'GET',
) => app.server.inject({ method, url: URL + path, ...(headers && { headers }) })
const headersOf = ({ accessToken }: { accessToken: string }) => ({
  authorization: `Bearer ${accessToken}`,
})
const statusWith = async (headers: Student['headers'], on: TestApp['server'] = app.server) =>
  (await on.inject({ url: '/api/v1/register-applicants/profile', headers })).statusCode

describe('the sessions of a person', () => {
  it('are listed with their devices, the latest use first, this one marked', async () => {
    const student = await aStudent(app)
    await aStudent(app)
    const createdAt = app.clock.now().toISOString()
    app.clock.advance({ minutes: 5 })
    const later = await startSession(app, student.userId, FIREFOX)
    const { data } = (await ask(student.headers)).json()
    expect(data).toEqual([
      expect.objectContaining({ device: 'Firefox on Windows', isThisOne: false }),
      expect.objectContaining({ device: 'Unknown device', isThisOne: true, createdAt }),
    ])
    expect((await ask(headersOf(later))).json().data[0].isThisOne).toBe(true)
  })

  it('are listed while they live only', async () => {
    const student = await aStudent(app)
    await startSession(app, student.userId, 'unused for a month')
    app.clock.advance({ days: 29 })
    const ended = await startSession(app, student.userId, 'ended')
    await app.server.inject({
      method: 'POST',
      url: '/api/v1/users/auth/logout',
      headers: headersOf(ended),
    })
    app.clock.advance({ days: 1 })
    const fresh = await startSession(app, student.userId, FIREFOX)
    const { data } = (await ask(headersOf(fresh))).json()
    expect(data).toEqual([expect.objectContaining({ isThisOne: true })])
  })

  it('are ended one by one, with their refresh tokens', async () => {
    const student = await aStudent(app)
    const phone = await startSession(app, student.userId, FIREFOX)
    const [{ id }] = (await ask(student.headers))
      .json()
      .data.filter(({ isThisOne }: { isThisOne: boolean }) => !isThisOne)
    expect(await statusWith(headersOf(phone))).toBe(200)
    const answer = await ask(student.headers, `/${id}`, 'DELETE')
    expect(answer.json()).toEqual({ statusCode: 200, data: { id } })
    expect(await statusWith(headersOf(phone))).toBe(401)
    const { refreshToken } = phone
    const url = '/api/v1/users/auth/refresh'
    const refreshed = await app.server.inject({ method: 'POST', url, payload: { refreshToken } })
    expect(refreshed.statusCode).toBe(401)
    expect((await ask(student.headers, `/${id}`, 'DELETE')).statusCode).toBe(404)
    expect(await statusWith(student.headers)).toBe(200)
  })

  it('of somebody else, unknown or malformed ones are 404', async () => {
    const [student, other] = [await aStudent(app), await aStudent(app)]
    const [{ id }] = (await ask(other.headers)).json().data
    for (const path of [`/${id}`, `/${randomUUID()}`, '/nonsense']) {
      const answer = await ask(student.headers, path, 'DELETE')
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect(await statusWith(other.headers)).toBe(200)
  })

  it('are ended everywhere but here', async () => {
    const [student, neighbour] = [await aStudent(app), await aStudent(app)]
    const others = [
      await startSession(app, student.userId, FIREFOX),
      await startSession(app, student.userId, FIREFOX),
    ]
    const answer = await ask(student.headers, '', 'DELETE')
    expect(answer.json()).toEqual({ statusCode: 200, data: { endedSessions: 2 } })
    for (const other of others) expect(await statusWith(headersOf(other))).toBe(401)
    expect(await statusWith(student.headers)).toBe(200)
    expect(await statusWith(neighbour.headers)).toBe(200)
    expect((await ask(student.headers, '', 'DELETE')).json().data.endedSessions).toBe(0)
  })

  it('need a session', async () => {
    expect((await ask(undefined)).statusCode).toBe(401)
    expect((await ask(undefined, '', 'DELETE')).statusCode).toBe(401)
    expect((await ask(undefined, `/${randomUUID()}`, 'DELETE')).statusCode).toBe(401)
  })
})

it('an ended session is noticed by another process within two seconds', async () => {
  const other = await anotherServer(app)
  const student = await aStudent(app)
  expect(await statusWith(student.headers, other.server)).toBe(200)
  await ask(student.headers, `/${(await ask(student.headers)).json().data[0].id}`, 'DELETE')
  expect(await statusWith(student.headers)).toBe(401)
  app.clock.advance({ seconds: 2 })
  expect(await statusWith(student.headers, other.server)).toBe(401)
  await other.server.close()
})

it('the sessions of an account that must go are dead, also one begun at that very moment', async () => {
  const student = await aStudent(app)
  const purge = { purgeAfter: app.clock.now(), purgeReason: 'own_request' as const }
  await app.db.update(users).set(purge).where(eq(users.id, student.userId))
  expect(await statusWith(student.headers)).toBe(401)
  const { refreshToken } = student
  const url = '/api/v1/users/auth/refresh'
  const refreshed = await app.server.inject({ method: 'POST', url, payload: { refreshToken } })
  expect(refreshed.statusCode).toBe(401)
})
