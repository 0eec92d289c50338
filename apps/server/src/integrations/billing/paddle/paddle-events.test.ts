import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PRICE_KEYS, type PriceIds } from '../../../read-provider-values.ts'
import { testClock } from '../../../testing/clock.ts'
import {
  APPLICANT_ID,
  CHECKOUT_ID,
  paddleAdjustment,
  paddleEvent,
  paddlePayment,
  paddleSubscription,
  paddleTransaction,
} from '../../../testing/paddle-objects.ts'
import { refusal, startPaddleServer, type PaddleServer } from '../../../testing/paddle-server.ts'
import { BillingFailure, ForgedEvent, type BillingProvider } from '../billing-provider.ts'
import { openPaddleProvider } from './paddle-provider.ts'

const [OLD_SECRET, SECRET] = ['pdl_ntfset_old', 'pdl_ntfset_new']
const NOV_20 = Date.parse('2026-11-20T15:00:00Z') / 1000
const SUBSCRIPTION_ID = 'sub_01hv8x29kz0t586xy6zn1a62ny'

let server: PaddleServer
let paddle: BillingProvider
beforeAll(async () => {
  server = await startPaddleServer()
  const prices = Object.fromEntries(PRICE_KEYS.map((key, at) => [key, `pri_${at}`])) as PriceIds
  paddle = openPaddleProvider({
    settings: {
      provider: 'paddle',
      apiKey: 'pdl_1',
      clientToken: 'test_1',
      webhookSecrets: [OLD_SECRET, SECRET],
      prices,
      environment: 'sandbox',
      apiUrl: server.url,
    },
    clock: testClock(),
  })
})
afterAll(() => server.close())
beforeEach(() => {
  server.stored.transactions = [paddleTransaction()]
})

const hashOf = (payload: string, secret: string, time: number) =>
  createHmac('sha256', secret).update(`${time}:${payload}`).digest('hex')
const signed = (payload: string, secret = SECRET, time = NOV_20) =>
  `ts=${time};h1=${hashOf(payload, secret, time)}`

const read = (payload: string, header: string = signed(payload)) =>
  paddle.readEvents(Buffer.from(payload), { 'paddle-signature': header })

async function told(...[type, entity, fields]: Parameters<typeof paddleEvent>) {
  const events = await read(JSON.stringify(paddleEvent(type, entity, fields)))
  return events[0]
}

describe('an event of Paddle', () => {
  const payload = JSON.stringify(paddleEvent('subscription.updated', paddleSubscription()))

  it('counts within five minutes, signed with the present secret or the one before', async () => {
    expect(await read(payload)).toHaveLength(1)
    expect(await read(payload, signed(payload, OLD_SECRET))).toHaveLength(1)
    expect(await read(payload, signed(payload, SECRET, NOV_20 - 300))).toHaveLength(1)
    const other = hashOf(payload, 'pdl_ntfset_other', NOV_20)
    expect(await read(payload, `${signed(payload)};h1=${other}`)).toHaveLength(1)
  })

  it.each<[string, string, string]>([
    ['without a signature', payload, ''],
    ['with a malformed one', payload, `ts=${NOV_20};h1=x`],
    ['without a time', payload, signed(payload).replace(/^ts=\d+;/, '')],
    ["with another account's secret", payload, signed(payload, 'pdl_ntfset_other')],
    ['signed long ago', payload, signed(payload, SECRET, NOV_20 - 301)],
    ['signed in the future', payload, signed(payload, SECRET, NOV_20 + 301)],
    ['with another time', payload, signed(payload).replace(String(NOV_20), String(NOV_20 + 1))],
    ['serialised again', JSON.stringify(JSON.parse(payload), null, 2), signed(payload)],
    ['with another content', payload.replace('trialing', 'active'), signed(payload)],
  ])('%s changes nothing', async (_name, body, header) => {
    await expect(read(body, header)).rejects.toThrow(ForgedEvent)
  })

  it('without any header changes nothing either', async () => {
    await expect(paddle.readEvents(Buffer.from(payload), {})).rejects.toThrow(ForgedEvent)
  })
})

