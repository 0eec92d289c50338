import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaddleSettings } from '../../../read-billing-settings.ts'
import { PRICE_KEYS, type PriceIds } from '../../../read-provider-values.ts'
import { testClock } from '../../../testing/clock.ts'
import {
  APPLICANT_ID,
  paddleAddress,
  paddleAdjustment,
  paddlePayment,
  paddleSubscription,
  paddleTransaction,
} from '../../../testing/paddle-objects.ts'
import { refusal, startPaddleServer, type PaddleServer } from '../../../testing/paddle-server.ts'
import { BillingFailure, type BillingProvider, type CheckoutOrder } from '../billing-provider.ts'
import { openPaddleProvider } from './paddle-provider.ts'

const TIMEOUT_MILLISECONDS = 200
const prices = Object.fromEntries(PRICE_KEYS.map((key, at) => [key, `pri_${at}`])) as PriceIds
const settings: PaddleSettings = {
  provider: 'paddle',
  apiKey: 'pdl_hidden',
  clientToken: 'test_token',
  webhookSecrets: ['pdl_ntfset_1'],
  prices,
  environment: 'sandbox',
  apiUrl: undefined,
}

let server: PaddleServer
let paddle: BillingProvider
beforeAll(async () => {
  server = await startPaddleServer()
  paddle = openPaddleProvider({
    settings: { ...settings, apiUrl: server.url },
    clock: testClock(),
    timeoutMs: TIMEOUT_MILLISECONDS,
    firstPauseMs: 1,
  })
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
  Object.assign(server.stored, {
    customers: [],
    addresses: [],
    transactions: [paddleTransaction()],
    subscriptions: [paddleSubscription()],
  })
})

const SUBSCRIPTION_ID = 'sub_01hv8x29kz0t586xy6zn1a62ny'
const TRANSACTION_ID = 'txn_01hv8wptq8987qeep44cyrewp9'
const anOrder = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  checkoutId: '5a3c1a52-3a76-4a44-8a8c-40b1f6f4f3c2',
  applicantId: APPLICANT_ID,
  proof: 'p1',
  email: 'dana@example.org',
  name: 'Dana Reyes',
  countryCode: 'US',
  zipCode: '94103',
  priceId: 'pri_4',
  trialDays: 7,
  successUrl: 'https://laurel.example/done',
  cancelUrl: 'https://laurel.example/back',
  custom: { linkId: 'l1' },
  ...changes,
})
const sent = (call: string) => server.requests.filter((request) => request.call === call)
const bodyOf = (call: string): unknown => JSON.parse(sent(call).at(-1)?.body ?? '')

