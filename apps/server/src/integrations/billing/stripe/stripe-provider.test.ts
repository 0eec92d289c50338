import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Stripe } from 'stripe'
import type { StripeSettings } from '../../../read-billing-settings.ts'
import { PRICE_KEYS, type PriceIds } from '../../../read-provider-values.ts'
import { testClock } from '../../../testing/clock.ts'
import {
  APPLICANT_ID,
  DAY,
  NOV_20,
  stripeCharge,
  stripeInvoice,
  stripePaymentMethod,
  stripeRefund,
  stripeSession,
  stripeSetupIntent,
  stripeSubscription,
} from '../../../testing/stripe-objects.ts'
import { readForm, startStripeServer, type StripeServer } from '../../../testing/stripe-server.ts'
import { BillingFailure, type BillingProvider, type CheckoutOrder } from '../billing-provider.ts'
import { openStripeProvider } from './stripe-provider.ts'

const KEY = 'sk_test_hidden'
const prices = Object.fromEntries(PRICE_KEYS.map((key, at) => [key, `price_${at}`])) as PriceIds
const TIMEOUT_MILLISECONDS = 300

let server: StripeServer
let stripe: BillingProvider
beforeAll(async () => {
  server = await startStripeServer()
  const settings: StripeSettings = {
    provider: 'stripe',
    secretKey: KEY,
    webhookSecrets: ['whsec_1'],
    prices,
    apiUrl: server.url,
  }
  stripe = openStripeProvider({ settings, clock: testClock(), timeoutMs: TIMEOUT_MILLISECONDS })
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
  Object.assign(server.stored, {
    customers: [],
    sessions: [stripeSession()],
    setupIntents: [stripeSetupIntent()],
    subscriptions: [stripeSubscription({ default_payment_method: stripePaymentMethod })],
    invoices: [stripeInvoice()],
    charges: [stripeCharge()],
    refunds: [],
  })
})

let place = 0
const anOrder = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  checkoutId: `5a3c1a52-3a76-4a44-8a8c-${String(place++).padStart(12, '0')}`,
  applicantId: APPLICANT_ID,
  proof: 'p1',
  email: 'dana@example.org',
  name: 'Dana Reyes',
  countryCode: 'US',
  zipCode: '94103',
  priceId: 'price_4',
  trialDays: 7,
  successUrl: 'https://laurel.example/done',
  cancelUrl: 'https://laurel.example/back',
  custom: { affiliateId: 'a'.repeat(501) },
  ...changes,
})

const SUBSCRIPTION_ID = 'sub_1MowQVLkdIwHu7ixeRlqHVzs'
const INVOICE_ID = 'in_1MtHbELkdIwHu7ixl4OzzPMv'
const instant = (seconds: number) => new Date(seconds * 1000)
const sent = (call: string) => server.requests.filter((request) => request.call === call)
const formOf = (call: string) => readForm(sent(call).at(-1)?.body ?? '')

describe('a checkout at Stripe', () => {
  it('is a page for one subscription, with the trial and whose it is', async () => {
    const order = anOrder()
    expect(await stripe.openCheckout(order)).toEqual({
      kind: 'redirect',
      providerCheckoutId: stripeSession()['id'],
      url: stripeSession()['url'],
    })
    const metadata = {
      affiliateId: 'a'.repeat(500),
      applicantId: APPLICANT_ID,
      proof: 'p1',
      checkoutId: order.checkoutId,
    }
    expect(formOf('POST /v1/checkout/sessions')).toEqual({
      mode: 'subscription',
      customer: 'cus_dana@example.org',
      client_reference_id: order.checkoutId,
      line_items: { 0: { price: 'price_4', quantity: '1' } },
      payment_method_collection: 'always',
      subscription_data: { metadata, trial_period_days: '7' },
      metadata,
      success_url: 'https://laurel.example/done',
      cancel_url: 'https://laurel.example/back',
    })
    const [request] = sent('POST /v1/checkout/sessions')
    expect(request?.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'idempotency-key': `checkout-${order.checkoutId}`,
      'stripe-version': '2026-10-28.endive',
    })
  })

  it('has no trial where none is given, and one customer for a person', async () => {
    await stripe.openCheckout(anOrder({ trialDays: 0 }))
    expect(formOf('POST /v1/checkout/sessions')['subscription_data']).not.toHaveProperty(
      'trial_period_days',
    )
    await stripe.openCheckout(anOrder())
    expect(sent('POST /v1/customers')).toHaveLength(1)
    await stripe.openCheckout(anOrder({ applicantId: 'another' }))
    expect(sent('POST /v1/customers')).toHaveLength(2)
  })

  it('tells what came of it', async () => {
    const id = String(stripeSession()['id'])
    expect(await stripe.readCheckout(id)).toEqual({ isCompleted: false, subscriptionId: undefined })
    server.stored.sessions = [stripeSession({ status: 'complete', subscription: 'sub_1' })]
    expect(await stripe.readCheckout(id)).toEqual({ isCompleted: true, subscriptionId: 'sub_1' })
    await expect(stripe.readCheckout('cs_none')).rejects.toMatchObject({ isFinal: true })
  })
})

