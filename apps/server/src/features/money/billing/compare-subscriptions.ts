import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { charges, subscriptions } from '../../../db/schema/billing.ts'
import { askProvider, takeState, type AsksProvider } from './ask-provider.ts'
import { endSubscriptions } from './end-subscriptions.ts'
import { findSubscription } from './queries.ts'
import { BillingProblem } from './told.ts'

type Compares = AsksProvider & Pick<App, 'server' | 'metrics'>

/**
 * Compares everything with what the provider has, once a night: what was never told is made up for.
 * Counted are those that differed.
 */
export async function compareSubscriptions(app: Compares): Promise<number> {
  const seen = new Set<string>()
  let corrected = 0
  for await (const state of app.billing.listSubscriptions()) {
    const id = state.subscription.subscriptionId
    seen.add(id)
    if (await isCorrected(app, id, () => takeState(app, state))) corrected += 1
  }
  for (const id of await readUnseen(app, seen))
    if (await isCorrected(app, id, () => askProvider(app, id))) corrected += 1
  app.metrics.billingCorrections.inc(corrected)
  await endSubscriptions(app)
  return corrected
}

/** What runs by our books and was not listed. */
async function readUnseen({ db, billing }: Compares, seen: ReadonlySet<string>): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.providerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, billing.name), ne(subscriptions.providerStatus, 'ended')))
  return rows.map(({ id }) => id).filter((id) => !seen.has(id))
}

/** One that is not ours, or cannot be read, must not keep the others. */
async function isCorrected(
  app: Compares,
  providerId: string,
  compare: () => Promise<void>,
): Promise<boolean> {
  const before = await fingerprintOf(app, providerId)
  try {
    await compare()
  } catch (error) {
    if (!(error instanceof BillingProblem))
      app.server.log.warn({ err: error }, 'a subscription could not be compared')
    return false
  }
  return before !== (await fingerprintOf(app, providerId))
}

/** Changes with everything that is told of a subscription. */
async function fingerprintOf({ db, billing }: Compares, providerId: string): Promise<string> {
  const row = await findSubscription(db, billing.name, providerId)
  if (!row) return ''
  const { providerStatus, periodEndsAt, cancelsAt, endedAt } = row
  const taken = await db
    .select({
      id: charges.providerId,
      status: charges.status,
      refundedCents: charges.refundedCents,
    })
    .from(charges)
    .where(eq(charges.subscriptionId, row.id))
    .orderBy(charges.providerId)
  return JSON.stringify([providerStatus, periodEndsAt, cancelsAt, endedAt, taken])
}