describe('a checkout at Paddle', () => {
  it('is a transaction that the frame takes on, with whose it is and where they live', async () => {
    expect(await paddle.openCheckout(anOrder())).toEqual({
      kind: 'overlay',
      providerCheckoutId: 'txn_new',
      clientToken: 'test_token',
      environment: 'sandbox',
    })
    expect(bodyOf('POST /transactions')).toEqual({
      items: [{ price_id: 'pri_4', quantity: 1 }],
      customer_id: 'ctm_new',
      address_id: 'add_0',
      custom_data: {
        linkId: 'l1',
        checkoutId: anOrder().checkoutId,
        applicantId: APPLICANT_ID,
        proof: 'p1',
      },
    })
    expect(bodyOf('POST /customers')).toEqual({ email: 'dana@example.org', name: 'Dana Reyes' })
    expect(bodyOf('POST /customers/ctm_new/addresses')).toEqual({
      country_code: 'US',
      postal_code: '94103',
    })
    expect(sent('POST /transactions')[0]?.headers['authorization']).toBe('bearer pdl_hidden')
  })

  it('makes nobody and no address twice, and needs no country', async () => {
    await paddle.openCheckout(anOrder())
    server.stored.addresses = [paddleAddress()]
    await paddle.openCheckout(anOrder())
    expect(sent('POST /customers')).toHaveLength(1)
    expect(sent('POST /customers/ctm_new/addresses')).toHaveLength(1)
    await paddle.openCheckout(anOrder({ countryCode: undefined }))
    expect(bodyOf('POST /transactions')).not.toHaveProperty('address_id')
  })

  it('names nobody who has no name', async () => {
    await paddle.openCheckout(anOrder({ name: '' }))
    expect(bodyOf('POST /customers')).toEqual({ email: 'dana@example.org' })
  })

  it('does without an address that Paddle refuses', async () => {
    const page = { data: [], meta: { pagination: { next: '', has_more: false } } }
    const known = { data: [{ ...paddleAddress(), id: 'ctm_1' }], meta: page.meta }
    server.trouble({ body: known }, { body: page }, refusal(400, 'bad_request'))
    expect(await paddle.openCheckout(anOrder({ zipCode: 'x' }))).toMatchObject({ kind: 'overlay' })
    expect(bodyOf('POST /transactions')).not.toHaveProperty('address_id')
  })

  it.each([
    [{ status: 'ready', subscription_id: null }, false, undefined],
    [{ status: 'paid', subscription_id: null }, false, undefined],
    [{ status: 'paid', subscription_id: 'sub_1' }, true, 'sub_1'],
    [{ status: 'completed', subscription_id: 'sub_1' }, true, 'sub_1'],
  ])('that is %j is told', async (fields, isCompleted, subscriptionId) => {
    server.stored.transactions = [paddleTransaction(fields)]
    expect(await paddle.readCheckout(TRANSACTION_ID)).toEqual({ isCompleted, subscriptionId })
  })

  it('is the only place for a card', async () => {
    await expect(paddle.createSetupIntent(anOrder())).rejects.toMatchObject({ isFinal: true })
    await expect(paddle.createSubscription(anOrder(), 'x')).rejects.toThrow(BillingFailure)
  })
})

