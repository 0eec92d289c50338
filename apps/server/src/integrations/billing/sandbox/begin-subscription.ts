import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Interval } from '@laurel/contract/billing-shapes'
import type { Clock } from '../../../clock.ts'
import type { Queryable } from '../../../db/database.ts'
import { plans } from '../../../db/schema/billing.ts'
import { BillingFailure, type CheckoutOrder } from '../billing-provider.ts'
import { addDays, periodEnd } from './billing-periods.ts'
import { recordSubscription, type Happening } from './record-subscription.ts'
import type { ChargeRow, SubscriptionRow } from './sandbox-snapshots.ts'
import { TEST_CARDS, type TestCardName } from './test-cards.ts'

export interface SandboxPrice {
  title: string
  interval: Interval
  amountCents: number
  currency: string
}

export interface TakenCard {
  card: TestCardName
  fingerprint: string
}

type Order = Pick<CheckoutOrder, 'checkoutId' | 'applicantId' | 'priceId' | 'trialDays'>

const PRICE_ID = /^sandbox_(month|quarter|year)(-trial)?$/

/** What a price of the sandbox is: that of the plan. @throws BillingFailure for an unknown one. */
export async function readPrice(db: Queryable, priceId: string): Promise<SandboxPrice> {
  const [, interval, trial] = PRICE_ID.exec(priceId) ?? []
  const [plan] = await db
    .select({
      title: plans.title,
      interval: plans.interval,
      amountCents: plans.priceCents,
      currency: plans.currency,
    })
    .from(plans)
    .where(
      and(
        eq(plans.interval, (interval ?? '') as Interval),
        trial === undefined ? eq(plans.trialDays, 0) : gt(plans.trialDays, 0),
      ),
    )
  if (!plan) throw new BillingFailure('The sandbox knows no such price.', true)
  return plan
}

/** Begins a subscription with a card that was accepted, and charges it unless a trial comes first. */
export async function beginSubscription(
  tx: Queryable,
  clock: Clock,
  { order, taken, now, isCheckout }: BeginningOf,
): Promise<SubscriptionRow> {
  const price = await readPrice(tx, order.priceId)
  const trialEndsAt = order.trialDays > 0 ? addDays(now, order.trialDays) : null
  const periodEndsAt = trialEndsAt ?? periodEnd(now, price.interval, now)
  const row: SubscriptionRow = {
    id: `sub_${randomUUID()}`,
    customerId: `cus_${randomUUID()}`,
    checkoutId: order.checkoutId,
    applicantId: order.applicantId,
    priceId: order.priceId,
    interval: price.interval,
    amountCents: price.amountCents,
    currency: price.currency,
    ...taken,
    status: trialEndsAt ? 'trialing' : 'active',
    startedAt: now,
    trialEndsAt,
    periodStartsAt: now,
    periodEndsAt,
    cancelsAt: null,
    endedAt: null,
    refusals: 0,
    nextMoveAt: periodEndsAt,
    toldAt: new Date(0),
  }
  const what: Happening[] = [{ type: 'subscription.created' }]
  if (!trialEndsAt) what.push({ type: 'charge.paid', charge: chargeOf(row, now, 'paid') })
  if (isCheckout) what.push({ type: 'checkout.completed', checkoutId: order.checkoutId })
  return recordSubscription(tx, clock, row, { at: now, what })
}

interface BeginningOf {
  order: Order
  taken: TakenCard
  now: Date
  /** Its page tells of the checkout as well. */
  isCheckout: boolean
}

/** A charge of the present period. */
export const chargeOf = (row: SubscriptionRow, at: Date, status: 'paid' | 'failed'): ChargeRow => ({
  id: `ch_${randomUUID()}`,
  subscriptionId: row.id,
  amountCents: row.amountCents,
  currency: row.currency,
  status,
  card: row.card,
  chargedAt: at,
  refundedAt: null,
  periodStartsAt: row.periodStartsAt,
  periodEndsAt: row.periodEndsAt,
})

/** Why a card is refused while its owner looks on; undefined when it is accepted. */
export function refusalOf(card: TestCardName): 'declined' | 'expired' | undefined {
  if (TEST_CARDS[card].paysAtCheckout) return undefined
  return card === 'expired' ? 'expired' : 'declined'
}
