import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { subscriptions } from '../../../db/schema/billing.ts'
import { outboxEmails, rateLimits } from '../../../db/schema/sessions.ts'
import { BillingFailure } from '../../../integrations/billing/billing-provider.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send, sendMany } from '../../../testing/factories/application.ts'
import {
  billingOf,
  openCheckoutOf,
  payInSandbox,
  subscribeInSandbox,
} from '../../../testing/factories/billing.ts'
import { someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { startSession } from '../../people/accounts/start-session.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(rateLimits))

const post = (student: Student, path: string, payload?: object) =>
  ask(app, student, 'POST', `/user-payments/${path}`, payload && { payload })

const mailsTo = async ({ email }: Student): Promise<string[]> => {
  const rows = await app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, email))
    .orderBy(asc(outboxEmails.createdAt))
  return rows.map(({ subject }) => subject)
}

describe('subscribing', () => {
  it('opens everything at once for whoever returns before the webhook', async () => {
    const student = await aStudent(app)
    const before = await billingOf(app, student)
    expect(before).toMatchObject({ isActive: false, subscription: null, hasTrialLeft: true })
    const id = await openCheckoutOf(app, student, 'sandbox_quarter')
    const open = await post(student, `checkouts/${id}/confirm`)
    expect(open.body.data).toMatchObject({ status: 'open', billing: { isActive: false } })
    await payInSandbox(app, id)
    const done = await post(student, `checkouts/${id}/confirm`)
    expect(done.body.data).toMatchObject({
      status: 'completed',
      billing: {
        isActive: true,
        hasPortal: true,
        subscription: {
          status: 'active',
          plan: { title: 'Quarterly Plan', price: '$30', savings: 33 },
          nextCharge: { amountCents: 3000 },
          canRefund: true,
        },
        invoices: [{ number: expect.stringMatching(/^L-2026-\d{6}$/), status: 'paid' }],
      },
    })
    const profile = await ask(app, student, 'GET', '/register-applicants/profile')
    expect(profile.body.data.isActiveSubscription).toBe(true)
    expect(await mailsTo(student)).toEqual([expect.stringContaining('Receipt for $30: L-2026-')])
    await post(student, `checkouts/${id}/confirm`)
    expect(await mailsTo(student)).toHaveLength(1)
  })

  it('believes no client that claims to have paid', async () => {
    const student = await aStudent(app)
    const id = await openCheckoutOf(app, student, 'sandbox_month')
    await post(student, `checkouts/${id}/confirm`)
    const forged = { isActiveSubscription: true, subscribedUntil: '2030-01-01T00:00:00Z' }
    await app.server.inject({
      method: 'PUT',
      url: `/api/v1/register-applicants/${student.applicantId}`,
      headers: student.headers,
      payload: forged,
    })
    const profile = await ask(app, student, 'GET', '/register-applicants/profile')
    expect(profile.body.data.isActiveSubscription).toBe(false)
    expect(await billingOf(app, student)).toMatchObject({ isActive: false, subscription: null })
  })

  it('is refused while there is a subscription, and for prices that nobody offers', async () => {
    const student = await aStudent(app)
    await subscribeInSandbox(app, student)
    const again = await post(student, 'create-checkout-session', { priceId: 'sandbox_year' })
    expect(again.body.error.code).toBe('ALREADY_SUBSCRIBED')
    const other = await post(await aStudent(app), 'create-checkout-session', { priceId: 'nothing' })
    expect(other.body.error.code).toBe('UNKNOWN_PLAN')
  })

  it('is confirmed without the provider once its webhooks have told of it', async () => {
    const student = await aStudent(app)
    const id = await subscribeInSandbox(app, student)
    const { billing } = app
    app.billing = {
      ...billing,
      readCheckout: () => Promise.reject(new BillingFailure('It is away.', false)),
    }
    const answer = await post(student, `checkouts/${id}/confirm`)
    app.billing = billing
    expect(answer.body.data).toMatchObject({ status: 'completed', billing: { isActive: true } })
  })

  it('keeps who paid in two windows at once from paying twice', async () => {
    const student = await aStudent(app)
    const [first, second] = [
      await openCheckoutOf(app, student, 'sandbox_month'),
      await openCheckoutOf(app, student, 'sandbox_year'),
    ]
    await payInSandbox(app, first)
    app.clock.advance({ seconds: 20 })
    await payInSandbox(app, second)
    await post(student, `checkouts/${second}/confirm`)
    await post(student, `checkouts/${first}/confirm`)
    await app.background.settle()
    const billing = await billingOf(app, student)
    expect(billing.subscription?.plan?.title).toBe('Monthly Plan')
    expect(billing.invoices.map(({ amountCents, status }) => [amountCents, status])).toEqual([
      [6000, 'refunded'],
      [1500, 'paid'],
    ])
    expect(await mailsTo(student)).toContain('You were about to pay twice')
  })
})

