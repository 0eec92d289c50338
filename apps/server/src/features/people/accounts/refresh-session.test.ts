import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshTokens, sessions } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { forgetExpiredSessions } from './forget-expired-sessions.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const refresh = (refreshToken: unknown) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/users/auth/refresh',
    payload: { refreshToken },
  })
const statusWith = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const url = '/api/v1/register-applicants/profile/minimal'
  return (await app.server.inject({ url, headers })).statusCode
}
const familyOf = async ({ userId }: Student) => {
  const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, userId))
  return session
}

describe('refreshing a session', () => {
  it('gives a new pair for a token', async () => {
    const student = await aStudent(app)
    app.clock.advance({ minutes: 20 })
    expect(await statusWith(student.token)).toBe(401)
    const response = await refresh(student.refreshToken)
    expect(response.statusCode).toBe(200)
    const { accessToken, refreshToken } = response.json().data
    expect(await statusWith(accessToken)).toBe(200)
    expect(refreshToken).not.toBe(student.refreshToken)
    expect(refreshToken).toMatch(/^[\w-]{43}$/)
    expect((await refresh(refreshToken)).statusCode).toBe(200)
  })

  it('ends the whole family when a token comes a second time', async () => {
    const student = await aStudent(app)
    const { accessToken, refreshToken } = (await refresh(student.refreshToken)).json().data
    const reused = await refresh(student.refreshToken)
    expect(reused.statusCode).toBe(401)
    expect(reused.json().error.code).toBe('SESSION_ENDED')
    expect(await statusWith(accessToken)).toBe(401)
    expect((await refresh(refreshToken)).statusCode).toBe(401)
  })

  it('leaves the sessions on other devices alone', async () => {
    const student = await aStudent(app)
    const neighbour = await aStudent(app)
    await refresh(student.refreshToken)
    await refresh(student.refreshToken)
    expect(await statusWith(neighbour.token)).toBe(200)
  })

  it('lets one of two at the same moment win and takes the other for reuse', async () => {
    for (let round = 0; round < 5; round++) {
      const student = await aStudent(app)
      const both = await Promise.all([refresh(student.refreshToken), refresh(student.refreshToken)])
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
      expect((await familyOf(student))?.revokedAt).not.toBeNull()
    }
  })

  it('keeps hashes only', async () => {
    const student = await aStudent(app)
    const kept = await app.db.select().from(refreshTokens)
    for (const { tokenHash } of kept) {
      expect(tokenHash).toMatch(/^[0-9a-f]{64}$/)
      expect(tokenHash).not.toBe(student.refreshToken)
    }
  })

  it('ends 30 days after the last use', async () => {
    const student = await aStudent(app)
    app.clock.advance({ days: 29 })
    const { refreshToken } = (await refresh(student.refreshToken)).json().data
    app.clock.advance({ days: 29 })
    const next = (await refresh(refreshToken)).json().data
    app.clock.advance({ days: 30 })
    expect((await refresh(next.refreshToken)).statusCode).toBe(401)
  })

  it('ends 90 days after the login, whatever was refreshed', async () => {
    const student = await aStudent(app)
    let { refreshToken } = student
    for (const days of [25, 25, 25, 14]) {
      app.clock.advance({ days })
      refreshToken = (await refresh(refreshToken)).json().data.refreshToken
    }
    const last = await refresh(refreshToken)
    expect(last.statusCode).toBe(200)
    app.clock.advance({ days: 1 })
    expect((await refresh(last.json().data.refreshToken)).statusCode).toBe(401)
    expect(await statusWith(last.json().data.accessToken)).toBe(401)
  })

  it.each([['nonsense'], [''], ['a'.repeat(10_000)], ['\u0000'], [7], [null], [['a']]])(
    'never fails on %j',
    async (token) => {
      expect([400, 401]).toContain((await refresh(token)).statusCode)
    },
  )
})

describe('logging out', () => {
  const logOut = (headers: Record<string, string>) =>
    app.server.inject({ method: 'POST', url: '/api/v1/users/auth/logout', headers })

  it('ends the session at once, and its refresh token with it', async () => {
    const student = await aStudent(app)
    expect(await statusWith(student.token)).toBe(200)
    const response = await logOut(student.headers)
    expect(response.json().data.sessionId).toBe((await familyOf(student))?.id)
    expect(await statusWith(student.token)).toBe(401)
    expect((await refresh(student.refreshToken)).statusCode).toBe(401)
    expect((await logOut(student.headers)).statusCode).toBe(401)
  })

  it('needs a session', async () => {
    expect((await logOut({})).statusCode).toBe(401)
    expect((await logOut({ authorization: 'Bearer forged' })).statusCode).toBe(401)
  })
})

describe('sessions past their absolute end', () => {
  it('are forgotten with their tokens; a revoked one is known until then', async () => {
    const student = await aStudent(app)
    await refresh(student.refreshToken)
    await refresh(student.refreshToken)
    app.clock.advance({ days: 89 })
    await forgetExpiredSessions(app)
    expect((await familyOf(student))?.revokedAt).not.toBeNull()
    app.clock.advance({ days: 1 })
    const next = await aStudent(app)
    expect(await forgetExpiredSessions(app)).toBeGreaterThan(0)
    expect(await familyOf(student)).toBeUndefined()
    expect(await app.db.$count(refreshTokens)).toBe(1)
    expect(await statusWith(next.token)).toBe(200)
  })
})
