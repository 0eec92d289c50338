import { Stripe } from 'stripe'
import type { Clock } from '../../../clock.ts'
import type { StripeSettings } from '../../../read-billing-settings.ts'
import {
  BillingFailure,
  ForgedEvent,
  type BillingProvider,
  type ProviderState,
  type SubscriptionSnapshot,
} from '../billing-provider.ts'
import { guardAnswers } from '../guard-answers.ts'
import { isRecentEnd } from '../recent-end.ts'
import { skipUnreadable } from '../skip-unreadable.ts'
import { readStripeCard } from './stripe-card.ts'
import { listCharges, refundInvoice } from './stripe-charges.ts'
import { beginStripeSetup, openStripeCheckout, subscribeAtStripe } from './stripe-checkout.ts'
import { mapEvent, verifyEvent } from './stripe-events.ts'
import { askStripe } from './stripe-failure.ts'
import { idOf, snapshotOf } from './stripe-snapshots.ts'

const TIMEOUT_MILLISECONDS = 10_000
const RETRIES = 2
const WITH_CARD = { expand: ['default_payment_method'] }

interface Parts {
  settings: StripeSettings
  clock: Clock
  timeoutMs?: number
}

/** Stripe, with its own page to pay on. */
export function openStripeProvider({ settings, clock, timeoutMs }: Parts): BillingProvider {
  const stripe = openStripe(settings, timeoutMs ?? TIMEOUT_MILLISECONDS)
  const { webhookSecrets: secrets } = settings
  return guardAnswers({
    name: 'stripe',
    openCheckout: (order) => askStripe(() => openStripeCheckout(stripe, order)),
    createSetupIntent: (person) => askStripe(() => beginStripeSetup(stripe, person)),
    createSubscription: (order, setupIntentId) =>
      askStripe(async () => stateOf(stripe, await subscribeAtStripe(stripe, order, setupIntentId))),
    readCheckout: (id) =>
      askStripe(async () => {
        const { status, subscription } = await stripe.checkout.sessions.retrieve(id)
        const subscriptionId = subscription === null ? undefined : idOf(subscription)
        return { isCompleted: status === 'complete', subscriptionId }
      }),
    async readEvents(rawBody, headers) {
      const header = headers['stripe-signature']
      if (header === undefined) throw new ForgedEvent('The signature is missing.')
      const event = verifyEvent(rawBody, header, { secrets, now: clock.now() })
      const mapped = await mapEvent(stripe, event)
      return mapped ? [mapped] : []
    },
    readSubscription: (id) =>
      askStripe(async () => stateOf(stripe, await stripe.subscriptions.retrieve(id, WITH_CARD))),
    readCard: (id) => askStripe(() => readStripeCard(stripe, id)),
    listSubscriptions: () => listSubscriptions(stripe, clock),
    ...changesOf(stripe),
    refund: (chargeId) => refundInvoice(stripe, chargeId),
    portalUrl: (customer, returnUrl) =>
      askStripe(async () => {
        const parameters = { customer, return_url: returnUrl }
        return (await stripe.billingPortal.sessions.create(parameters)).url
      }),
  })
}

function openStripe({ secretKey, apiUrl }: StripeSettings, timeout: number): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url && {
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      host: url.hostname,
      port: url.port || (url.protocol === 'http:' ? 80 : 443),
    }),
  })
}

function changesOf(
  stripe: Stripe,
): Pick<BillingProvider, 'cancelAtPeriodEnd' | 'resume' | 'cancelNow'> {
  return {
    cancelAtPeriodEnd: (id) =>
      askStripe(async () =>
        told(await stripe.subscriptions.update(id, { cancel_at_period_end: true, ...WITH_CARD })),
      ),
    resume: (id) =>
      askStripe(async () => {
        const present = await stripe.subscriptions.retrieve(id)
        // The portal may have set a date instead.
        const isDated = present.cancel_at !== null && !present.cancel_at_period_end
        const change = isDated ? ({ cancel_at: '' } as const) : { cancel_at_period_end: false }
        return told(await stripe.subscriptions.update(id, { ...change, ...WITH_CARD }))
      }),
    cancelNow: (id) =>
      askStripe(async () => {
        const present = await stripe.subscriptions.retrieve(id, WITH_CARD)
        const hasEnded = present.status === 'canceled' || present.status === 'incomplete_expired'
        return told(hasEnded ? present : await stripe.subscriptions.cancel(id, WITH_CARD))
      }),
  }
}

function told(subscription: Stripe.Subscription): SubscriptionSnapshot {
  const snapshot = snapshotOf(subscription)
  if (!snapshot) throw new BillingFailure('The subscription waits for its first payment.', false)
  return snapshot
}

async function stateOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<ProviderState> {
  const snapshot = told(subscription)
  return { subscription: snapshot, charges: await listCharges(stripe, subscription) }
}

/** Everything of ours in the account, which may sell other things as well. */
async function* listSubscriptions(stripe: Stripe, clock: Clock): AsyncGenerator<ProviderState> {
  const expand = ['data.default_payment_method']
  const pages = stripe.subscriptions.list({ status: 'all', limit: 100, expand })
  const all = pages[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await askStripe(() => all.next())
    if (done) return
    const state = await skipUnreadable(async () => {
      const snapshot = value.metadata['applicantId'] === undefined ? undefined : snapshotOf(value)
      if (!snapshot || !isRecentEnd(snapshot.endedAt, clock.now())) return undefined
      return askStripe(() => stateOf(stripe, value))
    })
    if (state) yield state
  }
}
