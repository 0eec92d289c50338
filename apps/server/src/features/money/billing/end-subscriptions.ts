import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { subscriptions } from '../../../db/schema/billing.ts'
import {
  BillingFailure,
  type ProviderState,
} from '../../../integrations/billing/billing-provider.ts'
import { askProvider, type AsksProvider } from './ask-provider.ts'
import type { SubscriptionRow } from './queries.ts'
import { unwantedCharges } from './unwanted-charges.ts'

export type EndsSubscriptions = AsksProvider & Pick<App, 'server'>

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
  const unwanted = unwantedCharges(db)
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, billing.name),
        isNotNull(subscriptions.endReason),
        or(
          ne(subscriptions.providerStatus, 'ended'),
          inArray(subscriptions.id, db.select({ id: unwanted.subscriptionId }).from(unwanted)),
        ),
      ),
    )
}

async function endNow(app: EndsSubscriptions, row: SubscriptionRow): Promise<void> {
  const { billing } = app
  if (row.providerStatus !== 'ended') await cancelNow(app, row.providerId)
  const unwanted = unwantedCharges(app.db)
  const paid = await app.db.select().from(unwanted).where(eq(unwanted.subscriptionId, row.id))
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
