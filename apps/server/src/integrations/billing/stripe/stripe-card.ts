import type { Stripe } from 'stripe'
import type { KnownCard } from '../billing-provider.ts'
import { cardLabel, expiryMonth } from '../card-words.ts'

const EXPANDED = ['default_payment_method', 'customer.invoice_settings.default_payment_method']

/** The card of the subscription, else its customer's: the order in which Stripe charges. */
export async function readStripeCard(
  stripe: Stripe,
  subscriptionId: string,
): Promise<KnownCard | undefined> {
  const { default_payment_method: own, customer } = await stripe.subscriptions.retrieve(
    subscriptionId,
    { expand: EXPANDED },
  )
  const isThere = typeof customer === 'object' && !customer.deleted
  const method = own ?? (isThere ? customer.invoice_settings.default_payment_method : null)
  const card = typeof method === 'object' ? method?.card : undefined
  return card
    ? {
        label: cardLabel(card.brand, card.last4),
        expiresIn: expiryMonth(card.exp_year, card.exp_month),
      }
    : undefined
}
