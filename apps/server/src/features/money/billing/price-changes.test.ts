import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { plans } from '../../../db/schema/billing.ts'
import { sandboxSubscriptions } from '../../../db/schema/sandbox.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { billingOf, subscribeInSandbox } from '../../../testing/factories/billing.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import {
  announcePrice,
  applyPriceChanges,
  PriceRefused,
  tellPriceChanges,
} from './price-changes.ts'

let app: TestApp
let from: Date
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.update(plans).set({ nextPriceCents: null, nextPriceFrom: null })
  await app.db.update(plans).set({ priceCents: 3000 }).where(eq(plans.interval, 'quarter'))
  from = inDays(40)
})

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000)
const announce = (changes: object = {}) =>
  announcePrice(app.db, app.clock.now(), {
    productId: 'quarterly',
    priceCents: 3600,
    from,
    ...changes,
  })
const told = ({ email }: Student) =>
  app.db
    .select()
    .from(outboxEmails)
    .where(and(eq(outboxEmails.recipient, email), like(outboxEmails.subject, 'The price of%')))

it('tells whoever subscribes once, 30 days before, with 14 to object', async () => {
  const [stays, leaves, elsewhere] = [await aStudent(app), await aStudent(app), await aStudent(app)]
  await subscribeInSandbox(app, stays, 'sandbox_quarter')
  await subscribeInSandbox(app, leaves, 'sandbox_quarter-trial')
  await subscribeInSandbox(app, elsewhere, 'sandbox_year')
  await ask(app, leaves, 'POST', '/user-payments/cancel')
  await announce()
  await tellPriceChanges(app)
  await tellPriceChanges(app)
  const [mail, ...more] = await told(stays)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('The price of your plan changes to $36')
  expect(mail?.bodyText).toContain('costs $36 every 3 months instead of $30')
  expect(mail?.bodyText).toContain('at the old price')
  expect(await told(leaves)).toEqual([])
  expect(await told(elsewhere)).toEqual([])
})

it('shows what comes, and charges it only from its day on', async () => {
  const student = await aStudent(app)
  await subscribeInSandbox(app, student, 'sandbox_quarter')
  await announce()
  const { subscription } = await billingOf(app, student)
  expect(subscription?.plan).toMatchObject({ price: '$30', coming: { price: '$36' } })
  expect(subscription?.nextCharge?.amountCents).toBe(3600)
  await applyPriceChanges(app)
  expect((await billingOf(app, student)).subscription?.plan?.price).toBe('$30')
  app.clock.advance({ days: 40 })
  await applyPriceChanges(app)
  const listed = await app.server.inject({ url: '/api/v1/subscription-plans' })
  expect(listed.json().data).toContainEqual(
    expect.objectContaining({ productId: 'quarterly', price: '$36', coming: null }),
  )
  const [sandbox] = await app.db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.priceId, 'sandbox_quarter'))
  expect(sandbox?.amountCents).toBe(3600)
})

it.each([
  ['a day that comes too soon', () => ({ from: inDays(30) }), 'people are told 30 days before'],
  ['the price as it is', () => ({ priceCents: 3000 }), 'its price already'],
  ['a plan that there is not', () => ({ productId: 'weekly' }), 'There is no plan weekly'],
])('refuses %s', async (_what, changes, words) => {
  await expect(announce(changes())).rejects.toThrow(words)
})

it('refuses a second change while people wait for the first', async () => {
  await announce()
  await expect(announce({ priceCents: 4000 })).rejects.toThrow(PriceRefused)
})
