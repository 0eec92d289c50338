import { Stripe } from 'stripe'
import { ForgedEvent, type ProviderEvent } from '../billing-provider.ts'
import { findRefunded } from './stripe-charges.ts'
import { chargeSnapshotOf, idOf, instantOf, snapshotOf } from './stripe-snapshots.ts'

const TOLERANCE_SECONDS = 300

/** The event of a raw body, by whichever of the secrets signed it. @throws ForgedEvent */
export function verifyEvent(
  rawBody: Buffer,
  header: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): Stripe.Event {
  const receivedAt = now.getTime()
  for (const secret of secrets)
    try {
      return Stripe.webhooks.constructEvent(
        rawBody,
        header,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        receivedAt,
      )
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  throw new ForgedEvent('No secret of the webhook fits the signature, or it is old.')
}

/**
 * Stripe tells whole seconds. Within one, a subscription is created before anything else and
 * deleted after everything; the order of two updates only Stripe can say.
 */
const MILLISECONDS: Record<string, number> = {
  'customer.subscription.created': 0,
  'customer.subscription.deleted': 999,
}
const BETWEEN_MILLISECONDS = 500

type Told = Pick<ProviderEvent, 'subscription' | 'charge' | 'checkout'>

/** What an event says of a subscription of ours; undefined for everything else in the account. */
export async function mapEvent(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<ProviderEvent | undefined> {
  // Of an account that is merely connected.
  if (event.account) return undefined
  const told = await readTold(stripe, event)
  if (!told) return undefined
  const { id: eventId, type, created } = event
  const milliseconds = MILLISECONDS[type] ?? BETWEEN_MILLISECONDS
  return { eventId, type, occurredAt: new Date(created * 1000 + milliseconds), ...told }
}

async function readTold(stripe: Stripe, event: Stripe.Event): Promise<Told | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return toldOfCheckout(event.data.object, event.type === 'checkout.session.completed')
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.trial_will_end':
      return toldOfSubscription(event.data.object)
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return toldOfInvoice(event.data.object, instantOf(event.created))
    case 'charge.refunded': {
      const charge = await findRefunded(stripe, event.data.object, instantOf(event.created))
      return charge && { charge }
    }
    default:
      return undefined
  }
}

function toldOfCheckout(
  { metadata, subscription }: Stripe.Checkout.Session,
  isCompleted: boolean,
): Told | undefined {
  const checkoutId = metadata?.['checkoutId']
  if (checkoutId === undefined) return undefined
  const subscriptionId = subscription === null ? undefined : idOf(subscription)
  return { checkout: { checkoutId, isCompleted, subscriptionId } }
}

function toldOfSubscription(told: Stripe.Subscription): Told | undefined {
  if (told.metadata['applicantId'] === undefined) return undefined
  const subscription = snapshotOf(told)
  return subscription && { subscription }
}

function toldOfInvoice(invoice: Stripe.Invoice, refusedAt: Date): Told | undefined {
  const metadata = invoice.parent?.subscription_details?.metadata
  if (metadata?.['applicantId'] === undefined) return undefined
  const charge = chargeSnapshotOf(invoice, { refusedAt })
  return charge && { charge }
}
