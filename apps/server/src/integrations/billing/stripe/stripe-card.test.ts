import { afterAll, beforeAll, expect, it } from 'vitest'
import { Stripe } from 'stripe'
import { stripePaymentMethod, stripeSubscription } from '../../../testing/stripe-objects.ts'
import { startStripeServer, type StripeServer } from '../../../testing/stripe-server.ts'
import { readStripeCard } from './stripe-card.ts'

const SUBSCRIPTION_ID = 'sub_1MowQVLkdIwHu7ixeRlqHVzs'

let server: StripeServer
let stripe: Stripe
beforeAll(async () => {
  server = await startStripeServer()
  const { hostname: host, port } = new URL(server.url)
  stripe = new Stripe('sk_test_hidden', { protocol: 'http', host, port, telemetry: false })
})
afterAll(() => server.close())

const customer = (method: unknown) => ({
  id: 'cus_Na6dX7aXxi11N4',
  object: 'customer',
  invoice_settings: { default_payment_method: method },
})
const another = {
  ...stripePaymentMethod,
  card: { ...stripePaymentMethod.card, brand: 'unknown', last4: '0341', exp_month: 11 },
}
const link = { id: 'pm_2', object: 'payment_method', type: 'link', link: {} }

it.each([
  [
    "the subscription's own",
    { default_payment_method: stripePaymentMethod, customer: customer(another) },
    { label: 'Visa ending in 4242', expiresIn: '2030-08' },
  ],
  [
    "its customer's",
    { default_payment_method: null, customer: customer(another) },
    { label: 'Card ending in 0341', expiresIn: '2030-11' },
  ],
  ['none that is known', { default_payment_method: null, customer: customer(null) }, undefined],
  [
    'none of a customer who is gone',
    { default_payment_method: null, customer: { id: 'cus_1', object: 'customer', deleted: true } },
    undefined,
  ],
  ['none, but another way to pay', { default_payment_method: link }, undefined],
])('the card that Stripe charges next is %s', async (_whose, fields, card) => {
  server.stored.subscriptions = [stripeSubscription(fields)]
  server.requests.length = 0
  expect(await readStripeCard(stripe, SUBSCRIPTION_ID)).toEqual(card)
  const [request] = server.requests
  expect([...(request?.query.values() ?? [])]).toEqual([
    'default_payment_method',
    'customer.invoice_settings.default_payment_method',
  ])
})
