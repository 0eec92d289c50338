import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { idempotencyKeys, refreshTokens } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const account = (email: string) => ({
  firstName: 'Dana',
  lastName: 'Reyes',
  email,
  password: 'otter lamp quiet',
})

const signUp = (payload: object, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url: '/api/v1/register-applicants', payload, headers })

const profileWith = (token: string) =>
  app.server.inject({
    url: '/api/v1/register-applicants/profile',
    headers: { authorization: `Bearer ${token}` },
  })

describe('signing up with an Idempotency-Key', () => {
  it('makes one account, and a replay is a session of its own', async () => {
    const headers = { 'idempotency-key': 'key-1' }
    const first = await signUp(account('once@example.org'), headers)
    const second = await signUp(account('once@example.org'), headers)
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    const [one, other] = [first.json().data, second.json().data]
    expect(other.user.id).toBe(one.user.id)
    expect(other.refreshToken).not.toBe(one.refreshToken)
    for (const { accessToken } of [one, other])
      expect((await profileWith(accessToken)).statusCode).toBe(200)
  })

  it('makes one account when the same key comes five times at once', async () => {
    const headers = { 'idempotency-key': 'key-race' }
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => signUp(account('oncerace@example.org'), headers)),
    )
    const ids = responses.map((response) => response.json().data.user.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('never keeps a token or a quick hash of the password', async () => {
    const headers = { 'idempotency-key': 'key-2' }
    const { data } = (await signUp(account('kept@example.org'), headers)).json()
    const [kept] = await app.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, 'key-2'))
    expect(kept?.owner).toBe('sign-up')
    expect(kept?.answer).toEqual({ userId: data.user.userId, applicantId: data.user.id })
    const tokens = await app.db.select({ hash: refreshTokens.tokenHash }).from(refreshTokens)
    expect(tokens.map(({ hash }) => hash)).not.toContain(data.refreshToken)
  })

  it('refuses the key with another body or another password', async () => {
    const headers = { 'idempotency-key': 'key-3' }
    await signUp(account('mismatch@example.org'), headers)
    const otherBody = await signUp(account('someone@example.org'), headers)
    const otherPassword = await signUp(
      { ...account('mismatch@example.org'), password: 'guessed it wrong' },
      headers,
    )
    for (const response of [otherBody, otherPassword]) {
      expect(response.statusCode).toBe(422)
      expect(response.json().error.code).toBe('IDEMPOTENCY_MISMATCH')
    }
  })

  it('stays free after a failure and is forgotten after 24 hours', async () => {
    const headers = { 'idempotency-key': 'key-4' }
    const weak = await signUp({ ...account('later@example.org'), password: 'short' }, headers)
    expect(weak.statusCode).toBe(422)
    expect((await signUp(account('later@example.org'), headers)).statusCode).toBe(201)
    app.clock.advance({ hours: 25 })
    expect((await signUp(account('later@example.org'), headers)).statusCode).toBe(409)
  })

  it('is not kept with the tokens of somebody who is signed in already', async () => {
    const { data } = (await signUp(account('signedin@example.org'))).json()
    const headers = { 'idempotency-key': 'key-5', authorization: `Bearer ${data.accessToken}` }
    expect((await signUp(account('second@example.org'), headers)).statusCode).toBe(201)
    const kept = await app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'key-5'))
    expect(kept.map(({ owner }) => owner)).toEqual(['sign-up'])
  })
})

describe('a sign-up that is sent again', () => {
  it('does not sign someone in who has to go for being under 16', async () => {
    const headers = { 'idempotency-key': 'key-6' }
    const { data } = (await signUp(account('young@example.org'), headers)).json()
    const purgeAfter = app.clock.now()
    await app.db.update(users).set({ purgeAfter }).where(eq(users.id, data.user.userId))
    const again = await signUp(account('young@example.org'), headers)
    expect(again.statusCode).toBe(422)
    expect(again.json().error.code).toBe('UNDER_AGE')
  })

  it('does not sign someone in who has asked to be forgotten', async () => {
    const headers = { 'idempotency-key': 'key-7' }
    const { data } = (await signUp(account('forgotten@example.org'), headers)).json()
    const purge = { purgeAfter: app.clock.now(), purgeReason: 'own_request' as const }
    await app.db.update(users).set(purge).where(eq(users.id, data.user.userId))
    const again = await signUp(account('forgotten@example.org'), headers)
    expect(again.json().error.code).toBe('APPLICANT_EXISTS')
  })

  it('needs a key of sensible length', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(201) }
    expect((await signUp(account('key@example.org'), headers)).statusCode).toBe(400)
  })
})
