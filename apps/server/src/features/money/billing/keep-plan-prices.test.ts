import { expect, it } from 'vitest'
import { createTestApp } from '../../../testing/app.ts'

const KEYS = ['month', 'quarter', 'year', 'month-trial', 'quarter-trial', 'year-trial']
const pricesFrom = (prefix: string) => KEYS.map((key) => `${key}=${prefix}${key}`).join()

it.each([
  [
    'stripe',
    {
      BILLING_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_1234567890',
      STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
      STRIPE_PRICES: pricesFrom('price_'),
    },
    'stripePriceId',
    'price_',
  ],
  [
    'paddle',
    {
      BILLING_PROVIDER: 'paddle',
      PADDLE_API_KEY: 'pdl_sdbx_apikey_1234567890',
      PADDLE_CLIENT_TOKEN: 'test_1234567890',
      PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1234567890',
      PADDLE_ENVIRONMENT: 'sandbox',
      PADDLE_PRICES: pricesFrom('pri_'),
    },
    'paddlePriceId',
    'pri_',
  ],
])(
  'offers the plans by the prices that the settings of %s name',
  async (_, env, column, prefix) => {
    const app = await createTestApp(env)
    const { data } = (await app.server.inject({ url: '/api/v1/subscription-plans' })).json()
    await app.close()
    expect(data).toHaveLength(6)
    expect(data.every((plan: { takesMoney: boolean }) => plan.takesMoney)).toBe(true)
    expect(data.map((plan: Record<string, string>) => plan['priceId'])).toEqual(
      data.map((plan: Record<string, string>) => plan[column]),
    )
    expect(data.map((plan: { priceId: string }) => plan.priceId)).toEqual(
      KEYS.map((key) => `${prefix}${key}`),
    )
  },
)
