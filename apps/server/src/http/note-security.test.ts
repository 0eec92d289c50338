import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { aStudent } from '../testing/factories/student.ts'

const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })
})
afterAll(() => app.close())
beforeEach(() => void (lines.length = 0))

const logged = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ from }) => from !== undefined)
    .map(({ msg, code, route, from }) => ({ msg, code, route, from }))

const LOG_IN = '/api/v1/users/auth/login'
const logIn = (userName: string, from: string) =>
  app.server.inject({
    method: 'POST',
    url: LOG_IN,
    payload: { userName, password: 'wrong words here', loginType: 'register_user' },
    remoteAddress: from,
  })

it('tells of failed logins, and of one network by one mark that is not its address', async () => {
  await logIn('dana@example.org', '203.0.113.7')
  await logIn('maya@example.org', '203.0.113.7')
  await logIn('maya@example.org', '198.51.100.2')
  const [one, same, other] = logged()
  expect(one).toEqual({
    msg: 'refused',
    code: 'BAD_CREDENTIALS',
    route: LOG_IN,
    from: expect.stringMatching(/^[\w-]{12}$/),
  })
  expect(same).toEqual(one)
  expect(other?.from).not.toBe(one?.from)
  expect(lines.join('')).not.toMatch(/203\.0\.113|dana|maya/)
})

it('tells of whoever is signed in and asks for what is not theirs, by the route alone', async () => {
  const student = await aStudent(app)
  const path = '/api/v1/applications/5b0c7a52-6cdb-4c6c-8a3a-2a6b1e5f7d90/receipt'
  await app.server.inject({ url: path, headers: student.headers })
  expect(logged()).toMatchObject([{ msg: 'refused', code: 'NOT_FOUND' }])
  expect(lines.join('')).not.toContain('5b0c7a52')
  lines.length = 0
  await app.server.inject({ url: '/api/v1/no-such-call' })
  expect(logged()).toEqual([])
})

it('tells that somebody signed in', async () => {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/register-applicants',
    payload: {
      firstName: 'Dana',
      lastName: 'Reyes',
      email: 'signs.in@example.org',
      password: 'otter lamp quiet',
      termsAccepted: true,
    },
  })
  expect(answer.statusCode).toBe(201)
  expect(logged()).toMatchObject([{ msg: 'somebody signed in' }])
  expect(lines.join('')).not.toContain('signs.in')
})
