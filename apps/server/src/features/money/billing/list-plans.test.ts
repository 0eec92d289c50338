import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('says that the sandbox takes no money', async () => {
  const { data } = (await app.server.inject('/api/v1/subscription-plans')).json()
  expect(data.map((plan: { takesMoney: boolean }) => plan.takesMoney)).toEqual(
    Array.from({ length: 6 }, () => false),
  )
})

it('sells with every plan what is there, in one order', async () => {
  const { data } = (await app.server.inject('/api/v1/subscription-plans')).json()
  expect(data).toHaveLength(6)
  for (const { description } of data)
    expect(description.split(',').map((feature: string) => feature.trim())).toEqual([
      'Unlimited scholarship views and applications',
      'Easy Apply to all your matches and Apply with CV',
      'Automatic applications to new matches',
      'Early access to new scholarships',
      'Priority support',
      "Editing and copying the assistant's essays",
    ])
})
