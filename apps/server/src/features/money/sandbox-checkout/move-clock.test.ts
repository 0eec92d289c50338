import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSandboxTime } from '../../../integrations/billing/sandbox/sandbox-time.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { billingOf, subscribeInSandbox } from '../../../testing/factories/billing.ts'
import { aStudent } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const move = (payload: unknown, headers: Record<string, string> = {}, key = app.localKey) =>
  app.server.inject({
    method: 'POST',
    url: `/sandbox-checkout/clock?key=${key}`,
    headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

it('moves the sandbox only, and plays what comes due', async () => {
  const student = await aStudent(app)
  await subscribeInSandbox(app, student, 'sandbox_month-trial')
  const { statusCode } = await move({ days: 7 })
  expect(statusCode).toBe(200)
  await app.background.settle()
  const ahead = (await readSandboxTime(app.db, app.clock)).getTime() - app.clock.now().getTime()
  expect(ahead).toBe(7 * 86_400_000)
  expect(await billingOf(app, student)).toMatchObject({
    subscription: { status: 'active' },
    invoices: [{ status: 'paid' }],
  })
})

it.each([
  ['another site by its own name', { days: 1 }, { host: 'laurel.example' }, 404],
  ['a proxy', { days: 1 }, { 'x-forwarded-for': '203.0.113.7' }, 404],
  ['a form', 'days=1', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
  ['the past', { days: -1 }, {}, 400],
  ['a far future', { days: 401 }, {}, 400],
  ['nothing', {}, {}, 400],
] as const)('is not moved by %s', async (_name, payload, headers, statusCode) => {
  expect((await move(payload, headers)).statusCode).toBe(statusCode)
})

it('is not moved without the key that the start prints', async () => {
  expect((await move({ days: 1 }, {}, '')).statusCode).toBe(404)
})
