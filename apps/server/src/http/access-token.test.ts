import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessions } from '../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { aStudent } from '../testing/factories/student.ts'
import { readSharedKey } from './shared-key.ts'

let app: TestApp
let key: Buffer
let sessionId: string
beforeAll(async () => {
  app = await createTestApp()
  key = await readSharedKey(app.db, 'access-token-key')
  const { userId } = await aStudent(app)
  const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, userId))
  sessionId = session?.id ?? ''
})
afterAll(() => app.close())

const ask = (authorization: string) =>
  app.server.inject({ url: '/api/v1/register-applicants/profile', headers: { authorization } })
const inMinutes = (minutes: number) => Math.floor(app.clock.now().getTime() / 1000) + minutes * 60
const token = (alg = 'HS256', end = inMinutes(10), subject = sessionId) =>
  new SignJWT().setProtectedHeader({ alg }).setSubject(subject).setExpirationTime(end)
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (alg: string) =>
  `${encode({ alg })}.${encode({ sub: sessionId, exp: inMinutes(10) })}.`

it('lets a token in that was signed with the key', async () => {
  expect((await ask(`Bearer ${await token().sign(key)}`)).statusCode).toBe(200)
})

it.each<[string, () => string | Promise<string>]>([
  ['of another key', () => token().sign(randomBytes(32))],
  ['of no key', () => unsigned('none')],
  ['of no key, in capitals', () => unsigned('NONE')],
  ['that says HS256 and is not signed', () => unsigned('HS256')],
  ['of a longer hash', () => token('HS512').sign(Buffer.concat([key, key]))],
  [
    'of a key pair',
    () => token('RS256').sign(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
  ],
  ['whose time is over', () => token('HS256', inMinutes(0)).sign(key)],
  [
    'without an end',
    () => new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject(sessionId).sign(key),
  ],
  [
    'of no session',
    () =>
      new SignJWT().setProtectedHeader({ alg: 'HS256' }).setExpirationTime(inMinutes(10)).sign(key),
  ],
  ['of an unknown session', () => token('HS256', inMinutes(10), randomUUID()).sign(key)],
  [
    'with other words under its signature',
    async () => {
      const [header, , signature] = (await token('HS256', inMinutes(0)).sign(key)).split('.')
      return `${header}.${encode({ sub: sessionId, exp: inMinutes(10) })}.${signature}`
    },
  ],
  ['that is cut short', async () => (await token().sign(key)).slice(0, -5)],
  ['without a shape', () => 'nonsense'],
])('answers 401 to a token %s', async (_what, make) => {
  const answer = await ask(`Bearer ${await make()}`)
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'SESSION_ENDED'])
})

it('answers 401 without a bearer', async () => {
  for (const authorization of ['', 'Bearer', `Basic ${await token().sign(key)}`])
    expect((await ask(authorization)).statusCode).toBe(401)
})
