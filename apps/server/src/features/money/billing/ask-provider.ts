import type { App } from '../../../app-context.ts'
import type {
  ProviderState,
  SubscriptionSnapshot,
} from '../../../integrations/billing/billing-provider.ts'
import { applyTold } from './apply-told.ts'
import type { BillingParts } from './billing-parts.ts'
import { findSubscription } from './queries.ts'
import { toldByAnswer } from './told.ts'

export type AsksProvider = BillingParts & Pick<App, 'billing'>

/** Takes in what the provider has of a subscription now. @throws BillingFailure, BillingProblem */
export const askProvider = (app: AsksProvider, providerId: string): Promise<void> =>
  takeAnswer(app, providerId, () => app.billing.readSubscription(providerId))

/** Takes in what a change at the provider came to. */
export const takeChange = (
  app: AsksProvider,
  providerId: string,
  change: () => Promise<SubscriptionSnapshot>,
): Promise<void> =>
  takeAnswer(app, providerId, async () => ({ subscription: await change(), charges: [] }))

/**
 * The answer wins over everything known when it was asked for, however the two clocks differ, and
 * loses to what is told of a later instant meanwhile.
 */
async function takeAnswer(
  app: AsksProvider,
  providerId: string,
  ask: () => Promise<ProviderState>,
): Promise<void> {
  const { db, clock, billing } = app
  const known = await findSubscription(db, billing.name, providerId)
  const now = clock.now()
  const asOf = known && known.asOf > now ? known.asOf : now
  await applyTold(app, toldByAnswer(billing.name, await ask(), asOf))
}

/** Takes in a state that was read already, as of the time it was asked for. */
export const takeState = (app: AsksProvider, state: ProviderState): Promise<void> =>
  takeAnswer(app, state.subscription.subscriptionId, async () => state)
