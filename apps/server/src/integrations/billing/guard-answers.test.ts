import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRICE_KEYS, type PriceIds } from '../../read-provider-values.ts'
import { testClock } from '../../testing/clock.ts'
import { startStubApi, type StubApi } from '../../testing/stub-api.ts'
import { BillingFailure, type BillingProvider, type CheckoutOrder } from './billing-provider.ts'
import { openPaddleProvider } from './paddle/paddle-provider.ts'
import { openStripeProvider } from './stripe/stripe-provider.ts'

const GARBAGE: readonly unknown[] = [
  {},
  { data: {} },
  { error: 'Dana Reyes lives here' },
  { id: 7, status: 'active', items: { data: [{ current_period_end: 'soon', price: {} }] } },
  { data: { id: 7, status: 'active', items: [{}], started_at: 'some day' } },
]

let garbage: unknown
let api: StubApi
beforeAll(async () => {
  api = await startStubApi(() => ({ body: garbage }))
})
afterAll(() => api.close())

const prices = Object.fromEntries(PRICE_KEYS.map((key) => [key, `p_${key}`])) as PriceIds
const open = {
  stripe: () =>
    openStripeProvider({
      settings: {
        provider: 'stripe',
        secretKey: 'sk_test_1',
        webhookSecrets: ['whsec_1'],
        prices,
        apiUrl: api.url,
      },
      clock: testClock(),
    }),
  paddle: () =>
    openPaddleProvider({
      settings: {
        provider: 'paddle',
        apiKey: 'pdl_1',
        clientToken: 'test_1',
        webhookSecrets: ['pdl_ntfset_1'],
        prices,
        environment: 'sandbox',
        apiUrl: api.url,
      },
      clock: testClock(),
      firstPauseMs: 1,
    }),
}

const ORDER: CheckoutOrder = {
  checkoutId: '5a3c1a52-3a76-4a44-8a8c-000000000001',
  applicantId: '5a3c1a52-3a76-4a44-8a8c-000000000002',
  proof: 'p1',
  email: 'dana@example.org',
  name: 'Dana Reyes',
  countryCode: 'US',
  zipCode: '94103',
  priceId: 'p_month',
  trialDays: 0,
  successUrl: 'https://laurel.example/done',
  cancelUrl: 'https://laurel.example/back',
  custom: {},
}

const listed = async (provider: BillingProvider) => {
  for await (const state of provider.listSubscriptions()) return state
  return undefined
}

const CALLS: Record<string, (provider: BillingProvider) => Promise<unknown>> = {
  openCheckout: (provider) => provider.openCheckout(ORDER),
  createSetupIntent: (provider) => provider.createSetupIntent(ORDER),
  createSubscription: (provider) => provider.createSubscription(ORDER, 'seti_1'),
  readSubscription: (provider) => provider.readSubscription('sub_1'),
  listSubscriptions: listed,
  cancelAtPeriodEnd: (provider) => provider.cancelAtPeriodEnd('sub_1'),
  resume: (provider) => provider.resume('sub_1'),
  cancelNow: (provider) => provider.cancelNow('sub_1'),
  refund: (provider) => provider.refund('ch_1'),
  portalUrl: (provider) => provider.portalUrl('cus_1', 'https://laurel.example/plan'),
}

describe.each(['stripe', 'paddle'] as const)('what %s answers that nobody understands', (name) => {
  it.each(Object.entries(CALLS))('is a failure of its own: %s', async (_call, ask) => {
    const provider = open[name]()
    for (const each of GARBAGE) {
      garbage = each
      const answer: unknown = await ask(provider).catch((error: unknown) => error)
      expect(answer === undefined || answer instanceof BillingFailure).toBe(true)
      expect(String(answer)).not.toContain('Dana')
    }
  })
})
