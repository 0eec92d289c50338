import { eq } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { familyLinks } from '../../../db/schema/family.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { readMail } from '../../../testing/factories/mailed-code.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import {
  googleClaims,
  signWith,
  startGoogleKeys,
  type GoogleKeys,
} from '../../../testing/google-keys.ts'

let app: TestApp
let keys: GoogleKeys
beforeAll(async () => {
  keys = await startGoogleKeys()
  app = await createTestApp(keys.env)
})
afterAll(async () => {
  await app.close()
  await keys.stop()
})

let networks = 0
const send = (payload: object, on = app, remoteAddress = `10.7.0.${networks++ % 250}`) =>
  on.server.inject({ method: 'POST', url: '/api/v1/users/auth/google', payload, remoteAddress })
const tokenOf = (claims: JWTPayload) => signWith(keys.privateKey, googleClaims(app.clock, claims))
const logIn = async (claims: JWTPayload, more: object = {}) =>
  send({ credential: await tokenOf(claims), ...more })
const userOf = async (id: string) => {
  const [user] = await app.db.select().from(users).where(eq(users.id, id))
  return user
}
const codeOf = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code
const statusWith = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.server.inject({ url: '/api/v1/register-applicants/profile', headers }))
    .statusCode
}
const prove = (userId: string, more: object = {}) =>
  app.db
    .update(users)
    .set({ emailConfirmedAt: app.clock.now(), ...more })
    .where(eq(users.id, userId))

describe('signing in with Google', () => {
  it('makes an account without a password and knows it by Google’s id from then on', async () => {
    const claims = { sub: '1', email: 'Nina@Example.org', given_name: 'Nina', family_name: 'Ode' }
    const first = await logIn(claims, { timeZone: 'America/Denver' })
    expect(first.statusCode, first.body).toBe(200)
    const { user, accessToken } = first.json().data
    expect(user).toMatchObject({
      email: 'nina@example.org',
      firstName: 'Nina',
      lastName: 'Ode',
      isEmailConfirmed: true,
      hasPassword: false,
      applicantType: 'STUDENT',
    })
    expect(await statusWith(accessToken)).toBe(200)
    const [row] = await app.db.select().from(applicants).where(eq(applicants.id, user.id))
    expect(row?.timeZone).toBe('America/Denver')
    const again = await logIn({ ...claims, email: 'nina.elsewhere@example.org' })
    expect(again.json().data.user).toMatchObject({ id: user.id, email: 'nina@example.org' })
  })

  it.each<[string, JWTPayload, { firstName: string; lastName: string }]>([
    [
      'one name',
      { given_name: undefined, family_name: undefined, name: 'Ana  de la Cruz' },
      { firstName: 'Ana', lastName: 'de la Cruz' },
    ],
    [
      'no name',
      { given_name: undefined, family_name: undefined },
      { firstName: 'no-name', lastName: '' },
    ],
    [
      'odd names',
      { given_name: `A\u0000\ud800${'x'.repeat(300)}`, family_name: ' \n ' },
      { firstName: `A \ufffd${'x'.repeat(97)}`, lastName: '' },
    ],
  ])('takes %s as it can be kept', async (what, claims, names) => {
    const email = `${what.replace(' ', '-')}@example.org`
    const answer = await logIn({ sub: what, email, ...claims })
    expect(answer.json().data.user).toMatchObject(names)
  })

  it('takes either issuer, and the nonce that was asked with', async () => {
    const short = await logIn({ sub: 'i', email: 'i@example.org', iss: 'accounts.google.com' })
    expect(short.statusCode).toBe(200)
    const claims = { sub: 'n', email: 'n@example.org', nonce: 'chosen' }
    expect((await logIn(claims, { nonce: 'chosen' })).statusCode).toBe(200)
  })

  it('makes one account of several at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => logIn({ sub: 'race', email: 'race@example.org' })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const ids = answers.map((answer) => answer.json().data.user.id)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('an account with the same address', () => {
  it('is linked where the address is proven: password and sessions stay', async () => {
    const student = await aStudent(app, { firstName: 'Own' })
    await prove(student.userId, { passwordHash: 'kept' })
    const answer = await logIn({ sub: 'linked', email: student.email })
    expect(answer.json().data.user).toMatchObject({ id: student.applicantId, firstName: 'Own' })
    expect(await userOf(student.userId)).toMatchObject({
      googleSubject: 'linked',
      passwordHash: 'kept',
    })
    expect(await statusWith(student.token)).toBe(200)
  })

  it('is taken over where it is not: whoever made it is shut out', async () => {
    const student = await aStudent(app)
    const parent = await aStudent(app)
    await app.db
      .update(users)
      .set({ passwordHash: 'strangers' })
      .where(eq(users.id, student.userId))
    const { headers, applicantId } = student
    const url = `/api/v1/register-applicants/${applicantId}`
    await app.server.inject({
      method: 'PUT',
      url,
      headers,
      payload: { email: 'thief@example.org' },
    })
    const { token } = await readMail(app, 'thief@example.org')
    const link = { parentId: parent.userId, studentId: applicantId, createdAt: app.clock.now() }
    await app.db.insert(familyLinks).values({ id: crypto.randomUUID(), ...link })
    expect(await statusWith(student.token)).toBe(200)
    const answer = await logIn({ sub: 'taken', email: student.email })
    expect(answer.json().data.user).toMatchObject({ id: applicantId, isEmailConfirmed: true })
    expect(await userOf(student.userId)).toMatchObject({
      googleSubject: 'taken',
      passwordHash: null,
      pendingEmail: null,
    })
    expect(await statusWith(student.token)).toBe(401)
    expect(await app.db.$count(familyLinks)).toBe(0)
    const confirm = '/api/v1/users/auth/email-confirmation/link'
    const late = await app.server.inject({ method: 'POST', url: confirm, payload: { token } })
    expect(codeOf(late)).toBe('WRONG_CODE')
  })

  it('is not given to somebody else whom Google knows by that address now', async () => {
    const student = await aStudent(app)
    await prove(student.userId, { googleSubject: 'before' })
    expect(codeOf(await logIn({ sub: 'after', email: student.email }))).toBe('GOOGLE_REFUSED')
    expect((await userOf(student.userId))?.googleSubject).toBe('before')
  })

  it.each([
    ['under_age', 422, 'UNDER_AGE'],
    ['own_request', 401, 'GOOGLE_REFUSED'],
  ] as const)('that must go (%s) is not signed in to', async (purgeReason, status, code) => {
    const student = await aStudent(app)
    await prove(student.userId, { purgeAfter: app.clock.now(), purgeReason })
    const answer = await logIn({ sub: purgeReason, email: student.email })
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code])
  })
})

