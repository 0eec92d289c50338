import type { Interval } from '@laurel/contract/billing-shapes'
import {
  PRICE_KEYS,
  readApiUrl,
  readPrices,
  readSecret,
  readSecrets,
  type PriceIds,
} from './read-provider-values.ts'

export interface StripeSettings {
  provider: 'stripe'
  secretKey: string
  /** While a secret is exchanged, the old one and the new. */
  webhookSecrets: string[]
  prices: PriceIds
  /** Absent: Stripe's own. */
  apiUrl: string | undefined
}

export interface PaddleSettings {
  provider: 'paddle'
  apiKey: string
  /** Public: the web app opens the checkout with it. */
  clientToken: string
  webhookSecrets: string[]
  prices: PriceIds
  environment: 'sandbox' | 'production'
  /** Absent: Paddle's own of that environment. */
  apiUrl: string | undefined
}

export interface SandboxSettings {
  provider: 'sandbox'
  prices: PriceIds
}

export type BillingSettings = StripeSettings | PaddleSettings | SandboxSettings

/** The provider's id of what a plan costs. */
export const priceIdOf = (
  { prices }: Pick<BillingSettings, 'prices'>,
  plan: { interval: Interval; trialDays: number },
): string => {
  const { interval } = plan
  return prices[plan.trialDays > 0 ? (`${interval}-trial` as const) : interval]
}

/** What the sandbox calls its prices. */
export const SANDBOX_PRICES = Object.fromEntries(
  PRICE_KEYS.map((key) => [key, `sandbox_${key}`]),
) as PriceIds

const PROVIDERS = ['stripe', 'paddle', 'sandbox']
const SETTINGS = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICES', 'STRIPE_API_URL'],
  paddle: [
    'PADDLE_API_KEY',
    'PADDLE_CLIENT_TOKEN',
    'PADDLE_WEBHOOK_SECRET',
    'PADDLE_PRICES',
    'PADDLE_ENVIRONMENT',
    'PADDLE_API_URL',
  ],
} as const

/** Who takes the money. The sandbox does unless another is named; half a set-up is a problem. */
export function readBillingSettings(
  env: NodeJS.ProcessEnv,
  site: { isPublic: boolean },
  problems: string[],
): BillingSettings {
  const named = env['BILLING_PROVIDER'] || undefined
  if (named !== undefined && !PROVIDERS.includes(named))
    problems.push('BILLING_PROVIDER must be "stripe", "paddle" or "sandbox".')
  for (const provider of ['stripe', 'paddle'] as const)
    if (named !== provider) refuseForgotten(env, provider, problems)
  if (named === 'stripe') return readStripe(env, problems)
  if (named === 'paddle') return readPaddle(env, problems)
  if (named === undefined && site.isPublic)
    problems.push(
      'BILLING_PROVIDER must be said on a public host: "stripe" or "paddle", or "sandbox", in which no money moves.',
    )
  return { provider: 'sandbox', prices: SANDBOX_PRICES }
}

/** Somebody who sets a key expects that money is taken. */
function refuseForgotten(
  env: NodeJS.ProcessEnv,
  provider: keyof typeof SETTINGS,
  problems: string[],
): void {
  const set = SETTINGS[provider].filter((name) => env[name])
  if (set.length > 0) problems.push(`${set.join(', ')} needs BILLING_PROVIDER=${provider} as well.`)
}

function readStripe(env: NodeJS.ProcessEnv, problems: string[]): StripeSettings {
  const secretKey = readSecret(env, 'STRIPE_SECRET_KEY', /^[rs]k_/, 'sk_ or rk_', problems)
  const webhookSecrets = readSecrets(env, 'STRIPE_WEBHOOK_SECRET', /^whsec_/, 'whsec_', problems)
  const prices = readPrices(env, 'STRIPE_PRICES', 'price_', problems)
  const apiUrl = readApiUrl(env, 'STRIPE_API_URL', problems)
  return { provider: 'stripe', secretKey, webhookSecrets, prices, apiUrl }
}

function readPaddle(env: NodeJS.ProcessEnv, problems: string[]): PaddleSettings {
  const environment = env['PADDLE_ENVIRONMENT'] || 'production'
  if (environment !== 'sandbox' && environment !== 'production')
    problems.push('PADDLE_ENVIRONMENT must be "sandbox" or "production".')
  const clientToken = readSecret(
    env,
    'PADDLE_CLIENT_TOKEN',
    /^(live|test)_/,
    'live_ or test_',
    problems,
  )
  // Paddle refuses them as well, but only when somebody wants to pay.
  if (clientToken !== '' && clientToken.startsWith('test_') !== (environment === 'sandbox'))
    problems.push('PADDLE_CLIENT_TOKEN is of another environment than PADDLE_ENVIRONMENT.')
  return {
    provider: 'paddle',
    apiKey: readSecret(env, 'PADDLE_API_KEY', /^/, '', problems),
    clientToken,
    webhookSecrets: readSecrets(
      env,
      'PADDLE_WEBHOOK_SECRET',
      /^pdl_ntfset_/,
      'pdl_ntfset_',
      problems,
    ),
    prices: readPrices(env, 'PADDLE_PRICES', 'pri_', problems),
    environment: environment === 'sandbox' ? 'sandbox' : 'production',
    apiUrl: readApiUrl(env, 'PADDLE_API_URL', problems),
  }
}