describe('a setup intent at Stripe', () => {
  it('takes a card in, which then pays', async () => {
    const { setupIntentId, clientSecret } = await stripe.createSetupIntent(anOrder())
    expect(clientSecret).toContain('_secret_')
    expect(formOf('POST /v1/setup_intents')).toEqual({
      customer: 'cus_dana@example.org',
      usage: 'off_session',
      metadata: { applicantId: APPLICANT_ID },
    })
    const order = anOrder()
    const state = await stripe.createSubscription(order, setupIntentId)
    expect(state.subscription).toMatchObject({
      subscriptionId: 'sub_new',
      status: 'trialing',
      cardFingerprint: 'mToisGZ01V71BCos',
    })
    expect(formOf('POST /v1/subscriptions')).toMatchObject({
      customer: 'cus_Na6dX7aXxi11N4',
      items: { 0: { price: 'price_4', quantity: '1' } },
      default_payment_method: 'pm_1MowQULkdIwHu7ixraBm864M',
      payment_behavior: 'error_if_incomplete',
      trial_period_days: '7',
    })
    const [request] = sent('POST /v1/subscriptions')
    expect(request?.headers['idempotency-key']).toBe(`subscription-${order.checkoutId}`)
  })

  it.each([
    ['another person', { metadata: { applicantId: 'another' } }],
    ['nobody', { metadata: {} }],
    ['a card that was not taken in', { status: 'requires_payment_method' }],
    ['no card', { payment_method: null }],
  ])('of %s subscribes nobody', async (_name, fields) => {
    server.stored.setupIntents = [stripeSetupIntent(fields)]
    const subscribe = stripe.createSubscription(anOrder(), String(stripeSetupIntent()['id']))
    await expect(subscribe).rejects.toMatchObject({ isFinal: true })
    expect(sent('POST /v1/subscriptions')).toEqual([])
  })
})