describe('what Paddle tells', () => {
  it.each([
    'created',
    'trialing',
    'activated',
    'updated',
    'past_due',
    'paused',
    'resumed',
    'canceled',
  ])('by subscription.%s is the subscription at that moment', async (name) => {
    expect(await told(`subscription.${name}`, paddleSubscription())).toMatchObject({
      eventId: 'evt_01hv8x2azg8k6j0q9m7n4d5s3r',
      type: `subscription.${name}`,
      occurredAt: new Date('2026-11-20T15:00:00.123Z'),
      subscription: {
        subscriptionId: SUBSCRIPTION_ID,
        applicantId: APPLICANT_ID,
        priceId: 'pri_4',
        status: 'trialing',
      },
    })
  })

  it('of a cancellation is its date, of a pause none', async () => {
    const change = { effective_at: '2026-11-27T15:00:00Z', resume_at: null }
    const cancelling = paddleSubscription({ scheduled_change: { ...change, action: 'cancel' } })
    const pausing = paddleSubscription({ scheduled_change: { ...change, action: 'pause' } })
    const at = new Date('2026-11-27T15:00:00Z')
    expect((await told('subscription.updated', cancelling))?.subscription?.cancelsAt).toEqual(at)
    expect((await told('subscription.updated', pausing))?.subscription?.cancelsAt).toBeUndefined()
  })

  it('of an end is when it came', async () => {
    const canceled_at = '2026-11-25T15:00:00Z'
    const ended = { status: 'canceled', canceled_at, current_billing_period: null }
    const event = await told('subscription.canceled', paddleSubscription(ended))
    expect(event?.subscription).toMatchObject({
      status: 'ended',
      endedAt: new Date(canceled_at),
      periodStartsAt: new Date('2026-11-20T15:00:00Z'),
      periodEndsAt: new Date(canceled_at),
    })
  })

  it('of a paid checkout is its end and its charge', async () => {
    const event = await told('transaction.completed', paddleTransaction())
    expect(event).toMatchObject({
      checkout: { checkoutId: CHECKOUT_ID, isCompleted: true, subscriptionId: SUBSCRIPTION_ID },
      charge: { status: 'paid', amountCents: 3000, cardLabel: 'Visa ending in 4242' },
    })
  })

  it('of one with a trial is its end only', async () => {
    const event = await told('transaction.completed', paddleTransaction({}, '0'))
    expect(event?.checkout?.isCompleted).toBe(true)
    expect(event?.charge).toBeUndefined()
  })

  it('of a renewal, which carries nothing of the checkout, is its charge', async () => {
    const event = await told('transaction.completed', paddleTransaction({ custom_data: null }))
    expect(event?.charge).toMatchObject({ status: 'paid', subscriptionId: SUBSCRIPTION_ID })
    expect(event?.checkout).toBeUndefined()
  })

  it.each(['transaction.payment_failed', 'transaction.past_due'])(
    'by %s is a refusal, when it was told',
    async (type) => {
      const payments = [paddlePayment({ status: 'error', captured_at: null })]
      const event = await told(type, paddleTransaction({ status: 'past_due', payments }))
      expect(event?.charge).toMatchObject({
        status: 'failed',
        chargedAt: new Date('2026-11-20T15:00:00.123Z'),
      })
    },
  )

  it('of a checkout that came to nothing is its end', async () => {
    const fields = { status: 'canceled', subscription_id: null }
    const event = await told('transaction.canceled', paddleTransaction(fields))
    expect(event?.checkout).toEqual({ checkoutId: CHECKOUT_ID, isCompleted: false })
  })

  it.each([
    ['pending_approval', 'refunded'],
    ['approved', 'refunded'],
    ['rejected', 'paid'],
  ])('of a refund that is %s: the charge is %s', async (status, own) => {
    const adjustment = paddleAdjustment({ status })
    server.stored.transactions = [paddleTransaction({ adjustments: [adjustment] })]
    const event = await told('adjustment.updated', adjustment)
    expect(event?.charge).toMatchObject({ chargeId: adjustment['transaction_id'], status: own })
  })

  const part = (total: string, created: string, status = 'approved') =>
    paddleAdjustment({
      status,
      type: 'partial',
      totals: { ...(paddleAdjustment()['totals'] as object), total },
      created_at: created,
    })
  const [first, second] = ['2026-11-28T15:00:00.000000Z', '2026-11-30T15:00:00.000000Z']

  it.each([
    ['a part', [part('1000', first)], 'paid', 1000, first],
    ['two parts', [part('700', second), part('300', first)], 'paid', 1000, second],
    [
      'a part, and one refused',
      [part('700', first), part('9', second, 'rejected')],
      'paid',
      700,
      first,
    ],
    ['all in parts', [part('700', first), part('2300', second)], 'refunded', undefined, second],
  ] as const)(
    'of %s that was given back says how much',
    async (_what, adjustments, status, refundedCents, at) => {
      server.stored.transactions = [paddleTransaction({ adjustments })]
      const event = await told('adjustment.updated', adjustments[0])
      expect(event?.charge).toMatchObject({ status, refundedCents, refundedAt: new Date(at) })
    },
  )

  it.each<[string, ...Parameters<typeof paddleEvent>]>([
    ['other events', 'transaction.updated', paddleTransaction()],
    [
      'a subscription of something else',
      'subscription.updated',
      paddleSubscription({ custom_data: null }),
    ],
    [
      'a sale of something else',
      'transaction.completed',
      paddleTransaction({ custom_data: null, items: [] }),
    ],
    [
      'a card that was refused at the checkout',
      'transaction.payment_failed',
      paddleTransaction({ status: 'ready', subscription_id: null }),
    ],
    ['a credit', 'adjustment.created', paddleAdjustment({ action: 'credit' })],
  ])('of %s is left alone', async (_name, type, entity) => {
    expect(await told(type, entity)).toBeUndefined()
  })

  it('of the refund of something else is left alone', async () => {
    server.stored.transactions = [paddleTransaction({ custom_data: null, items: [] })]
    expect(await told('adjustment.created', paddleAdjustment())).toBeUndefined()
  })

  it('while it cannot be asked for the transaction is told once more', async () => {
    const down = refusal(500, 'internal_error', 'api_error')
    server.trouble(down, down, down)
    await expect(told('adjustment.created', paddleAdjustment())).rejects.toThrow(BillingFailure)
    expect(await told('adjustment.created', paddleAdjustment())).toBeDefined()
  })
})
