/** Entities of Paddle's API, version 1, with the fields of its public reference. */
type Fields = Record<string, unknown>

export const APPLICANT_ID = '0d8f5f0e-6f7e-4c0e-9d57-0d0c8f4b6a01'
export const CHECKOUT_ID = '5a3c1a52-3a76-4a44-8a8c-40b1f6f4f3c2'
const CUSTOM = { applicantId: APPLICANT_ID, checkoutId: CHECKOUT_ID, proof: 'p1' }
const NOV_20 = '2026-11-20T15:00:00.000000Z'
const NOV_27 = '2026-11-27T15:00:00.000000Z'
const FEB_27 = '2027-02-27T15:00:00.000000Z'

const price = (id: string) => ({
  id,
  product_id: 'pro_01gsz4t5hdjse780zja8vvr7jg',
  description: 'Quarterly, with a trial',
  type: 'standard',
  name: 'Quarterly',
  billing_cycle: { interval: 'month', frequency: 3 },
  trial_period: { interval: 'day', frequency: 7 },
  tax_mode: 'account_setting',
  unit_price: { amount: '3000', currency_code: 'USD' },
  unit_price_overrides: [],
  quantity: { minimum: 1, maximum: 1 },
  status: 'active',
  custom_data: null,
  import_meta: null,
  created_at: NOV_20,
  updated_at: NOV_20,
})

const product = {
  id: 'pro_01gsz4t5hdjse780zja8vvr7jg',
  name: 'Membership',
  description: null,
  type: 'standard',
  tax_category: 'standard',
  image_url: null,
  custom_data: null,
  status: 'active',
  import_meta: null,
  created_at: NOV_20,
  updated_at: NOV_20,
}

export const paddleSubscription = (fields: Fields = {}, item: Fields = {}): Fields => ({
  id: 'sub_01hv8x29kz0t586xy6zn1a62ny',
  status: 'trialing',
  customer_id: 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4',
  address_id: 'add_01hv8gq3318ktkfengj2r75gfx',
  business_id: null,
  currency_code: 'USD',
  created_at: NOV_20,
  updated_at: NOV_20,
  started_at: NOV_20,
  first_billed_at: null,
  next_billed_at: NOV_27,
  paused_at: null,
  canceled_at: null,
  discount: null,
  collection_mode: 'automatic',
  billing_details: null,
  current_billing_period: { starts_at: NOV_20, ends_at: NOV_27 },
  billing_cycle: { interval: 'month', frequency: 3 },
  scheduled_change: null,
  items: [
    {
      status: 'trialing',
      quantity: 1,
      recurring: true,
      created_at: NOV_20,
      updated_at: NOV_20,
      previously_billed_at: null,
      next_billed_at: NOV_27,
      trial_dates: { starts_at: NOV_20, ends_at: NOV_27 },
      price: price('pri_4'),
      product,
      ...item,
    },
  ],
  custom_data: CUSTOM,
  management_urls: { update_payment_method: null, cancel: 'https://buyer.paddle.com/cancel' },
  import_meta: null,
  ...fields,
})

const totals = (amount: string) => ({
  subtotal: amount,
  discount: '0',
  tax: '0',
  total: amount,
  credit: '0',
  credit_to_balance: '0',
  balance: '0',
  grand_total: amount,
  grand_total_tax: '0',
  fee: '200',
  earnings: '2800',
  currency_code: 'USD',
})

export const paddlePayment = (fields: Fields = {}): Fields => ({
  payment_attempt_id: '497f5c42-9a4b-4a2e-ae32-22a1c1c6b4d0',
  payment_method_id: 'paymtd_01hs8zx6x377xfsfrt2bqsevbw',
  stored_payment_method_id: '497f5c42-9a4b-4a2e-ae32-22a1c1c6b4d1',
  amount: '3000',
  status: 'captured',
  error_code: null,
  method_details: {
    type: 'card',
    card: {
      type: 'visa',
      last4: '4242',
      expiry_month: 1,
      expiry_year: 2031,
      cardholder_name: 'Dana Reyes',
    },
  },
  created_at: '2026-11-27T15:00:10.000000Z',
  captured_at: '2026-11-27T15:00:12.000000Z',
  ...fields,
})

