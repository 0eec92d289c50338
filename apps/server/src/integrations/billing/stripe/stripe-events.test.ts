import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRICE_KEYS, type PriceIds } from '../../../read-provider-values.ts'
import { testClock } from '../../../testing/clock.ts'
import {
  APPLICANT_ID,
  CHECKOUT_ID,
  DAY,
  NOV_20,
  stripeCharge,
  stripeEvent,
  stripeInvoice,
  stripeSession,
  stripeSubscription,
} from '../../../testing/stripe-objects.ts'
import { startStripeServer, type StripeServer } from '../../../testing/stripe-server.ts'
import { BillingFailure, ForgedEvent, type BillingProvider } from '../billing-provider.ts'
import { openStripeProvider } from './stripe-provider.ts'

const [OLD_SECRET, SECRET] = ['whsec_old', 'whsec_new']
const clock = testClock()
const SUBSCRIPTION_ID = 'sub_1MowQVLkdIwHu7ixeRlqHVzs'

let server: StripeServer
let stripe: BillingProvider
beforeAll(async () => {
  server = await startStripeServer()
  const prices = Object.fromEntries(PRICE_KEYS.map((key, at) => [key, `price_${at}`])) as PriceIds
  const settings = { secretKey: 'sk_test_1', webhookSecrets: [OLD_SECRET, SECRET], prices }
  stripe = openStripeProvider({
    settings: { provider: 'stripe', ...settings, apiUrl: server.url },
    clock,
  })
})
afterAll(() => server.close())

const signed = (payload: string, secret = SECRET, timestamp = NOV_20) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

const read = (payload: string, header: string | undefined = signed(payload)) =>
  stripe.readEvents(Buffer.from(payload), { 'stripe-signature': header })

async function told(...[type, object, fields]: Parameters<typeof stripeEvent>) {
  const events = await read(JSON.stringify(stripeEvent(type, object, fields)))
  return events[0]
}
const instant = (seconds: number, milliseconds = 0) => new Date(seconds * 1000 + milliseconds)

describe('an event of Stripe', () => {
  const payload = JSON.stringify(stripeEvent('customer.subscription.updated', stripeSubscription()))

  it('counts within five minutes, signed with the present secret or the one before', async () => {
    expect(await read(payload)).toHaveLength(1)
    expect(await read(payload, signed(payload, OLD_SECRET))).toHaveLength(1)
    expect(await read(payload, signed(payload, SECRET, NOV_20 - 300))).toHaveLength(1)
    // While a secret is exchanged at Stripe, one header holds both signatures.
    const other = signed(payload, 'whsec_other').split(',')[1]
    expect(await read(payload, `${signed(payload)},${other}`)).toHaveLength(1)
  })

  it.each<[string, string, string | undefined]>([
    ['without a signature', payload, ''],
    ['with a malformed one', payload, 'v1=1'],
    ["with another account's secret", payload, signed(payload, 'whsec_other')],
    ['signed long ago', payload, signed(payload, SECRET, NOV_20 - 301)],
    ['serialised again', JSON.stringify(JSON.parse(payload), null, 2), signed(payload)],
    ['with another content', payload.replace('trialing', 'active'), signed(payload)],
  ])('%s changes nothing', async (_name, body, header) => {
    await expect(read(body, header)).rejects.toThrow(ForgedEvent)
  })

  it('without any header changes nothing either', async () => {
    await expect(stripe.readEvents(Buffer.from(payload), {})).rejects.toThrow(ForgedEvent)
  })
})