describe('a subscription at Paddle', () => {
  it('is read with its charges', async () => {
    expect(await paddle.readSubscription(SUBSCRIPTION_ID)).toEqual({
      subscription: {
        subscriptionId: SUBSCRIPTION_ID,
        customerId: 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4',
        priceId: 'pri_4',
        applicantId: APPLICANT_ID,
        proof: 'p1',
        status: 'trialing',
        startedAt: new Date('2026-11-20T15:00:00Z'),
        trialEndsAt: new Date('2026-11-27T15:00:00Z'),
        periodStartsAt: new Date('2026-11-20T15:00:00Z'),
        periodEndsAt: new Date('2026-11-27T15:00:00Z'),
        cancelsAt: undefined,
        endedAt: undefined,
        cardFingerprint: undefined,
      },
      charges: [
        {
          chargeId: TRANSACTION_ID,
          subscriptionId: SUBSCRIPTION_ID,
          amountCents: 3000,
          currency: 'USD',
          status: 'paid',
          chargedAt: new Date('2026-11-27T15:00:12Z'),
          refundedAt: undefined,
          periodStartsAt: new Date('2026-11-27T15:00:00Z'),
          periodEndsAt: new Date('2027-02-27T15:00:00Z'),
          cardLabel: 'Visa ending in 4242',
        },
      ],
    })
  })

  it('tells refused and refunded charges, and none that cost nothing or are not due yet', async () => {
    const refused = paddlePayment({ status: 'error', captured_at: null })
    server.stored.transactions = [
      paddleTransaction({ id: 'txn_late', status: 'past_due', payments: [refused] }),
      paddleTransaction({ id: 'txn_back', adjustments: [paddleAdjustment()] }),
      paddleTransaction({
        id: 'txn_kept',
        adjustments: [paddleAdjustment({ status: 'rejected' })],
      }),
      paddleTransaction({ id: 'txn_trial' }, '0'),
      paddleTransaction({ id: 'txn_next', status: 'ready' }),
      paddleTransaction({ id: 'txn_gone', status: 'canceled' }),
    ]
    const { charges } = await paddle.readSubscription(SUBSCRIPTION_ID)
    expect(charges.map(({ chargeId, status }) => [chargeId, status])).toEqual([
      ['txn_late', 'failed'],
      ['txn_back', 'refunded'],
      ['txn_kept', 'paid'],
    ])
    expect(charges[1]?.refundedAt).toEqual(new Date('2026-11-28T15:00:00Z'))
  })

  it('has all its charges told, page by page', async () => {
    server.stored.transactions = Array.from({ length: 31 }, (_each, at) =>
      paddleTransaction({ id: `txn_${at}` }),
    )
    expect((await paddle.readSubscription(SUBSCRIPTION_ID)).charges).toHaveLength(31)
    expect(sent('GET /transactions')).toHaveLength(2)
  })

  it('is cancelled with its period once, and resumed', async () => {
    const cancelled = await paddle.cancelAtPeriodEnd(SUBSCRIPTION_ID)
    expect(cancelled.cancelsAt).toEqual(new Date('2026-11-27T15:00:00Z'))
    expect(await paddle.cancelAtPeriodEnd(SUBSCRIPTION_ID)).toEqual(cancelled)
    expect(sent(`POST /subscriptions/${SUBSCRIPTION_ID}/cancel`)).toHaveLength(1)
    expect((await paddle.resume(SUBSCRIPTION_ID)).cancelsAt).toBeUndefined()
    expect(bodyOf(`PATCH /subscriptions/${SUBSCRIPTION_ID}`)).toEqual({ scheduled_change: null })
    await paddle.resume(SUBSCRIPTION_ID)
    expect(sent(`PATCH /subscriptions/${SUBSCRIPTION_ID}`)).toHaveLength(1)
  })

  it('is ended at once, once', async () => {
    const ended = await paddle.cancelNow(SUBSCRIPTION_ID)
    const at = new Date('2026-11-20T16:00:00Z')
    expect(ended).toMatchObject({ status: 'ended', endedAt: at, periodEndsAt: at })
    expect(await paddle.cancelNow(SUBSCRIPTION_ID)).toEqual(ended)
    expect(sent(`POST /subscriptions/${SUBSCRIPTION_ID}/cancel`)).toHaveLength(1)
  })

  it.each([
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'ended'],
  ])('that is %s there is %s here', async (status, own) => {
    server.stored.subscriptions = [paddleSubscription({ status })]
    expect((await paddle.readSubscription(SUBSCRIPTION_ID)).subscription.status).toBe(own)
  })

  it('is listed with all others of ours, page by page, unless it ended long ago', async () => {
    server.stored.transactions = []
    const many = Array.from({ length: 205 }, (_each, at) =>
      paddleSubscription({ id: `sub_${at}`, ...(at === 7 && { custom_data: null }) }),
    )
    const old = { status: 'canceled', canceled_at: '2026-08-01T00:00:00Z' }
    server.stored.subscriptions = [...many, paddleSubscription({ id: 'sub_old', ...old })]
    const ids: string[] = []
    for await (const { subscription } of paddle.listSubscriptions())
      ids.push(subscription.subscriptionId)
    expect(ids).toHaveLength(204)
    expect(ids).not.toContain('sub_7')
    expect(ids).not.toContain('sub_old')
    expect(sent('GET /subscriptions')).toHaveLength(2)
  })
})

it('one subscription that cannot be read does not keep the others from being listed', async () => {
  const broken = paddleSubscription({ id: 'sub_broken', started_at: 'some day' })
  server.stored.subscriptions = [broken, paddleSubscription()]
  const ids: string[] = []
  for await (const { subscription } of paddle.listSubscriptions())
    ids.push(subscription.subscriptionId)
  expect(ids).toEqual([SUBSCRIPTION_ID])
})