describe('a token that is not Google’s for this site', () => {
  const claims = (more: JWTPayload = {}) => googleClaims(app.clock, more)
  const tokenWithout = (claim: string) => tokenOf({ [claim]: undefined })
  const seconds = () => Math.floor(app.clock.now().getTime() / 1000)
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  it.each<[string, () => Promise<string>]>([
    ['another key', () => signWith(keys.strangersKey, claims())],
    [
      'a key nobody knows',
      () => signWith(keys.strangersKey, claims(), { alg: 'RS256', kid: 'two' }),
    ],
    ['no signature', async () => `${base64({ alg: 'none', kid: 'one' })}.${base64(claims())}.`],
    [
      'the public key as a secret',
      () => signWith(Buffer.from(keys.publicText), claims(), { alg: 'HS256', kid: 'one' }),
    ],
    [
      'other words under a right signature',
      async () => {
        const [header, , signature] = (await signWith(keys.privateKey, claims())).split('.')
        return `${header}.${base64(claims({ email: 'victim@example.org' }))}.${signature}`
      },
    ],
    ['its time over', () => tokenOf({ exp: seconds() - 10 })],
    ['no end', () => tokenWithout('exp')],
    ['another site', () => tokenOf({ aud: 'elsewhere.apps.googleusercontent.com' })],
    ['another issuer', () => tokenOf({ iss: 'https://accounts.example.org' })],
    ['an address that is not proven', () => tokenOf({ email_verified: false })],
    ['an address proven in words only', () => tokenOf({ email_verified: 'true' })],
    ['no address', () => tokenWithout('email')],
    ['half an address', () => tokenOf({ email: 'dana@' })],
    ['no id', () => tokenWithout('sub')],
    ['an empty id', () => tokenOf({ sub: '' })],
    ['no shape', async () => 'x.y.z'],
  ])('is refused: %s', async (_what, make) => {
    const before = await app.db.$count(users)
    const answer = await send({ credential: await make() })
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'GOOGLE_REFUSED'])
    expect(await app.db.$count(users)).toBe(before)
  })

  it('is refused with another nonce, or none', async () => {
    expect(codeOf(await logIn({ nonce: 'chosen' }, { nonce: 'other' }))).toBe('GOOGLE_REFUSED')
    expect(codeOf(await logIn({}, { nonce: 'chosen' }))).toBe('GOOGLE_REFUSED')
    expect(codeOf(await logIn({ nonce: 'chosen' }))).toBe('GOOGLE_REFUSED')
  })

  it.each([{}, { credential: '' }, { credential: 'x'.repeat(8193) }, { credential: 'x', more: 1 }])(
    'is malformed: %#',
    async (payload) => {
      expect(codeOf(await send(payload))).toBe('VALIDATION_FAILED')
    },
  )

  it('may be tried 300 times in 15 minutes from one network', async () => {
    const tries = Array.from({ length: 301 }, () => send({ credential: 'x' }, app, '10.8.0.1'))
    const refused = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('Google’s keys', () => {
  let other: TestApp
  let own: GoogleKeys
  beforeEach(async () => {
    own = await startGoogleKeys()
    other = await createTestApp(own.env)
  })
  afterEach(async () => {
    await other.close()
    await own.stop()
  })
  const logInThere = async () =>
    send({ credential: await signWith(own.privateKey, googleClaims(other.clock)) }, other)

  it.each([
    [500, 'down'],
    [200, 'no JSON'],
    [200, '{"keys": 7}'],
  ])('that cannot be had (%s %s) are our trouble, not the person’s', async (status, text) => {
    own.answer(status, text)
    const answer = await logInThere()
    expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'OVERLOADED'])
    expect(answer.headers['retry-after']).toBe('5')
  })

  it('whose server is gone are our trouble as well', async () => {
    await own.stop()
    expect(codeOf(await logInThere())).toBe('OVERLOADED')
  })
})

it('is not set up without a client id', async () => {
  const plain = await createTestApp()
  const answer = await send({ credential: 'x' }, plain)
  await plain.close()
  expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'GOOGLE_NOT_SET_UP'])
})
