import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const check = (
  payload: object,
  url = '/api/v1/register-applicants/check-email',
  from = '10.1.0.1',
) => app.server.inject({ method: 'POST', url, payload, remoteAddress: from })

it('says whether there is an account, at both paths', async () => {
  await aStudent(app, { email: 'known@example.org' })
  const known = await check({ email: ' Known@example.org ' })
  expect(known.json()).toEqual({ statusCode: 200, data: true })
  const unknown = await check({ email: 'unknown@example.org' }, '/api/v1/check-email')
  expect(unknown.json()).toEqual({ statusCode: 200, data: false })
})

it('refuses malformed addresses and unknown keys', async () => {
  for (const payload of [{}, { email: 'nobody' }, { email: 'a@example.org', more: 1 }])
    expect((await check(payload)).statusCode).toBe(400)
})

it('lets an address on the network ask 60 times a minute', async () => {
  const responses = await Promise.all(
    Array.from({ length: 61 }, () => check({ email: 'a@example.org' }, undefined, '10.1.0.2')),
  )
  const refused = responses.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]!.headers['retry-after'])).toBeLessThanOrEqual(60)
})