describe('a refund at Paddle', () => {
  it('gives the whole transaction back, once', async () => {
    const refunded = await paddle.refund(TRANSACTION_ID)
    expect(refunded).toMatchObject({
      chargeId: TRANSACTION_ID,
      status: 'refunded',
      refundedAt: new Date('2026-11-28T15:00:00Z'),
    })
    expect(bodyOf('POST /adjustments')).toMatchObject({
      action: 'refund',
      type: 'full',
      transaction_id: TRANSACTION_ID,
    })
    expect(await paddle.refund(TRANSACTION_ID)).toEqual(refunded)
    expect(sent('POST /adjustments')).toHaveLength(1)
  })

  it('gives the rest back where a part went back before', async () => {
    const totals = { ...(paddleAdjustment()['totals'] as object), total: '1000' }
    const adjustments = [paddleAdjustment({ status: 'approved', type: 'partial', totals })]
    server.stored.transactions = [paddleTransaction({ adjustments })]
    expect(await paddle.refund(TRANSACTION_ID)).toMatchObject({ status: 'refunded' })
    expect(bodyOf('POST /adjustments')).toMatchObject({
      action: 'refund',
      type: 'partial',
      items: [{ item_id: 'txnitm_01hv8wt98jahpbm1t1tzr06z6n', type: 'partial', amount: '2000' }],
    })
    await paddle.refund(TRANSACTION_ID)
    expect(sent('POST /adjustments')).toHaveLength(1)
  })

  it('is not asked for again once Paddle has refused it', async () => {
    const adjustments = [paddleAdjustment({ status: 'rejected' })]
    server.stored.transactions = [paddleTransaction({ adjustments })]
    await expect(paddle.refund(TRANSACTION_ID)).rejects.toMatchObject({ isFinal: true })
    expect(sent('POST /adjustments')).toEqual([])
  })

  it('fails for what was never paid, and for no subscription', async () => {
    server.stored.transactions = [paddleTransaction({ status: 'past_due' })]
    await expect(paddle.refund(TRANSACTION_ID)).rejects.toMatchObject({ isFinal: true })
    server.stored.transactions = [paddleTransaction({ subscription_id: null })]
    await expect(paddle.refund(TRANSACTION_ID)).rejects.toMatchObject({ isFinal: true })
  })
})

it('the card is changed in the portal', async () => {
  const url = await paddle.portalUrl('ctm_1', 'https://laurel.example/plan')
  expect(url).toBe('https://customer-portal.paddle.com/cpl_1')
})

describe('Paddle in trouble', () => {
  it.each([
    ['does not know the key', refusal(401, 'authentication_malformed'), true],
    ['forbids it', refusal(403, 'forbidden'), true],
    ['does not know the thing', refusal(404, 'not_found'), true],
  ])('that %s is told at once, without its own words', async (_name, trouble, isFinal) => {
    server.trouble(trouble)
    const failure: unknown = await paddle.readSubscription(SUBSCRIPTION_ID).catch((e: unknown) => e)
    expect(failure).toBeInstanceOf(BillingFailure)
    expect(failure).toMatchObject({ isFinal })
    expect(String(failure) + String((failure as Error).cause)).not.toMatch(/dana|hidden/)
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['is down', refusal(500, 'internal_error', 'api_error')],
    ['limits us', refusal(429, 'too_many_requests')],
    ['answers with a page', { status: 502, body: undefined }],
  ])('that %s is read again, and changed not a second time', async (_name, trouble) => {
    server.trouble(trouble)
    expect((await paddle.readSubscription(SUBSCRIPTION_ID)).subscription.status).toBe('trialing')
    server.trouble(trouble, trouble, trouble)
    const failing = paddle.readSubscription(SUBSCRIPTION_ID)
    await expect(failing).rejects.toMatchObject({ isFinal: false })
    server.requests.length = 0
    server.trouble(trouble)
    const changing = paddle.portalUrl('ctm_1', 'https://laurel.example/plan')
    await expect(changing).rejects.toMatchObject({ isFinal: false })
    expect(server.requests).toHaveLength(1)
  })

  it('that says nothing is given up', async () => {
    server.trouble('hang', 'hang', 'hang')
    const reading = paddle.readCheckout(TRANSACTION_ID)
    await expect(reading).rejects.toMatchObject({ isFinal: false })
    expect(server.requests).toHaveLength(3)
  })

  it('is not at the other end of a closed port', async () => {
    const lost = openPaddleProvider({
      settings: { ...settings, apiUrl: 'http://127.0.0.1:1' },
      clock: testClock(),
    })
    await expect(lost.readCheckout('txn_1')).rejects.toMatchObject({ isFinal: false })
  })
})