export const paddleTransaction = (fields: Fields = {}, amount = '3000'): Fields => ({
  id: 'txn_01hv8wptq8987qeep44cyrewp9',
  status: 'completed',
  customer_id: 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4',
  address_id: 'add_01hv8gq3318ktkfengj2r75gfx',
  business_id: null,
  custom_data: CUSTOM,
  currency_code: 'USD',
  origin: 'subscription_recurring',
  subscription_id: 'sub_01hv8x29kz0t586xy6zn1a62ny',
  invoice_id: null,
  invoice_number: '325-10566',
  collection_mode: 'automatic',
  discount_id: null,
  billing_details: null,
  billing_period: { starts_at: NOV_27, ends_at: FEB_27 },
  items: [{ price_id: 'pri_4', price: price('pri_4'), quantity: 1, proration: null }],
  details: {
    tax_rates_used: [],
    totals: totals(amount),
    adjusted_totals: { ...totals(amount), retained_fee: '0' },
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items: [
      {
        id: 'txnitm_01hv8wt98jahpbm1t1tzr06z6n',
        price_id: 'pri_4',
        quantity: 1,
        proration: null,
        tax_rate: '0',
        unit_totals: totals(amount),
        totals: totals(amount),
        product,
      },
    ],
  },
  payments: [paddlePayment()],
  checkout: { url: 'https://laurel.example/pay?_ptxn=txn_01hv8wptq8987qeep44cyrewp9' },
  created_at: NOV_27,
  updated_at: NOV_27,
  billed_at: NOV_27,
  revised_at: null,
  ...fields,
})

export const paddleAdjustment = (fields: Fields = {}): Fields => ({
  id: 'adj_01hvgf2s84dr6reszzg29zbvcm',
  action: 'refund',
  type: 'full',
  transaction_id: 'txn_01hv8wptq8987qeep44cyrewp9',
  subscription_id: 'sub_01hv8x29kz0t586xy6zn1a62ny',
  customer_id: 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4',
  reason: 'Latest billing cycle unused',
  credit_applied_to_balance: null,
  currency_code: 'USD',
  status: 'pending_approval',
  items: [],
  totals: {
    subtotal: '3000',
    tax: '0',
    total: '3000',
    fee: '200',
    retained_fee: '0',
    earnings: '2800',
    currency_code: 'USD',
  },
  payout_totals: null,
  tax_rates_used: [],
  created_at: '2026-11-28T15:00:00.000000Z',
  updated_at: '2026-11-28T15:00:00.000000Z',
  ...fields,
})

export const paddleCustomer = (fields: Fields = {}): Fields => ({
  id: 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4',
  name: 'Dana Reyes',
  email: 'dana@example.org',
  marketing_consent: false,
  status: 'active',
  custom_data: null,
  locale: 'en',
  import_meta: null,
  created_at: NOV_20,
  updated_at: NOV_20,
  ...fields,
})

export const paddleAddress = (fields: Fields = {}): Fields => ({
  id: 'add_01hv8gq3318ktkfengj2r75gfx',
  customer_id: 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4',
  description: null,
  first_line: null,
  second_line: null,
  city: null,
  postal_code: '94103',
  region: null,
  country_code: 'US',
  status: 'active',
  custom_data: null,
  import_meta: null,
  created_at: NOV_20,
  updated_at: NOV_20,
  ...fields,
})

export const paddleEvent = (type: string, entity: Fields, fields: Fields = {}): Fields => ({
  event_id: 'evt_01hv8x2azg8k6j0q9m7n4d5s3r',
  event_type: type,
  occurred_at: '2026-11-20T15:00:00.123456Z',
  notification_id: 'ntf_01hv8x2b8mz9q3x5c7v1n0k4jd',
  data: entity,
  ...fields,
})
