import { connect, type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { failureSchema } from '@laurel/contract/envelope'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { aStudent } from '../testing/factories/student.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await createTestApp()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const LOG_OUT = '/api/v1/users/auth/logout'
const CHECK_EMAIL = '/api/v1/check-email'
const STATS = '/api/v1/scholarships/stats'
const json = { 'content-type': 'application/json' }

describe('a call that takes no body', () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ['nothing', {}, undefined],
    ['nothing, called JSON', json, ''],
    ['null', json, 'null'],
    ['a token as text', json, '"token"'],
    ['an object', json, '{"token":"token"}'],
    ['broken JSON', json, '{'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'token=1'],
  ])('is answered the same with %s', async (_name, type, payload) => {
    const { headers } = await aStudent(app)
    const sent = { headers: { ...headers, ...type }, ...(payload !== undefined && { payload }) }
    const answer = await app.server.inject({ method: 'POST', url: LOG_OUT, ...sent })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await app.server.inject({ url: STATS, headers })).statusCode).toBe(401)
  })
})

describe('a compressed body', () => {
  const body = '{"email":"dana@example.org"}'
  const check = (payload: string | Buffer, encoding: string) =>
    app.server.inject({
      method: 'POST',
      url: CHECK_EMAIL,
      headers: { ...json, 'content-encoding': encoding },
      payload,
    })

  it.each([
    ['gzip', gzipSync(body)],
    ['gzip', body],
    ['br', body],
  ])('called %s is refused', async (encoding, payload) => {
    const answer = await check(payload, encoding)
    expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  it('that is none is read', async () => {
    expect((await check(body, 'identity')).statusCode).toBe(200)
  })
})

describe('an overbuilt body', () => {
  const update = async (payload: string) => {
    const { headers, applicantId } = await aStudent(app)
    const url = `/api/v1/register-applicants/${applicantId}`
    return app.server.inject({ method: 'PUT', url, headers: { ...headers, ...json }, payload })
  }

  it.each([
    ['lists', `{"unknown":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['objects', `${'{"unknown":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['lists after a text', `{"a":"\\\\","unknown":${'['.repeat(33)}${']'.repeat(33)}}`],
  ])('of %s is refused even where nobody reads it', async (_name, payload) => {
    const answer = await update(payload)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'MALFORMED_REQUEST'])
  })

  it('of more members than any call has is refused at once', async () => {
    const members = Array.from({ length: 200_000 }, (_, n) => `"k${n}":1`).join()
    const answer = await update(`{${members}}`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'MALFORMED_REQUEST'])
  })
  it.each([
    ['colons in a text', `{"lastName":"${':'.repeat(80)}"}`],
    ['brackets in a text', `{"lastName":"\\"${'['.repeat(90)}"}`],
    ['many shallow lists', `{"unknown":[${Array(5000).fill('[]').join()}]}`],
  ])('is not what holds %s', async (_name, payload) => {
    expect((await update(payload)).statusCode).toBe(200)
  })
})

it('answers a body over the limit although the sender is still sending', async () => {
  const body = `{"email":"${'x'.repeat(8 * 1_048_576)}"}`
  for (let round = 0; round < 3; round++) {
    const answer = await fetch(`http://127.0.0.1:${port}${CHECK_EMAIL}`, {
      method: 'POST',
      headers: json,
      body,
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { code: 'BODY_TOO_LARGE' } })
  }
})

describe('what is no request', () => {
  const answerTo = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (chunk) => (answer += chunk.toString()))
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
    })

  it.each([
    ['garbage', 'hello\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    [
      'two lengths',
      'POST /api/v1/check-email HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'MALFORMED_REQUEST',
    ],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      413,
      'BODY_TOO_LARGE',
    ],
  ])('%s gets the envelope', async (_name, text, status, code) => {
    const [head = '', body = ''] = (await answerTo(text)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    const failure = failureSchema.parse(JSON.parse(body))
    expect([failure.statusCode, failure.error.code]).toEqual([status, code])
  })
})
