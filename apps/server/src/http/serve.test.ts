import { brotliDecompressSync } from 'node:zlib'
import { CALLS } from '@laurel/contract/calls'
import { failureSchema } from '@laurel/contract/envelope'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicants } from '../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { send } from '../testing/factories/application.ts'
import { asks, aScholarship } from '../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../testing/factories/student.ts'

let app: TestApp
let student: Student
beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
})
afterAll(() => app.close())

const SUBMIT = '/api/v1/scholarships/submit-individual-scholarship'
const STATS = '/api/v1/scholarships/stats'
const json = { 'content-type': 'application/json' }

async function post(payload: string | Buffer, headers: Record<string, string> = json) {
  const answer = await app.server.inject({
    method: 'POST',
    url: SUBMIT,
    headers: { ...student.headers, ...headers },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('a body that cannot be read', () => {
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

  it.each<[string, string, number, string]>([
    ['cut off', '{"scholarshipId":', 400, 'MALFORMED_REQUEST'],
    ['no JSON', 'scholarshipId=1', 400, 'MALFORMED_REQUEST'],
    ['empty', '', 400, 'MALFORMED_REQUEST'],
    ['a single quote', "'", 400, 'MALFORMED_REQUEST'],
    ['10,000 lists deep', deep(10_000), 400, 'MALFORMED_REQUEST'],
    ['10,000 objects deep', nested(10_000), 400, 'MALFORMED_REQUEST'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}', 400, 'MALFORMED_REQUEST'],
    ['a constructor', '{"constructor":{"prototype":{"a":1}}}', 400, 'MALFORMED_REQUEST'],
    ['null', 'null', 400, 'VALIDATION_FAILED'],
    ['a number', '5', 400, 'VALIDATION_FAILED'],
    ['a list', '[]', 400, 'VALIDATION_FAILED'],
    ['a text', '"Received"', 400, 'VALIDATION_FAILED'],
    ['nothing asked for', '{}', 400, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_name, payload, status, code) => {
    const answer = await post(payload)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(failureSchema.safeParse(answer.body).success).toBe(true)
  })

  it('10,000 levels deep inside an answer is refused', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
    for (const value of [deep(10_000), nested(10_000)]) {
      const payload = `{"scholarshipId":"${id}","status":"Draft","requirements":[{"requirementId":"${ids[0]}","fieldValue":${value}}]}`
      expect((await post(payload)).status).toBe(400)
    }
  })

  it('over the limit is refused', async () => {
    const { status, body } = await post(JSON.stringify({ a: 'x'.repeat(4 * 1_048_576) }))
    expect([status, body.error.code]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  it.each([
    ['text/plain', '{}'],
    ['application/xml', '<a/>'],
    ['application/x-www-form-urlencoded', 'status=Draft'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['nonsense', '{}'],
  ])('of the type %s is refused', async (type, payload) => {
    const { status, body } = await post(payload, { 'content-type': type })
    expect([status, body.error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })
})

describe('a body of the wrong shape', () => {
  const id = '0195f000-0000-7000-8000-000000000000'
  const right = { scholarshipId: id, status: 'Draft', requirements: [] }
  const answer = (rest: object) => ({ ...right, requirements: [{ requirementId: id, ...rest }] })

  it.each<[string, object, string]>([
    ['an unknown key', { ...right, applicantId: id }, 'applicantId'],
    ['an unknown key in an answer', answer({ fieldValue: 'a', x: 1 }), 'requirements.0.x'],
    ['a number for an id', { ...right, scholarshipId: 7 }, 'scholarshipId'],
    ['no id', { status: 'Draft', requirements: [] }, 'scholarshipId'],
    ['an object for the answers', { ...right, requirements: {} }, 'requirements'],
    ['an object for an answer', answer({ fieldValue: {} }), 'requirements.0.fieldValue'],
    ['a list of numbers', answer({ fieldValue: [1] }), 'requirements.0.fieldValue'],
    ['a list in a list', answer({ fieldValue: [['a']] }), 'requirements.0.fieldValue'],
    [
      'an answer too long',
      answer({ fieldValue: 'x'.repeat(200_001) }),
      'requirements.0.fieldValue',
    ],
    [
      'a negative version',
      answer({ fieldValue: '', baseVersion: -1 }),
      'requirements.0.baseVersion',
    ],
    ['no answer at all', answer({}), 'requirements.0.fieldValue'],
  ])('%s is refused by name', async (_name, payload, field) => {
    const { status, body } = await post(JSON.stringify(payload))
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(Object.keys(body.error.fields)).toEqual([field])
  })

  it('a number past every number is refused', async () => {
    const payload = `{"scholarshipId":"${id}","status":"Draft","requirements":[{"requirementId":"${id}","fieldValue":1e999}]}`
    expect((await post(payload)).status).toBe(400)
  })

  it('201 answers are refused', async () => {
    const requirements = Array.from({ length: 201 }, () => ({ requirementId: id, fieldValue: 'a' }))
    expect((await post(JSON.stringify({ ...right, requirements }))).status).toBe(400)
  })
})

describe('a session', () => {
  const ask = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization }
    const answer = await app.server.inject({ url: STATS, headers })
    return [answer.statusCode, answer.json().error?.code]
  }
  const ENDED = [401, 'SESSION_ENDED']

  async function forged(alg: string, key = 'x'.repeat(32)) {
    return new SignJWT()
      .setProtectedHeader({ alg })
      .setSubject(student.userId)
      .setIssuedAt(Math.floor(app.clock.now().getTime() / 1000))
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(key))
  }

  it('that is not there, malformed or forged ends in 401', async () => {
    const [head, body, signature] = student.token.split('.') as [string, string, string]
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const changed = Buffer.from(
      Buffer.from(body, 'base64url').toString().replace('"exp":1', '"exp":9'),
    ).toString('base64url')
    const wrong = [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      'Bearer null',
      'Bearer undefined',
      `Basic ${student.token}`,
      student.token,
      `Bearer ${head}.${body}`,
      `Bearer ${head}.${body}.`,
      `Bearer ${head}.${changed}.${signature}`,
      `Bearer ${none}.${body}.`,
      `Bearer ${await forged('HS256')}`,
      `Bearer ${await forged('HS512', 'x'.repeat(64))}`,
      `Bearer ${'x'.repeat(8000)}`,
      'Bearer __proto__',
    ]
    for (const authorization of wrong)
      expect([authorization, ...(await ask(authorization))]).toEqual([authorization, ...ENDED])
  })

  it('is believed in any case of its scheme', async () => {
    expect(await ask(`bearer ${student.token}`)).toEqual([200, undefined])
  })

  it('ends after fifteen minutes', async () => {
    const passing = await aStudent(app)
    app.clock.advance({ minutes: 14, seconds: 59 })
    expect(await ask(`Bearer ${passing.token}`)).toEqual([200, undefined])
    app.clock.advance({ seconds: 2 })
    expect(await ask(`Bearer ${passing.token}`)).toEqual(ENDED)
    student = await aStudent(app)
  })

  it('of an account without a student profile finds no applications', async () => {
    const { headers, applicantId } = await aStudent(app, { role: 'ORGANISER' })
    await app.db.delete(applicants).where(eq(applicants.id, applicantId))
    const { statusCode } = await app.server.inject({ url: STATS, headers })
    expect(statusCode).toBe(404)
  })

  it('is asked for before the body is looked at', async () => {
    const answer = await app.server.inject({ method: 'POST', url: SUBMIT, payload: { wrong: 1 } })
    expect(answer.statusCode).toBe(401)
  })
})

it('every call that is not public asks for a session', async () => {
  for (const { call } of CALLS) {
    if (call.access === 'public') continue
    const path = call.path.replaceAll(/\{\w+\}/g, '0195f000-0000-7000-8000-000000000000')
    const url = path.startsWith('/api/') ? path : `/api/v1${path}`
    const isForm = call.bodyKind === 'multipart'
    const answer = await app.server.inject({
      method: call.method,
      url,
      ...(call.method !== 'GET' && {
        headers: {
          'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json',
        },
        payload: isForm ? '--x--\r\n' : '{}',
      }),
    })
    expect([call.id, answer.statusCode, answer.json().error.code]).toEqual([
      call.id,
      401,
      'SESSION_ENDED',
    ])
  }
})

it('compresses what is read and has some length, for those who take it', async () => {
  const read = async (url: string, accepted: string) => {
    const headers = { ...student.headers, 'accept-encoding': accepted }
    const answer = await app.server.inject({ url, headers })
    return { encoding: answer.headers['content-encoding'], bytes: answer.rawPayload }
  }
  const FIELDS = '/api/v1/register-applicants/form-fields'
  const plain = await read(FIELDS, 'identity')
  expect(plain.encoding).toBeUndefined()
  const small = await read(FIELDS, 'gzip, br')
  expect(small.encoding).toBe('br')
  expect(brotliDecompressSync(small.bytes)).toEqual(plain.bytes)
  expect((await read(FIELDS, 'gzip')).encoding).toBe('gzip')
  expect((await read(STATS, 'br')).encoding).toBeUndefined()
})

it('never compresses an answer with tokens in it', async () => {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/register-applicants',
    headers: { ...json, 'accept-encoding': 'br' },
    payload: {
      email: 'long-name@example.org',
      password: 'a-long-enough-phrase',
      firstName: 'N'.repeat(50),
      lastName: 'H'.repeat(50),
    },
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.payload.length).toBeGreaterThan(1024)
  expect(answer.headers['content-encoding']).toBeUndefined()
})

it('reads an id in either case', async () => {
  const { id } = await aScholarship(app)
  const url = `/api/v1/scholarships/${id.toUpperCase()}`
  const answer = await app.server.inject({ url, headers: student.headers })
  expect([answer.statusCode, answer.json().data?.id]).toEqual([200, id])
})

it('answers what nobody serves in the catalogue’s words', async () => {
  for (const [method, url] of [
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v2/scholarships/stats'],
    ['DELETE', STATS],
    ['POST', '/api/v1/scholarships/%00/../x'],
    ['GET', `/api/v1/scholarships/${'x'.repeat(500)}`],
    ['GET', '/api/v1/scholarships/%E0%A4%A'],
  ] as const) {
    const answer = await app.server.inject({ method, url, headers: student.headers })
    expect([url, answer.statusCode < 500, answer.statusCode >= 400]).toEqual([url, true, true])
    expect(failureSchema.safeParse(answer.json()).success, answer.body).toBe(true)
  }
})

it('sends no field that is not declared, and no word of success that is not the specification’s', async () => {
  const { id } = await aScholarship(app)
  const { body } = await send(app, student, id, 'Received')
  expect(Object.keys(body)).toEqual(['statusCode', 'data'])
})
