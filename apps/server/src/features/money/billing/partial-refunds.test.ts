import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  ChargeSnapshot,
  ProviderEvent,
} from '../../../integrations/billing/billing-provider.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import {
  aCharge,
  aCheckout,
  aSnapshot,
  billingOf,
  deliver,
  offerAtStripe,
} from '../../../testing/factories/billing.ts'
import { mailsTo } from '../../../testing/factories/family.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { openToldProvider } from '../../../testing/told-provider.ts'

const DELIVERIES = 20

let app: TestApp
let admin: Student
let priceId: string
let student: Student
let charge: ChargeSnapshot
let paidAt: Date
beforeAll(async () => {
  app = await createTestApp()
  app.billing = openToldProvider().provider
  admin = await aStudent(app, { role: 'ADMIN' })
  priceId = (await offerAtStripe(app)).priceId
})
beforeEach(async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  student = await aStudent(app)
  await aCheckout(app, student, 'stripe')
  paidAt = app.clock.now()
  const subscriptionId = `sub_${randomUUID()}`
  charge = aCharge(paidAt, { subscriptionId, chargeId: `ch_${subscriptionId}` })
  const subscription = aSnapshot(student, paidAt, { subscriptionId, priceId })
  await tell([
    { ...anEvent(paidAt), subscription },
    { ...anEvent(paidAt), charge },
  ])
})
afterAll(() => app.close())

const anEvent = (occurredAt: Date) => ({ eventId: `evt_${randomUUID()}`, type: 'test', occurredAt })

async function tell(events: readonly ProviderEvent[]): Promise<void> {
  const copies = Array.from({ length: DELIVERIES }, () => events).flat()
  const statuses = await Promise.all(copies.map((event) => deliver(app, [event])))
  expect(new Set(statuses)).toEqual(new Set([200]))
  await app.background.settle()
}

const daysOn = (days: number) => new Date(paidAt.getTime() + days * 86_400_000)

/** What Stripe tells so many days after the payment: all that went back of it so far. */
const toldOf = (days: number, back: Partial<ChargeSnapshot>): ProviderEvent => ({
  ...anEvent(daysOn(days)),
  charge: { ...charge, refundedAt: daysOn(days), ...back },
})

const first = () => toldOf(1, { refundedCents: 300 })
const second = () => toldOf(2, { refundedCents: 500 })
const whole = () => toldOf(3, { status: 'refunded' })

const kept = async () => (await billingOf(app, student)).invoices
const revenue = async () => (await ask(app, admin, 'GET', '/admin/revenue?months=1')).body.data
const backSince = async (before: {
  refundedCents: number
  months: { refundedCents: number }[]
}) => {
  const after = await revenue()
  return [
    after.refundedCents - before.refundedCents,
    after.months[0].refundedCents - (before.months[0]?.refundedCents ?? 0),
  ]
}

async function subjects(): Promise<string[]> {
  const mails = await mailsTo(app, student.email)
  return mails
    .map(({ subject }) => subject.replace(/: .*/, ''))
    .filter((each) => /\bback\b|refunded/.test(each))
}

describe('what was given back in part', () => {
  it('is taken off the revenue once, and the subscription goes on', async () => {
    const before = await revenue()
    await tell([first()])
    expect(await backSince(before)).toEqual([300, 300])
    expect((await revenue()).paidCents).toBe(before.paidCents)
    // Mails of one moment stand in no order.
    app.clock.set('2026-11-20T15:01:00Z')
    await tell([second()])
    expect(await backSince(before)).toEqual([500, 500])
    expect(await kept()).toMatchObject([
      {
        status: 'paid',
        amountCents: 3000,
        refundedCents: 500,
        refundedAt: daysOn(2).toISOString(),
      },
    ])
    expect((await billingOf(app, student)).subscription?.status).toBe('active')
    expect(await subjects()).toEqual([
      '$3 is on its way back to you',
      '$2 is on its way back to you',
    ])
  })

  it.each([
    ['1 2 3', () => [first(), second(), whole()]],
    ['3 2 1', () => [whole(), second(), first()]],
    ['2 3 1', () => [second(), whole(), first()]],
  ])('comes to all of it in whatever order it is told: %s', async (_order, events) => {
    const before = await revenue()
    for (const event of events()) await tell([event])
    expect(await backSince(before)).toEqual([3000, 3000])
    expect(await kept()).toMatchObject([{ status: 'refunded', refundedCents: 3000 }])
    expect((await billingOf(app, student)).subscription?.status).toBe('refunded')
  })

  it('stands on the invoice', async () => {
    await tell([second()])
    const [invoice] = await kept()
    const url = `/api/v1/user-payments/invoices/${invoice?.id}`
    const { rawPayload } = await app.server.inject({ url, headers: student.headers })
    expect((await readPdf(rawPayload)).join(' ')).toMatch(/Refunded\s+\$5 on 22 November 2026/)
  })

  it('comes to the most of it when the later part is told first', async () => {
    await tell([second()])
    await tell([first()])
    expect(await kept()).toMatchObject([
      { refundedCents: 500, refundedAt: daysOn(2).toISOString() },
    ])
    expect(await subjects()).toEqual(['$5 is on its way back to you'])
  })

  it.each(['after', 'before'])(
    'is paid again where the provider refuses it, told %s it',
    async (when) => {
      const refusal = toldOf(4, { refundedCents: 300, refundedAt: daysOn(1) })
      const events = [first(), second(), refusal]
      for (const event of when === 'after' ? events : [events[2]!, events[1]!, events[0]!])
        await tell([event])
      expect(await kept()).toMatchObject([{ status: 'paid', refundedCents: 300 }])
      const isTold = (await subjects()).includes('$2 could not be refunded')
      expect(isTold).toBe(when === 'after')
    },
  )
})
