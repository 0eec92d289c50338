/** Objects of Stripe's API, version 2026-10-28.endive, with the fields of its public reference. */
type Fields = Record<string, unknown>

export const NOV_20 = Date.parse('2026-11-20T15:00:00Z') / 1000
export const DAY = 86_400
export const APPLICANT_ID = '0d8f5f0e-6f7e-4c0e-9d57-0d0c8f4b6a01'
export const CHECKOUT_ID = '5a3c1a52-3a76-4a44-8a8c-40b1f6f4f3c2'
const METADATA = { applicantId: APPLICANT_ID, checkoutId: CHECKOUT_ID, proof: 'p1' }

const list = (data: unknown[], url = '/v1/list') => ({ object: 'list', data, has_more: false, url })

export const stripeSubscription = (fields: Fields = {}, item: Fields = {}): Fields => ({
  id: 'sub_1MowQVLkdIwHu7ixeRlqHVzs',
  object: 'subscription',
  billing_cycle_anchor: NOV_20 + 7 * DAY,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  collection_method: 'charge_automatically',
  created: NOV_20,
  currency: 'usd',
  customer: 'cus_Na6dX7aXxi11N4',
  default_payment_method: 'pm_1MowQULkdIwHu7ixraBm864M',
  ended_at: null,
  items: list([
    {
      id: 'si_Na6dzxczY5fwHx',
      object: 'subscription_item',
      created: NOV_20,
      current_period_start: NOV_20,
      current_period_end: NOV_20 + 7 * DAY,
      price: { id: 'price_4', object: 'price', currency: 'usd', unit_amount: 3000 },
      quantity: 1,
      subscription: 'sub_1MowQVLkdIwHu7ixeRlqHVzs',
      ...item,
    },
  ]),
  latest_invoice: 'in_1MowQWLkdIwHu7ixuzkSPfKd',
  livemode: false,
  metadata: METADATA,
  start_date: NOV_20,
  status: 'trialing',
  trial_end: NOV_20 + 7 * DAY,
  trial_start: NOV_20,
  ...fields,
})

export const stripePaymentMethod = {
  id: 'pm_1MowQULkdIwHu7ixraBm864M',
  object: 'payment_method',
  type: 'card',
  card: {
    brand: 'visa',
    exp_month: 8,
    exp_year: 2030,
    fingerprint: 'mToisGZ01V71BCos',
    last4: '4242',
  },
}

const PERIOD = { start: NOV_20 + 7 * DAY, end: NOV_20 + 98 * DAY }

export const stripeInvoice = (fields: Fields = {}): Fields => ({
  id: 'in_1MtHbELkdIwHu7ixl4OzzPMv',
  object: 'invoice',
  amount_due: 3000,
  amount_paid: 3000,
  amount_remaining: 0,
  attempt_count: 1,
  attempted: true,
  billing_reason: 'subscription_cycle',
  collection_method: 'charge_automatically',
  created: NOV_20 + 7 * DAY,
  currency: 'usd',
  customer: 'cus_Na6dX7aXxi11N4',
  lines: list([
    {
      id: 'il_1MtHbELkdIwHu7ix',
      object: 'line_item',
      amount: 3000,
      currency: 'usd',
      parent: {
        type: 'subscription_item_details',
        invoice_item_details: null,
        subscription_item_details: {
          subscription: 'sub_1MowQVLkdIwHu7ixeRlqHVzs',
          subscription_item: 'si_Na6dzxczY5fwHx',
        },
      },
      period: PERIOD,
    },
  ]),
  livemode: false,
  metadata: {},
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: {
      metadata: METADATA,
      subscription: 'sub_1MowQVLkdIwHu7ixeRlqHVzs',
    },
  },
  payments: list([
    {
      id: 'inpay_1M3USa2eZvKYlo2C',
      object: 'invoice_payment',
      amount_paid: 3000,
      created: NOV_20 + 7 * DAY,
      invoice: 'in_1MtHbELkdIwHu7ixl4OzzPMv',
      is_default: true,
      payment: { payment_intent: 'pi_3MtwBwLkdIwHu7ix28a3tqPa', type: 'payment_intent' },
      status: 'paid',
    },
  ]),
  period_start: NOV_20,
  period_end: NOV_20 + 7 * DAY,
  status: 'paid',
  status_transitions: {
    finalized_at: NOV_20 + 7 * DAY,
    marked_uncollectible_at: null,
    paid_at: NOV_20 + 7 * DAY + 3600,
    voided_at: null,
  },
  ...fields,
})

export const stripeCharge = (fields: Fields = {}): Fields => ({
  id: 'ch_3MmlLrLkdIwHu7ix0snN0B15',
  object: 'charge',
  amount: 3000,
  amount_refunded: 0,
  created: NOV_20 + 7 * DAY + 3600,
  currency: 'usd',
  customer: 'cus_Na6dX7aXxi11N4',
  payment_intent: 'pi_3MtwBwLkdIwHu7ix28a3tqPa',
  payment_method_details: {
    type: 'card',
    card: { brand: 'visa', fingerprint: 'mToisGZ01V71BCos', last4: '4242' },
  },
  refunded: false,
  refunds: list([]),
  status: 'succeeded',
  ...fields,
})

export const stripeRefund = (fields: Fields = {}): Fields => ({
  id: 're_1Nispe2eZvKYlo2Cd31jOCgZ',
  object: 'refund',
  amount: 3000,
  created: NOV_20 + 8 * DAY,
  currency: 'usd',
  payment_intent: 'pi_3MtwBwLkdIwHu7ix28a3tqPa',
  status: 'succeeded',
  ...fields,
})

export const stripeSession = (fields: Fields = {}): Fields => ({
  id: 'cs_test_a11YYufWQzNY63zpQ6QSNRQhkUpVph4WRmzW0zWJO2znZKdVujZ0N0S22u',
  object: 'checkout.session',
  client_reference_id: CHECKOUT_ID,
  created: NOV_20,
  customer: 'cus_Na6dX7aXxi11N4',
  metadata: METADATA,
  mode: 'subscription',
  payment_status: 'unpaid',
  status: 'open',
  subscription: null,
  url: 'https://checkout.stripe.com/c/pay/cs_test_a11YYufWQzNY63zpQ6QSNRQhk',
  ...fields,
})

export const stripeSetupIntent = (fields: Fields = {}): Fields => ({
  id: 'seti_1Mm8s8LkdIwHu7ix0OXBfTRG',
  object: 'setup_intent',
  client_secret: 'seti_1Mm8s8LkdIwHu7ix0OXBfTRG_secret_NXDICkPqPeiBTAFqWmkbff09lRmSVXe',
  created: NOV_20,
  customer: 'cus_Na6dX7aXxi11N4',
  metadata: { applicantId: APPLICANT_ID },
  payment_method: 'pm_1MowQULkdIwHu7ixraBm864M',
  status: 'succeeded',
  usage: 'off_session',
  ...fields,
})

export const stripeEvent = (type: string, object: Fields, fields: Fields = {}): Fields => ({
  id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: NOV_20,
  data: { object },
  livemode: false,
  pending_webhooks: 0,
  request: { id: null, idempotency_key: null },
  type,
  ...fields,
})
