import type { Plan } from '@laurel/contract/billing-shapes'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { charges, plans, subscriptions } from '../../../db/schema/billing.ts'
import type {
  BillingProvider,
  ProviderName,
} from '../../../integrations/billing/billing-provider.ts'
import { priceIdOf as priceNamed, SANDBOX_PRICES } from '../../../read-billing-settings.ts'
import { savingsPercent, sayPrice } from './rules.ts'
import { deriveState, type DerivedState } from './states.ts'

export type PlanRow = typeof plans.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect
export type ChargeRow = typeof charges.$inferSelect

/** That of the plans; a provider may charge somebody in their own. */
export const CURRENCY = 'USD'

/** Of a charge; as `givenBackCents`. */
export const BACK_CENTS = sql`case when ${charges.status} = 'refunded' then ${charges.amountCents} else ${charges.refundedCents} end`

/** What the provider calls it; undefined while it is not told how. */
export function priceIdOf(plan: PlanRow, provider: ProviderName): string | undefined {
  if (provider === 'sandbox') return priceNamed({ prices: SANDBOX_PRICES }, plan)
  return (provider === 'stripe' ? plan.stripePriceId : plan.paddlePriceId) ?? undefined
}

/** In the order they are shown in. */
export const readPlans = (db: Queryable): Promise<PlanRow[]> =>
  db.select().from(plans).orderBy(asc(plans.position))

/** What is announced of a plan's price. */
export const changeOf = ({
  nextPriceCents,
  nextPriceFrom,
}: Pick<PlanRow, 'nextPriceCents' | 'nextPriceFrom'>) =>
  nextPriceCents !== null && nextPriceFrom !== null
    ? { priceCents: nextPriceCents, from: nextPriceFrom }
    : undefined

export function toPlan(
  row: PlanRow,
  all: readonly PlanRow[],
  { name }: Pick<BillingProvider, 'name'>,
): Plan {
  const monthly = all.find(({ interval, trialDays }) => interval === 'month' && trialDays === 0)
  const change = changeOf(row)
  return {
    id: row.id,
    title: row.title,
    price: sayPrice(row.priceCents, row.currency),
    productId: row.productId,
    description: row.features.join(','),
    paddlePriceId: row.paddlePriceId,
    stripePriceId: row.stripePriceId,
    priceId: priceIdOf(row, name) ?? '',
    interval: row.interval,
    priceCents: row.priceCents,
    takesMoney: name !== 'sandbox',
    trialDays: row.trialDays,
    coming: change
      ? {
          price: sayPrice(change.priceCents, row.currency),
          priceCents: change.priceCents,
          from: change.from.toISOString(),
        }
      : null,
    savings: savingsPercent(row, monthly?.priceCents ?? row.priceCents),
  }
}

/** What somebody is subscribed to; undefined for what was given. */
export async function readPlan(
  db: Queryable,
  { planId }: Pick<SubscriptionRow, 'planId'>,
): Promise<PlanRow | undefined> {
  if (planId === null) return undefined
  const [plan] = await db.select().from(plans).where(eq(plans.id, planId))
  return plan
}

/** The plan that a provider's price is of; with a trial where one began. */
export function planOfPrice(
  all: readonly PlanRow[],
  provider: ProviderName,
  priceId: string,
  hasTrial: boolean,
): PlanRow | undefined {
  const fitting = all.filter((plan) => priceIdOf(plan, provider) === priceId)
  return fitting.find(({ trialDays }) => trialDays > 0 === hasTrial) ?? fitting[0]
}

export interface HeldSubscription extends DerivedState {
  row: SubscriptionRow
  /** Newest first. */
  charges: ChargeRow[]
}

/**
 * All subscriptions of somebody, as they are now, the latest begun first; just the one of an account
 * that is gone.
 */
export async function readSubscriptions(
  db: Queryable,
  of: { applicantId: string } | Pick<SubscriptionRow, 'id' | 'applicantId'>,
  now: Date,
): Promise<HeldSubscription[]> {
  const { applicantId } = of
  const isTheirs =
    applicantId === null
      ? eq(subscriptions.id, 'id' in of ? of.id : '')
      : eq(subscriptions.applicantId, applicantId)
  const rows = await db
    .select()
    .from(subscriptions)
    .where(isTheirs)
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const taken = await db
    .select()
    .from(charges)
    .where(inArray(charges.subscriptionId, ids))
    .orderBy(desc(charges.chargedAt), desc(charges.id))
  return rows.map((row) => {
    const own = taken.filter(({ subscriptionId }) => subscriptionId === row.id)
    return { row, charges: own, ...deriveState(row, own, now) }
  })
}

export async function findSubscription(
  db: Queryable,
  provider: ProviderName,
  providerId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, providerId)))
  return row
}

/** Who somebody is at Paddle, as of the latest subscription there. */
export async function readPaddleCustomer(
  db: Queryable,
  applicantId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: subscriptions.customerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.applicantId, applicantId), eq(subscriptions.provider, 'paddle')))
    .orderBy(desc(subscriptions.startedAt))
    .limit(1)
  return row?.id ?? undefined
}