describe('a subscription at Stripe', () => {
  it('is read with its charges', async () => {
    expect(await stripe.readSubscription(SUBSCRIPTION_ID)).toEqual({
      subscription: {
        subscriptionId: SUBSCRIPTION_ID,
        customerId: 'cus_Na6dX7aXxi11N4',
        priceId: 'price_4',
        applicantId: APPLICANT_ID,
        proof: 'p1',
        status: 'trialing',
        startedAt: instant(NOV_20),
        trialEndsAt: instant(NOV_20 + 7 * DAY),
        periodStartsAt: instant(NOV_20),
        periodEndsAt: instant(NOV_20 + 7 * DAY),
        cancelsAt: undefined,
        endedAt: undefined,
        cardFingerprint: 'mToisGZ01V71BCos',
      },
      charges: [
        {
          chargeId: INVOICE_ID,
          subscriptionId: SUBSCRIPTION_ID,
          amountCents: 3000,
          currency: 'USD',
          status: 'paid',
          chargedAt: instant(NOV_20 + 7 * DAY + 3600),
          refundedAt: undefined,
          periodStartsAt: instant(NOV_20 + 7 * DAY),
          periodEndsAt: instant(NOV_20 + 98 * DAY),
          cardLabel: 'Visa ending in 4242',
        },
      ],
    })
  })

  it('tells refused and refunded charges, and none that cost nothing or are not due yet', async () => {
    const refunds = { object: 'list', data: [stripeRefund()] }
    server.stored.charges = [stripeCharge({ refunded: true, refunds })]
    const refused = {
      id: 'in_open',
      status: 'open',
      payments: { data: [] },
      status_transitions: { paid_at: null },
    }
    server.stored.invoices = [
      stripeInvoice(refused),
      stripeInvoice(),
      stripeInvoice({ id: 'in_trial', amount_paid: 0, amount_due: 0 }),
      stripeInvoice({ ...refused, id: 'in_draft', status: 'draft' }),
      stripeInvoice({ ...refused, id: 'in_untried', attempt_count: 0 }),
      stripeInvoice({ ...refused, id: 'in_void', status: 'void' }),
    ]
    const { charges } = await stripe.readSubscription(SUBSCRIPTION_ID)
    expect(charges).toMatchObject([
      { chargeId: 'in_open', status: 'failed', chargedAt: instant(NOV_20 + 7 * DAY) },
      { chargeId: INVOICE_ID, status: 'refunded', refundedAt: instant(NOV_20 + 8 * DAY) },
    ])
  })

  it('is read with what was given back of a charge in part', async () => {
    const refunds = { object: 'list', data: [stripeRefund({ amount: 500 })], has_more: false }
    server.stored.charges = [stripeCharge({ amount_refunded: 1200, refunds })]
    const { charges } = await stripe.readSubscription(SUBSCRIPTION_ID)
    expect(charges).toMatchObject([
      { status: 'paid', refundedCents: 1200, refundedAt: instant(NOV_20 + 8 * DAY) },
    ])
  })

  it('is cancelled with its period and resumed', async () => {
    const cancelled = await stripe.cancelAtPeriodEnd(SUBSCRIPTION_ID)
    expect(cancelled.cancelsAt).toEqual(instant(NOV_20 + 7 * DAY))
    expect((await stripe.resume(SUBSCRIPTION_ID)).cancelsAt).toBeUndefined()
    Object.assign(server.stored.subscriptions[0]!, { cancel_at: NOV_20 + 7 * DAY })
    expect((await stripe.resume(SUBSCRIPTION_ID)).cancelsAt).toBeUndefined()
  })

  it('is ended at once, once', async () => {
    const ended = await stripe.cancelNow(SUBSCRIPTION_ID)
    expect(ended).toMatchObject({ status: 'ended', endedAt: instant(NOV_20) })
    expect(await stripe.cancelNow(SUBSCRIPTION_ID)).toEqual(ended)
    expect(sent(`DELETE /v1/subscriptions/${SUBSCRIPTION_ID}`)).toHaveLength(1)
  })

  it.each([
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'ended'],
    ['incomplete_expired', 'ended'],
  ])('that is %s there is %s here', async (status, own) => {
    server.stored.subscriptions = [stripeSubscription({ status })]
    expect((await stripe.readSubscription(SUBSCRIPTION_ID)).subscription.status).toBe(own)
  })

  it('that waits for its first payment may be asked for again, one of an old version may not', async () => {
    server.stored.subscriptions = [stripeSubscription({ status: 'incomplete' })]
    const waiting = stripe.readSubscription(SUBSCRIPTION_ID)
    await expect(waiting).rejects.toMatchObject({ isFinal: false })
    server.stored.subscriptions = [stripeSubscription({}, { current_period_end: undefined })]
    const old = stripe.readSubscription(SUBSCRIPTION_ID)
    await expect(old).rejects.toThrow('another API version')
  })

  it('is listed with all others of ours, page by page, unless it ended long ago', async () => {
    const many = Array.from({ length: 120 }, (_each, at) =>
      stripeSubscription({ id: `sub_${at}`, ...(at === 7 && { metadata: {} }) }),
    )
    const old = { status: 'canceled', ended_at: NOV_20 - 91 * DAY }
    server.stored.subscriptions = [...many, stripeSubscription({ id: 'sub_old', ...old })]
    const ids: string[] = []
    for await (const { subscription } of stripe.listSubscriptions())
      ids.push(subscription.subscriptionId)
    expect(ids).toHaveLength(119)
    expect(ids).not.toContain('sub_7')
    expect(ids).not.toContain('sub_old')
    expect(sent('GET /v1/subscriptions')).toHaveLength(2)
  })
})