describe('the trial', () => {
  it('is kept once by who began it in two windows, whichever is told of first', async () => {
    const student = await aStudent(app)
    const [first, second] = [
      await openCheckoutOf(app, student, 'sandbox_month-trial'),
      await openCheckoutOf(app, student, 'sandbox_year-trial'),
    ]
    await payInSandbox(app, first, 'the-same-card')
    app.clock.advance({ seconds: 20 })
    await payInSandbox(app, second, 'the-same-card')
    for (const id of [second, first, second, first]) await post(student, `checkouts/${id}/confirm`)
    await app.background.settle()
    expect((await billingOf(app, student)).subscription).toMatchObject({
      status: 'trialing',
      plan: { interval: 'month' },
    })
    const rows = await app.db
      .select({ status: subscriptions.providerStatus })
      .from(subscriptions)
      .where(eq(subscriptions.applicantId, student.applicantId))
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['ended', 'trialing'])
  })

  it('is there once, and a mail tells of the first charge three days before', async () => {
    const student = await aStudent(app)
    await subscribeInSandbox(app, student, 'sandbox_year-trial')
    const billing = await billingOf(app, student)
    expect(billing).toMatchObject({
      isActive: true,
      hasTrialLeft: false,
      subscription: { status: 'trialing', nextCharge: { amountCents: 6000 }, canRefund: false },
      invoices: [],
    })
    const [row] = await app.db
      .select()
      .from(applicants)
      .where(eq(applicants.id, student.applicantId))
    expect(row?.isTrailTaken).toBe(true)
  })

  it('ends at once, without a charge, for a card that had it', async () => {
    const [first, second] = [await aStudent(app), await aStudent(app)]
    await subscribeInSandbox(app, first, 'sandbox_month-trial', 'one-card')
    await subscribeInSandbox(app, second, 'sandbox_month-trial', 'one-card')
    expect((await billingOf(app, first)).isActive).toBe(true)
    const billing = await billingOf(app, second)
    expect(billing).toMatchObject({
      isActive: false,
      hasTrialLeft: false,
      subscription: { status: 'expired' },
      invoices: [],
    })
    expect(await mailsTo(second)).toEqual(['The free trial was used before'])
    const id = await openCheckoutOf(app, second, 'sandbox_month')
    await payInSandbox(app, id, 'one-card')
    await post(second, `checkouts/${id}/confirm`)
    expect((await billingOf(app, second)).subscription?.status).toBe('active')
  })
})

describe('leaving', () => {
  it('is effective with the period, told at once, and can be taken back', async () => {
    const student = await aStudent(app)
    await subscribeInSandbox(app, student)
    const cancelled = await post(student, 'cancel')
    expect(cancelled.body.data).toMatchObject({
      isActive: true,
      subscription: { status: 'cancelled', nextCharge: null },
    })
    expect((await post(student, 'cancel')).status).toBe(200)
    expect(await mailsTo(student)).toContain('Your subscription is cancelled')
    const resumed = await post(student, 'resume')
    expect(resumed.body.data.subscription).toMatchObject({ status: 'active', cancelsAt: null })
    expect((await post(student, 'resume')).status).toBe(200)
    await post(student, 'cancel')
    expect(await mailsTo(student)).toHaveLength(3)
  })

  it('gives the money back while nothing was used', async () => {
    const student = await aStudent(app)
    await subscribeInSandbox(app, student)
    const refunded = await post(student, 'refund')
    expect(refunded.body.data).toMatchObject({
      isActive: false,
      subscription: { status: 'refunded', canRefund: false },
      invoices: [{ status: 'refunded' }],
    })
    expect((await post(student, 'refund')).body.error.code).toBe('NOT_REFUNDABLE')
    await app.background.settle()
    await subscribeInSandbox(app, student)
    expect((await billingOf(app, student)).isActive).toBe(true)
  })

  it('keeps the money once something was used that only subscribers may', async () => {
    const [sender, viewer] = [await aStudent(app), await aStudent(app)]
    for (const student of [sender, viewer]) await subscribeInSandbox(app, student)
    const [first, ...others] = await someScholarships(app, [{}, {}, {}, {}])
    await sendMany(app, sender, [first!.id])
    await app.background.settle()
    expect((await post(sender, 'refund')).body.error.code).toBe('NOT_REFUNDABLE')

    for (const { id } of others) await send(app, viewer, id, 'received')
    expect((await billingOf(app, viewer)).subscription?.canRefund).toBe(true)
    await ask(app, viewer, 'GET', `/scholarships/${first!.id}`)
    expect((await billingOf(app, viewer)).subscription?.canRefund).toBe(false)
    expect((await post(viewer, 'refund')).body.error.code).toBe('NOT_REFUNDABLE')
  })

  it('keeps the money of more than 14 days', async () => {
    const student = await aStudent(app)
    await subscribeInSandbox(app, student)
    app.clock.advance({ days: 14 })
    const again = await signedInAgain(student)
    expect((await billingOf(app, again)).subscription?.canRefund).toBe(false)
    expect((await post(again, 'refund')).body.error.code).toBe('NOT_REFUNDABLE')
  })
})

async function signedInAgain(student: Student): Promise<Student> {
  const { accessToken } = await startSession(app, student.userId, undefined)
  return { ...student, headers: { authorization: `Bearer ${accessToken}` } }
}