describe('what Stripe tells', () => {
  it.each([
    ['customer.subscription.created', 0],
    ['customer.subscription.updated', 500],
    ['customer.subscription.trial_will_end', 500],
    ['customer.subscription.deleted', 999],
  ])('by %s is the subscription, %i ms into its second', async (type, milliseconds) => {
    expect(await told(type, stripeSubscription())).toMatchObject({
      eventId: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
      type,
      occurredAt: instant(NOV_20, milliseconds),
      subscription: {
        subscriptionId: SUBSCRIPTION_ID,
        applicantId: APPLICANT_ID,
        status: 'trialing',
      },
    })
  })

  it.each([
    [{ cancel_at_period_end: true }, NOV_20 + 7 * DAY],
    [{ cancel_at: NOV_20 + DAY, cancel_at_period_end: false }, NOV_20 + DAY],
  ])('of a cancellation (%j) is its date', async (fields, seconds) => {
    const event = await told('customer.subscription.updated', stripeSubscription(fields))
    expect(event?.subscription?.cancelsAt).toEqual(instant(seconds))
  })

  it('of an end has no date to come', async () => {
    const ended = { status: 'canceled', cancel_at: NOV_20, ended_at: NOV_20 }
    const event = await told('customer.subscription.deleted', stripeSubscription(ended))
    expect(event?.subscription).toMatchObject({ status: 'ended', endedAt: instant(NOV_20) })
    expect(event?.subscription?.cancelsAt).toBeUndefined()
  })

  it.each([
    ['checkout.session.completed', { subscription: SUBSCRIPTION_ID }, true, SUBSCRIPTION_ID],
    ['checkout.session.expired', {}, false, undefined],
  ])('by %s is the end of a checkout', async (type, fields, isCompleted, subscriptionId) => {
    const event = await told(type, stripeSession(fields))
    expect(event?.checkout).toEqual({ checkoutId: CHECKOUT_ID, isCompleted, subscriptionId })
  })

  it('of a paid invoice is a charge for the period to come', async () => {
    expect((await told('invoice.paid', stripeInvoice()))?.charge).toEqual({
      chargeId: 'in_1MtHbELkdIwHu7ixl4OzzPMv',
      subscriptionId: SUBSCRIPTION_ID,
      amountCents: 3000,
      currency: 'USD',
      status: 'paid',
      chargedAt: instant(NOV_20 + 7 * DAY + 3600),
      refundedAt: undefined,
      periodStartsAt: instant(NOV_20 + 7 * DAY),
      periodEndsAt: instant(NOV_20 + 98 * DAY),
      cardLabel: undefined,
    })
  })

  it('of a refused one is the time of the refusal', async () => {
    const open = { status: 'open', amount_paid: 0, status_transitions: { paid_at: null } }
    const event = await told('invoice.payment_failed', stripeInvoice(open), {
      created: NOV_20 + 8 * DAY,
    })
    expect(event?.charge).toMatchObject({
      status: 'failed',
      amountCents: 3000,
      chargedAt: instant(NOV_20 + 8 * DAY),
    })
  })

  it('of a refund is the invoice that was given back', async () => {
    const event = await told('charge.refunded', stripeCharge({ refunded: true }))
    expect(event?.charge).toMatchObject({
      chargeId: 'in_1MtHbELkdIwHu7ixl4OzzPMv',
      status: 'refunded',
      refundedAt: instant(NOV_20),
      cardLabel: 'Visa ending in 4242',
    })
  })

  it('of a part that was given back is the paid invoice, with all that went back so far', async () => {
    const event = await told('charge.refunded', stripeCharge({ amount_refunded: 1000 }))
    expect(event?.charge).toMatchObject({
      chargeId: 'in_1MtHbELkdIwHu7ixl4OzzPMv',
      status: 'paid',
      amountCents: 3000,
      refundedCents: 1000,
      refundedAt: instant(NOV_20),
    })
  })

  const foreign = { parent: null }
  it.each<[string, ...Parameters<typeof stripeEvent>]>([
    ['other events', 'customer.updated', { id: 'cus_1' }],
    [
      'a subscription of something else',
      'customer.subscription.updated',
      stripeSubscription({ metadata: {} }),
    ],
    [
      'one that was never paid',
      'customer.subscription.created',
      stripeSubscription({ status: 'incomplete' }),
    ],
    [
      'the checkout of something else',
      'checkout.session.completed',
      stripeSession({ metadata: {} }),
    ],
    ['an invoice without a subscription', 'invoice.paid', stripeInvoice(foreign)],
    ['the invoice of nothing', 'invoice.paid', stripeInvoice({ amount_paid: 0 })],
    ['a charge of which nothing went back', 'charge.refunded', stripeCharge()],
    [
      'the refund of something else',
      'charge.refunded',
      stripeCharge({ refunded: true, payment_intent: 'pi_2' }),
    ],
    [
      'a connected account',
      'customer.subscription.updated',
      stripeSubscription(),
      { account: 'acct_1' },
    ],
  ])('of %s is left alone', async (_name, type, object, fields) => {
    expect(await told(type, object, fields)).toBeUndefined()
  })

  it('while it cannot be asked for the invoice is told once more', async () => {
    const down = { status: 500, headers: { 'stripe-should-retry': 'false' }, body: { error: {} } }
    server.trouble(down)
    await expect(told('charge.refunded', stripeCharge({ refunded: true }))).rejects.toThrow(
      BillingFailure,
    )
    expect(await told('charge.refunded', stripeCharge({ refunded: true }))).toBeDefined()
  })
})
