import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { aGrant, subscribeInSandbox } from '../../../testing/factories/billing.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const cardOf = async (student: Student) =>
  (await ask(app, student, 'GET', '/user-payments/card')).body.data.card

it('tells the card that pays next, for as long as one does', async () => {
  const [student, other] = [await aStudent(app), await aStudent(app)]
  expect(await cardOf(student)).toBeNull()
  await subscribeInSandbox(app, student, 'sandbox_month-trial')
  const card = { label: 'Visa ending in 4242', expiresIn: null }
  expect(await cardOf(student)).toEqual(card)
  expect(await cardOf(other)).toBeNull()
  await ask(app, student, 'POST', '/user-payments/cancel')
  expect(await cardOf(student)).toBeNull()
  await ask(app, student, 'POST', '/user-payments/resume')
  expect(await cardOf(student)).toEqual(card)
})

it('tells none of what was given', async () => {
  const { student } = await aGrant(app)
  expect(await cardOf(student)).toBeNull()
})
