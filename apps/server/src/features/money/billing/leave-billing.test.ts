import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { billingEvents, charges, subscriptions } from '../../../db/schema/billing.ts'
import { outboxEmails, rateLimits } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import {
  aStoredEvent,
  aSnapshot,
  billingOf,
  openCheckoutOf,
  payInSandbox,
  subscribeInSandbox,
} from '../../../testing/factories/billing.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { purgeAccounts } from '../../running/privacy/purge-accounts.ts'
import { compareSubscriptions } from './compare-subscriptions.ts'
import { endSubscriptions } from './end-subscriptions.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(rateLimits))

const leave = (student: Student) =>
  ask(app, student, 'POST', '/users/auth/account-deletion', { payload: {} })

const subscriptionOf = async ({ applicantId }: Student) => {
  const [row] = await app.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.applicantId, applicantId))
  return row!
}

it('ends the subscription of an account that closes, and keeps the books without a name', async () => {
  const student = await aStudent(app)
  await subscribeInSandbox(app, student)
  const { id, providerId } = await subscriptionOf(student)
  const subscription = aSnapshot(student, app.clock.now(), { subscriptionId: providerId })
  const eventId = await aStoredEvent(app, { subscription })
  expect((await leave(student)).status).toBe(200)
  await endSubscriptions(app)
  expect(await subscriptionOf(student)).toMatchObject({
    endReason: 'account_closed',
    providerStatus: 'ended',
  })
  const atProvider = await app.billing.readSubscription(providerId)
  expect(atProvider.subscription.status).toBe('ended')
  const mails = await app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, student.email))
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('is deleted')])

  app.clock.advance({ hours: 23 })
  await purgeAccounts(app)
  const [kept] = await app.db.select().from(subscriptions).where(eq(subscriptions.id, id))
  expect(kept).toMatchObject({ applicantId: null, status: 'expired' })
  expect(await app.db.$count(charges, eq(charges.subscriptionId, id))).toBe(1)
  expect(await app.db.$count(billingEvents, eq(billingEvents.id, eventId))).toBe(0)
})

it('is no way to a second trial: the confirmed address is known again', async () => {
  const email = 'again@example.org'
  const confirm = async (student: Student) =>
    app.db
      .update(users)
      .set({ emailConfirmedAt: app.clock.now() })
      .where(eq(users.id, student.userId))
  const first = await aStudent(app, { email })
  await subscribeInSandbox(app, first, 'sandbox_month-trial')
  await confirm(first)
  await leave(first)
  const second = await aStudent(app, { email: 'again+new@example.org' })
  expect((await billingOf(app, second)).hasTrialLeft).toBe(true)
  await confirm(second)
  expect((await billingOf(app, second)).hasTrialLeft).toBe(false)
  await expect(openCheckoutOf(app, second, 'sandbox_month-trial')).rejects.toThrow('UNKNOWN_PLAN')
  const [row] = await app.db.select().from(applicants).where(eq(applicants.id, second.applicantId))
  expect(row?.isTrailTaken).toBe(false)
})

it('ends what is paid for on a page that was left open, once the account is closed', async () => {
  const student = await aStudent(app)
  const checkoutId = await openCheckoutOf(app, student, 'sandbox_month')
  expect((await leave(student)).status).toBe(200)
  await payInSandbox(app, checkoutId)
  await compareSubscriptions(app)
  const { providerId, endReason } = await subscriptionOf(student)
  expect(endReason).toBe('closed_unpaid')
  const atProvider = await app.billing.readSubscription(providerId)
  expect(atProvider.subscription.status).toBe('ended')
})

it('ends what was given back at the provider, so that nothing is charged for it again', async () => {
  const student = await aStudent(app)
  await subscribeInSandbox(app, student)
  const { providerId } = await subscriptionOf(student)
  const { charges: taken } = await app.billing.readSubscription(providerId)
  await app.billing.refund(taken[0]?.chargeId ?? '')
  await compareSubscriptions(app)
  expect((await billingOf(app, student)).subscription?.status).toBe('refunded')
  const atProvider = await app.billing.readSubscription(providerId)
  expect(atProvider.subscription.status).toBe('ended')
})

it('gives back what was charged for a second trial before it could be ended', async () => {
  const student = await aStudent(app)
  await subscribeInSandbox(app, student)
  const { id } = await subscriptionOf(student)
  await app.db
    .update(subscriptions)
    .set({ endReason: 'trial_taken' })
    .where(eq(subscriptions.id, id))
  await endSubscriptions(app)
  expect((await billingOf(app, student)).invoices).toMatchObject([{ status: 'refunded' }])
})
