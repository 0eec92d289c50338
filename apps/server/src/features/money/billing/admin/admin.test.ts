import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { charges } from '../../../../db/schema/billing.ts'
import { createTestApp, type TestApp } from '../../../../testing/app.ts'
import { ask } from '../../../../testing/factories/application.ts'
import {
  aSnapshot,
  aStoredEvent,
  billingOf,
  subscribeInSandbox,
} from '../../../../testing/factories/billing.ts'
import { aStudent, type Student } from '../../../../testing/factories/student.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
  admin = await aStudent(app, { role: 'ADMIN' })
})
afterAll(() => app.close())

const read = async (path: string) => (await ask(app, admin, 'GET', `/admin/${path}`)).body.data

it('lists subscriptions, found by name, state and provider', async () => {
  const [dana, robin] = [
    await aStudent(app, { lastName: 'Vale' }),
    await aStudent(app, { lastName: 'Ash_ton' }),
  ]
  await subscribeInSandbox(app, dana, 'sandbox_month')
  app.clock.advance({ seconds: 5 })
  await subscribeInSandbox(app, robin, 'sandbox_year-trial')
  const all = await read('subscriptions')
  expect(all).toMatchObject({
    total: 2,
    subscriptions: [
      { applicant: { email: robin.email }, status: 'trialing', invoices: [] },
      {
        applicant: { name: 'Dana Vale' },
        planTitle: 'Monthly Plan',
        status: 'active',
        invoices: [{ amountCents: 1500 }],
      },
    ],
  })
  expect((await read('subscriptions?search=Ash_')).total).toBe(1)
  expect((await read('subscriptions?search=Ash%25t')).total).toBe(0)
  expect((await read('subscriptions?status=active')).total).toBe(1)
  expect((await read('subscriptions?provider=grant')).total).toBe(0)
  expect((await read('subscriptions?offset=1&limit=2')).subscriptions).toHaveLength(1)
})

it('shows what came in by month, what runs and what it comes to', async () => {
  const { subscription, invoices } = await billingOf(app, await refunded())
  expect([subscription?.status, invoices[0]?.status]).toEqual(['refunded', 'refunded'])
  const revenue = await read('revenue?months=2')
  expect(revenue).toMatchObject({
    currency: 'USD',
    paidCents: 4500,
    refundedCents: 3000,
    monthlyRecurringCents: 1500,
    running: [
      { planTitle: 'Monthly Plan', status: 'active', subscriptions: 1 },
      { planTitle: 'Yearly Plan-7 day trial', status: 'trialing', subscriptions: 1 },
    ],
    months: [
      { month: '2026-11', paidCents: 4500, refundedCents: 3000, begun: 3, ended: 1 },
      { month: '2026-10', paidCents: 0, refundedCents: 0, begun: 0, ended: 0 },
    ],
  })
})

it('adds up nothing of another currency, and says what came in of it', async () => {
  const before = await read('revenue?months=1')
  expect(before.otherCurrencies).toEqual([])
  const student = await aStudent(app)
  await subscribeInSandbox(app, student, 'sandbox_month')
  const [invoice] = (await billingOf(app, student)).invoices
  await app.db
    .update(charges)
    .set({ currency: 'EUR', amountCents: 1390 })
    .where(eq(charges.id, invoice?.id ?? ''))
  const after = await read('revenue?months=1')
  expect(after.otherCurrencies).toEqual([{ currency: 'EUR', paidCents: 1390, refundedCents: 0 }])
  expect([after.paidCents, after.months[0].paidCents]).toEqual([
    before.paidCents,
    before.months[0].paidCents,
  ])
})

async function refunded(): Promise<Student> {
  const student = await aStudent(app)
  await subscribeInSandbox(app, student, 'sandbox_quarter')
  await ask(app, student, 'POST', '/user-payments/refund')
  await app.background.settle()
  return student
}

it('gives a subscription with a reason and an end, and takes it back', async () => {
  const student = await aStudent(app)
  const payload = {
    email: student.email,
    reason: 'Won the prize of our school',
    endsAt: '2026-12-24T00:00:00Z',
  }
  const given = await ask(app, admin, 'POST', '/admin/subscriptions/grants', { payload })
  expect(given.body.data).toMatchObject({
    provider: 'grant',
    status: 'active',
    reason: payload.reason,
    accessUntil: '2026-12-24T00:00:00.000Z',
  })
  expect(await billingOf(app, student)).toMatchObject({
    isActive: true,
    accessUntil: '2026-12-24T00:00:00.000Z',
    subscription: { provider: 'grant', plan: null, nextCharge: null, canRefund: false },
    hasPortal: false,
  })
  const past = { ...payload, endsAt: '2026-01-01T00:00:00Z' }
  const refused = await ask(app, admin, 'POST', '/admin/subscriptions/grants', { payload: past })
  expect(refused.body.error.fields).toHaveProperty('endsAt')
  const path = `/admin/subscriptions/grants/${given.body.data.id}`
  for (let times = 0; times < 2; times += 1)
    expect((await ask(app, admin, 'DELETE', path)).body.data).toMatchObject({ status: 'expired' })
  expect((await billingOf(app, student)).isActive).toBe(false)
})

it('lists what providers told, without what it says of people', async () => {
  const stranger = await aStudent(app)
  const subscription = aSnapshot(stranger, app.clock.now(), { subscriptionId: 'sub_x' })
  const id = await aStoredEvent(app, { subscription })
  const waiting = await read('billing-events?state=waiting')
  expect(waiting).toMatchObject({ total: 1, events: [{ id, subscriptionId: 'sub_x', tries: 0 }] })
  expect(JSON.stringify(waiting)).not.toContain(stranger.applicantId)
  await ask(app, admin, 'POST', `/admin/billing-events/${id}/retry`)
  const broken = await read('billing-events?state=problem')
  expect(broken.events).toMatchObject([
    { id, problem: 'No checkout of ours led to this subscription.' },
  ])
  expect((await read('billing-events?state=applied')).total).toBe(0)
})
