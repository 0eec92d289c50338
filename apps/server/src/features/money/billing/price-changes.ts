import { and, eq, inArray, isNotNull, isNull, like, lte } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Database } from '../../../db/database.ts'
import { plans, subscriptions } from '../../../db/schema/billing.ts'
import { sandboxSubscriptions } from '../../../db/schema/sandbox.ts'
import { transact } from '../../../db/transact.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import type { BillingParts } from './billing-parts.ts'
import { priceChangeEmail } from './subscription-emails.ts'
import { changeOf } from './queries.ts'
import { writeOnce } from './write-billing-mails.ts'

/** Specification 2, section 9: "Prices change with 30 days notice and 14 days to object." */
const NOTICE_DAYS = 30
const OBJECTION_DAYS = 14
/** Mails are written by the hour, and each must come in time. */
const TELLING_DAYS = 1

/** What keeps a price from being announced, as whoever runs the command reads it. */
export class PriceRefused extends Error {}

interface Announced {
  productId: string
  priceCents: number
  from: Date
}

/** Announces another price for a plan, with and without its trial. */
export async function announcePrice(
  db: Database,
  now: Date,
  { productId, priceCents, from }: Announced,
): Promise<void> {
  const [plan] = await db.select().from(plans).where(eq(plans.productId, productId))
  if (!plan) throw new PriceRefused(`There is no plan ${productId}.`)
  if (plan.priceCents === priceCents) throw new PriceRefused('That is its price already.')
  if (plan.nextPriceCents !== null)
    throw new PriceRefused('A change of this price is announced already, and people were told.')
  const earliest = new Date(now.getTime() + (NOTICE_DAYS + TELLING_DAYS) * DAY_MILLISECONDS)
  if (from < earliest)
    throw new PriceRefused(
      `It can count from ${earliest.toISOString().slice(0, 10)} on: people are told 30 days before.`,
    )
  await db
    .update(plans)
    .set({ nextPriceCents: priceCents, nextPriceFrom: from })
    .where(eq(plans.interval, plan.interval))
}

/** Tells everybody who subscribes to a plan whose price changes, each once. */
export async function tellPriceChanges(app: BillingParts & Pick<App, 'server'>): Promise<void> {
  const { db, clock, config, server } = app
  const rows = await db
    .select({ row: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        isNotNull(plans.nextPriceFrom),
        inArray(subscriptions.status, ['trialing', 'active', 'past_due']),
        isNull(subscriptions.endReason),
      ),
    )
  for (const { row, plan } of rows) {
    const change = changeOf(plan)
    if (!change) continue
    const about = `${change.from.toISOString()} ${change.priceCents}`
    const objectUntil = new Date(clock.now().getTime() + OBJECTION_DAYS * DAY_MILLISECONDS)
    try {
      await transact(db, (tx) =>
        writeOnce(tx, app, row, { kind: 'price_change', about }, (recipient) =>
          priceChangeEmail(config, recipient, plan, { ...change, objectUntil }),
        ),
      )
    } catch (error) {
      const { id: subscriptionId } = row
      server.log.warn({ err: error, subscriptionId }, 'a change of price is told in the next hour')
    }
  }
}

/** Prices whose day has come are those of their plans; at a provider they are changed by hand. */
export async function applyPriceChanges({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const due = await db.select().from(plans).where(lte(plans.nextPriceFrom, clock.now()))
  for (const plan of due) {
    const priceCents = plan.nextPriceCents ?? plan.priceCents
    await transact(db, async (tx) => {
      const known = { priceCents, nextPriceCents: null, nextPriceFrom: null }
      await tx.update(plans).set(known).where(eq(plans.id, plan.id))
      // What the sandbox charges is ours to change.
      await tx
        .update(sandboxSubscriptions)
        .set({ amountCents: priceCents })
        .where(like(sandboxSubscriptions.priceId, `sandbox_${plan.interval}%`))
    })
  }
}
