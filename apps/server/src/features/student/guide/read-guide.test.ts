import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { makeGuide } from './read-guide.ts'

const URL = '/api/v1/user-payments/ebook'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('is given to members as a PDF to keep', async () => {
  const { headers } = await aStudent(app, { isSubscriber: true })
  const answer = await app.server.inject({ url: URL, headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain('guide-to-applying.pdf')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

it('tells everybody else what it comes with', async () => {
  const { headers } = await aStudent(app)
  const answer = await app.server.inject({ url: URL, headers })
  expect(answer.statusCode).toBe(402)
  expect(answer.json().message).toContain('Choose a plan')
})

it('has more than 20 pages, under the name of the product', async () => {
  const bytes = (await makeGuide({ productName: 'Ivy & Oak' })).toString('latin1')
  expect([...bytes.matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(20)
})
