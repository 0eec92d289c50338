import type { Stripe } from 'stripe'
import { BillingFailure, type CheckoutOrder, type CheckoutPlace } from '../billing-provider.ts'
import { idOf } from './stripe-snapshots.ts'

type Person = Pick<CheckoutOrder, 'applicantId' | 'email' | 'name'>

/** Stripe cuts nothing off by itself, it refuses. */
const METADATA_LENGTH = 500

/** What Stripe tells again with every word of a checkout and its subscription. */
const metadataOf = ({
  custom,
  checkoutId,
  applicantId,
  proof,
}: CheckoutOrder): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(custom).map(([key, text]) => [key, text.slice(0, METADATA_LENGTH)]),
  ),
  checkoutId,
  applicantId,
  proof,
})

const trialOf = ({ trialDays }: CheckoutOrder) =>
  trialDays > 0 ? { trial_period_days: trialDays } : {}

export async function openStripeCheckout(
  stripe: Stripe,
  order: CheckoutOrder,
): Promise<CheckoutPlace> {
  const metadata = metadataOf(order)
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: await findOrCreateCustomer(stripe, order),
      client_reference_id: order.checkoutId,
      line_items: [{ price: order.priceId, quantity: 1 }],
      payment_method_collection: 'always',
      subscription_data: { metadata, ...trialOf(order) },
      metadata,
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    },
    { idempotencyKey: `checkout-${order.checkoutId}` },
  )
  if (session.url === null)
    throw new BillingFailure('Stripe opened a checkout without a page.', true)
  return { kind: 'redirect', providerCheckoutId: session.id, url: session.url }
}

/** Stripe keeps addresses apart that are written alike; the applicant's own id says whose it is. */
async function findOrCreateCustomer(
  stripe: Stripe,
  { applicantId, email, name }: Person,
): Promise<string> {
  const { data } = await stripe.customers.list({ email, limit: 100 })
  const known = data.find(({ metadata }) => metadata['applicantId'] === applicantId)
  if (known) return known.id
  const { id } = await stripe.customers.create({ email, name, metadata: { applicantId } })
  return id
}

export async function beginStripeSetup(stripe: Stripe, person: Person) {
  const { id, client_secret: clientSecret } = await stripe.setupIntents.create({
    customer: await findOrCreateCustomer(stripe, person),
    usage: 'off_session',
    metadata: { applicantId: person.applicantId },
  })
  if (clientSecret === null) throw new BillingFailure('Stripe took no card in.', true)
  return { setupIntentId: id, clientSecret }
}

/** Subscribes with the card of a setup intent. @throws BillingFailure for another person's. */
export async function subscribeAtStripe(
  stripe: Stripe,
  order: CheckoutOrder,
  setupIntentId: string,
): Promise<Stripe.Subscription> {
  const { metadata, status, customer, payment_method } =
    await stripe.setupIntents.retrieve(setupIntentId)
  const isTheirs = metadata?.['applicantId'] === order.applicantId
  if (!isTheirs || status !== 'succeeded' || customer === null || payment_method === null)
    throw new BillingFailure('This setup intent has no card to subscribe with.', true)
  return stripe.subscriptions.create(
    {
      customer: idOf(customer),
      items: [{ price: order.priceId, quantity: 1 }],
      default_payment_method: idOf(payment_method),
      payment_behavior: 'error_if_incomplete',
      metadata: metadataOf(order),
      expand: ['default_payment_method'],
      ...trialOf(order),
    },
    { idempotencyKey: `subscription-${order.checkoutId}` },
  )
}
