import { randomUUID } from 'node:crypto'
import type { createCheckoutSession as openCall } from '@laurel/contract/billing'
import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { checkouts } from '../../../db/schema/billing.ts'
import { asBillingFailed } from './billing-failed.ts'
import { noteCheckout } from './note-checkout.ts'
import { readOrder, type Ordering } from './read-order.ts'

/** Opens a checkout at the provider. What comes of it, the provider tells; the client is never believed. */
export async function openCheckout(
  app: App,
  asked: Ordering<BodyOf<typeof openCall>>,
): Promise<AnswerOf<typeof openCall>> {
  await app.limits.use('checkout', asked.who.applicantId)
  const { order } = await readOrder(app, asked, randomUUID())
  const { checkoutId } = order
  const place = await app.billing.openCheckout(order).catch(async (error: unknown) => {
    await noteCheckout(app, { id: checkoutId, isCompleted: false, subscriptionId: undefined })
    throw asBillingFailed(app, error)
  })
  const { providerCheckoutId } = place
  await app.db
    .update(checkouts)
    .set({ providerId: providerCheckoutId })
    .where(eq(checkouts.id, checkoutId))
  if (place.kind === 'redirect') return { checkoutId, place: { kind: 'redirect', url: place.url } }
  const { kind, clientToken, environment } = place
  return {
    checkoutId,
    place: { kind, clientToken, environment, transactionId: providerCheckoutId },
  }
}
