import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { priceIdOf } from './read-billing-settings.ts'
import { PRICE_KEYS } from './read-provider-values.ts'

const pricesOf = (beginning: string) =>
  PRICE_KEYS.map((key, at) => `${key}=${beginning}${at}`).join(',')

const STRIPE = {
  BILLING_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  STRIPE_PRICES: pricesOf('price_'),
}
const PADDLE = {
  BILLING_PROVIDER: 'paddle',
  PADDLE_API_KEY: 'pdl_sdbx_apikey_secret',
  PADDLE_CLIENT_TOKEN: 'test_token',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_secret',
  PADDLE_PRICES: pricesOf('pri_'),
  PADDLE_ENVIRONMENT: 'sandbox',
}

it('the sandbox takes no money on this computer, with prices of its own', () => {
  const { billing } = readConfig({})
  expect(billing.provider).toBe('sandbox')
  expect(priceIdOf(billing, { interval: 'quarter', trialDays: 0 })).toBe('sandbox_quarter')
  expect(priceIdOf(billing, { interval: 'year', trialDays: 7 })).toBe('sandbox_year-trial')
})

it.each([
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://laurel.example' },
  { TRUSTED_PROXIES: '10.0.0.1' },
])('a public host (%j) has the sandbox only when that is said', (env) => {
  expect(() => readConfig(env)).toThrow('BILLING_PROVIDER must be said on a public host')
  expect(readConfig({ ...env, BILLING_PROVIDER: 'sandbox' }).billing.provider).toBe('sandbox')
  expect(readConfig({ ...env, ...STRIPE }).billing.provider).toBe('stripe')
})

it('Stripe needs a key, a secret and six prices', () => {
  expect(readConfig(STRIPE).billing).toEqual({
    provider: 'stripe',
    secretKey: 'sk_test_secret',
    webhookSecrets: ['whsec_secret'],
    prices: Object.fromEntries(PRICE_KEYS.map((key, at) => [key, `price_${at}`])),
    apiUrl: undefined,
  })
  const rotating = { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_old,whsec_new' }
  expect(readConfig(rotating).billing).toMatchObject({ webhookSecrets: ['whsec_old', 'whsec_new'] })
  const elsewhere = { ...STRIPE, STRIPE_API_URL: 'http://localhost:12111/' }
  expect(readConfig(elsewhere).billing).toMatchObject({ apiUrl: 'http://localhost:12111' })
})

it('Paddle needs its token of the same environment, too', () => {
  expect(readConfig(PADDLE).billing).toMatchObject({
    provider: 'paddle',
    apiKey: 'pdl_sdbx_apikey_secret',
    clientToken: 'test_token',
    environment: 'sandbox',
    prices: { month: 'pri_0', 'year-trial': 'pri_5' },
  })
  const live = { ...PADDLE, PADDLE_ENVIRONMENT: '', PADDLE_CLIENT_TOKEN: 'live_token' }
  expect(readConfig(live).billing).toMatchObject({ environment: 'production' })
})

it.each<[Record<string, string>, string]>([
  [{ BILLING_PROVIDER: 'secret' }, 'BILLING_PROVIDER must be "stripe", "paddle" or "sandbox".'],
  [{ STRIPE_SECRET_KEY: 'sk_secret' }, 'STRIPE_SECRET_KEY needs BILLING_PROVIDER=stripe as well.'],
  [{ ...STRIPE, PADDLE_API_KEY: 'secret' }, 'PADDLE_API_KEY needs BILLING_PROVIDER=paddle'],
  [{ BILLING_PROVIDER: 'stripe' }, 'STRIPE_SECRET_KEY is missing.\n- STRIPE_WEBHOOK_SECRET is'],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_secret' }, 'STRIPE_SECRET_KEY must begin with sk_ or rk_'],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_secret\n' }, 'STRIPE_SECRET_KEY must begin with sk_ or rk_'],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is missing.'],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must begin with whsec_'],
  [{ ...STRIPE, STRIPE_PRICES: 'month=price_1' }, 'STRIPE_PRICES must name six different prices'],
  [{ ...STRIPE, STRIPE_PRICES: pricesOf('pri_') }, 'STRIPE_PRICES must name six different prices'],
  [
    { ...STRIPE, STRIPE_PRICES: STRIPE.STRIPE_PRICES.replace('price_5', 'price_4') },
    'STRIPE_PRICES must name six different prices: month=price_…,quarter=price_…',
  ],
  [{ ...STRIPE, STRIPE_API_URL: 'http://me:secret@local' }, 'STRIPE_API_URL must be an address'],
  [{ ...STRIPE, STRIPE_API_URL: 'https://local/v1' }, 'STRIPE_API_URL must be an address'],
  [{ BILLING_PROVIDER: 'paddle' }, 'PADDLE_API_KEY is missing.\n- PADDLE_WEBHOOK_SECRET is'],
  [{ ...PADDLE, PADDLE_API_KEY: 'secret 2' }, 'PADDLE_API_KEY must have no spaces'],
  [{ ...PADDLE, PADDLE_ENVIRONMENT: 'secret' }, 'PADDLE_ENVIRONMENT must be "sandbox" or'],
  [{ ...PADDLE, PADDLE_CLIENT_TOKEN: 'live_secret' }, 'PADDLE_CLIENT_TOKEN is of another'],
  [{ ...PADDLE, PADDLE_CLIENT_TOKEN: 'secret' }, 'PADDLE_CLIENT_TOKEN must begin with live_'],
  [{ ...PADDLE, PADDLE_WEBHOOK_SECRET: 'secret' }, 'PADDLE_WEBHOOK_SECRET must begin with'],
  [{ ...PADDLE, PADDLE_PRICES: '' }, 'PADDLE_PRICES must name six different prices'],
])('half a setting is refused, without telling a secret: %j', (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem)
  expect(() => readConfig(env)).not.toThrow('secret')
})