describe('a refund at Stripe', () => {
  it('gives the whole invoice back', async () => {
    expect(await stripe.refund(INVOICE_ID)).toMatchObject({
      chargeId: INVOICE_ID,
      status: 'refunded',
      amountCents: 3000,
      refundedAt: instant(NOV_20 + 8 * DAY),
    })
    const [request] = sent('POST /v1/refunds')
    expect(request?.headers['idempotency-key']).toBe(`refund-${INVOICE_ID}`)
    expect(formOf('POST /v1/refunds')).toMatchObject({
      payment_intent: 'pi_3MtwBwLkdIwHu7ix28a3tqPa',
    })
  })

  it('that was made before is not made again', async () => {
    server.stored.refunds = [stripeRefund({ created: NOV_20 + 7 * DAY })]
    const error = { code: 'charge_already_refunded', type: 'invalid_request_error', message: 'x' }
    server.trouble({ body: stripeInvoice() }, { status: 400, body: { error } })
    const refunded = await stripe.refund(INVOICE_ID)
    expect(refunded.refundedAt).toEqual(instant(NOV_20 + 7 * DAY))
  })

  it('fails for what was never paid, and when Stripe cannot make it', async () => {
    server.stored.invoices = [stripeInvoice({ status: 'open' })]
    await expect(stripe.refund(INVOICE_ID)).rejects.toMatchObject({ isFinal: true })
    server.trouble({ body: stripeInvoice() }, { body: stripeRefund({ status: 'failed' }) })
    await expect(stripe.refund(INVOICE_ID)).rejects.toMatchObject({ isFinal: true })
  })
})

it('the card is changed in the portal', async () => {
  const url = await stripe.portalUrl('cus_1', 'https://laurel.example/plan')
  expect(url).toBe('https://billing.stripe.com/p/session/1')
  expect(formOf('POST /v1/billing_portal/sessions')).toEqual({
    customer: 'cus_1',
    return_url: 'https://laurel.example/plan',
  })
})

describe('Stripe in trouble', () => {
  const error = (type: string, status: number, code?: string) => ({
    status,
    headers: { 'request-id': 'req_7', 'stripe-should-retry': 'false' },
    body: { error: { type, code, message: `dana@example.org has ${KEY}` } },
  })

  it.each([
    ['is down', error('api_error', 500), false],
    ['limits us', error('invalid_request_error', 429, 'rate_limit'), false],
    ['is busy with the same', error('invalid_request_error', 409, 'lock_timeout'), false],
    ['does not know the key', error('invalid_request_error', 401), true],
    ['refuses the card', error('card_error', 402, 'card_declined'), true],
    ['refuses the request', error('invalid_request_error', 400, 'parameter_missing'), true],
  ])('that %s is told without its own words', async (_name, trouble, isFinal) => {
    server.trouble(trouble)
    const failure: unknown = await stripe.readSubscription(SUBSCRIPTION_ID).catch((e: unknown) => e)
    expect(failure).toBeInstanceOf(BillingFailure)
    expect(failure).toMatchObject({ isFinal })
    expect(String(failure)).toContain('req_7')
    expect(String(failure) + String((failure as Error).cause)).not.toMatch(/dana|hidden/)
  })

  it('that says nothing is given up after two more tries', async () => {
    server.trouble('hang', 'hang', 'hang')
    const asked = stripe.cancelAtPeriodEnd(SUBSCRIPTION_ID)
    await expect(asked).rejects.toMatchObject({ isFinal: false })
    const tries = sent(`POST /v1/subscriptions/${SUBSCRIPTION_ID}`)
    expect(tries).toHaveLength(3)
    expect(new Set(tries.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('that comes back is asked again by itself', async () => {
    server.trouble({ status: 500, body: { error: { type: 'api_error' } } })
    const { subscription } = await stripe.readSubscription(SUBSCRIPTION_ID)
    expect(subscription.status).toBe('trialing')
  })

  it('with one subscription does not keep the others from being listed', async () => {
    const broken = stripeSubscription({ id: 'sub_broken', items: { object: 'list', data: [] } })
    server.stored.subscriptions = [broken, ...server.stored.subscriptions]
    const ids: string[] = []
    for await (const { subscription } of stripe.listSubscriptions())
      ids.push(subscription.subscriptionId)
    expect(ids).toEqual([SUBSCRIPTION_ID])
  })

  it('also fails while subscriptions are listed', async () => {
    server.trouble(error('api_error', 500))
    const listing = async () => {
      for await (const state of stripe.listSubscriptions()) expect(state).toBeUndefined()
    }
    await expect(listing()).rejects.toThrow(BillingFailure)
  })

  it('is not at the other end of a closed port', async () => {
    const settings = { provider: 'stripe', secretKey: KEY, webhookSecrets: [], prices } as const
    const lost = openStripeProvider({
      settings: { ...settings, webhookSecrets: ['x'], apiUrl: 'http://127.0.0.1:1' },
      clock: testClock(),
    })
    await expect(lost.readCheckout('cs_1')).rejects.toMatchObject({ isFinal: false })
  })
})

it('the version of the API is the one that the shapes are of', () => {
  expect(Stripe.API_VERSION).toBe('2026-10-28.endive')
})
