import { and, eq, exists, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { charges, subscriptions } from '../../db/schema/billing.ts'
import { BillingFailure, type ProviderState } from '../../integrations/billing/billing-provider.ts'
import { askProvider, type AsksProvider } from './ask-provider.ts'
import type { SubscriptionRow } from './queries.ts'

export type EndsSubscriptions = AsksProvider & Pick<App, 'server'>

/** What nobody wanted: whatever was charged for it, before it could be ended, goes back. */
const UNWANTED = ['second', 'trial_taken'] as const

/** Ends at the provider what has to end; what fails is left to the next time. */
export async function endSubscriptions(app: EndsSubscriptions): Promise<void> {
  for (const row of await readEnding(app))
    try {
      await endNow(app, row)
    } catch (error) {
      const { id: subscriptionId } = row
      app.server.log.warn({ err: error, subscriptionId }, 'a subscription is left to be ended')
    }
}

function readEnding({ db, billing }: EndsSubscriptions): Promise<SubscriptionRow[]> {
  const paid = db
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.subscriptionId, subscriptions.id), eq(charges.status, 'paid')))
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, billing.name),
        isNotNull(subscriptions.endReason),
        or(
          ne(subscriptions.providerStatus, 'ended'),
          and(inArray(subscriptions.endReason, [...UNWANTED]), exists(paid)),
        ),
      ),
    )
}

async function endNow(app: EndsSubscriptions, row: SubscriptionRow): Promise<void> {
  const { billing } = app
  if (row.providerStatus !== 'ended') await cancelNow(app, row.providerId)
  const paid = await app.db
    .select({ providerId: charges.providerId })
    .from(charges)
    .where(and(eq(charges.subscriptionId, row.id), eq(charges.status, 'paid')))
  if (UNWANTED.some((reason) => reason === row.endReason))
    for (const { providerId } of paid) await billing.refund(providerId)
  await askProvider(app, row.providerId)
}

/** One that has ended there already only needs to be read. */
async function cancelNow({ billing }: EndsSubscriptions, providerId: string): Promise<void> {
  try {
    await billing.cancelNow(providerId)
  } catch (error) {
    if (!(error instanceof BillingFailure && error.isFinal)) throw error
    const { subscription }: ProviderState = await billing.readSubscription(providerId)
    if (subscription.status !== 'ended') throw error
  }
}
