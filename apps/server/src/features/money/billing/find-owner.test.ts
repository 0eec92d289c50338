import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { plans } from '../../../db/schema/billing.ts'
import type { SubscriptionSnapshot } from '../../../integrations/billing/billing-provider.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aCheckout, aSnapshot } from '../../../testing/factories/billing.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { applyTold } from './apply-told.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.db.update(plans).set({ paddlePriceId: sql`'pri_' || ${plans.interval}` })
})
afterAll(() => app.close())

/** A student with a checkout at Paddle, and what Paddle tells of a subscription that names them. */
async function aTold(changes: (proof: string) => Partial<SubscriptionSnapshot>) {
  const student = await aStudent(app)
  await aCheckout(app, student, 'paddle')
  const asOf = app.clock.now()
  const subscriptionId = `sub_${randomUUID()}`
  const proven = { subscriptionId, ...changes(app.orderProof(student.applicantId)) }
  const subscription = aSnapshot(student, asOf, proven)
  const eventId = `evt_${randomUUID()}`
  const told = {
    provider: 'paddle' as const,
    subscriptionId,
    subscription,
    charges: [],
    asOf,
    eventId,
  }
  return { student, told }
}

const isOpenFor = async (applicantId: string) => {
  const [row] = await app.db.select().from(applicants).where(eq(applicants.id, applicantId))
  return row?.subscribedUntil != null
}

it('opens everything for what was ordered here', async () => {
  const { student, told } = await aTold((proof) => ({ proof, priceId: 'pri_month' }))
  await applyTold(app, told)
  expect(await isOpenFor(student.applicantId)).toBe(true)
})

it.each<[string, (proof: string) => Partial<SubscriptionSnapshot>]>([
  ['another price of the account', (proof) => ({ proof, priceId: 'pri_cup' })],
  ['no price', (proof) => ({ proof, priceId: '' })],
  ['no proof', () => ({ priceId: 'pri_month' })],
  ["somebody else's proof", () => ({ proof: app.orderProof(randomUUID()), priceId: 'pri_month' })],
])('opens nothing for %s, though it names a student with a checkout', async (_what, changes) => {
  const { student, told } = await aTold(changes)
  await expect(applyTold(app, told)).rejects.toThrow(/not one of ours|not ordered here/)
  expect(await isOpenFor(student.applicantId)).toBe(false)
})

it('follows what is known already, whatever its price is called by now', async () => {
  const { student, told } = await aTold((proof) => ({ proof, priceId: 'pri_month' }))
  await applyTold(app, told)
  const later = new Date(told.asOf.getTime() + 1000)
  const subscription = { ...told.subscription, priceId: 'pri_before' }
  await applyTold(app, { ...told, subscription, asOf: later, eventId: 'evt_later' })
  expect(await isOpenFor(student.applicantId)).toBe(true)
})
