import { and, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { billingEvents, checkouts, plans, subscriptions } from '../../../db/schema/billing.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { settle } from './apply-told.ts'
import type { BillingParts } from './billing-parts.ts'
import { holdStudent } from './entitlements.ts'
import { beforeChargeEmail } from './charge-emails.ts'
import { startOfNotice } from './rules.ts'
import { ALLOWED } from './states.ts'
import { writeOnce } from './write-billing-mails.ts'

type Needs = BillingParts & Pick<App, 'server'>

const RUNNING = (['trialing', 'active', 'past_due', 'cancelled'] as const).filter(
  (status) => ALLOWED[status].isRunning,
)

/** Writes anew what only time has changed: what has run out is no longer listed as running. */
export async function followTime(app: Needs): Promise<void> {
  const { db, clock, server } = app
  const rows = await db
    .select()
    .from(subscriptions)
    .where(
      and(inArray(subscriptions.status, RUNNING), lte(subscriptions.periodEndsAt, clock.now())),
    )
  for (const row of rows)
    try {
      await db.transaction(async (tx) => {
        await holdStudent(tx, row.applicantId)
        await settle(tx, app, row)
      })
    } catch (error) {
      const { id: subscriptionId } = row
      server.log.warn({ err: error, subscriptionId }, 'a subscription is left to the next hour')
    }
}

/** Tells of the first charge three days before it: when, how much, and how to leave. */
export async function announceFirstCharges(app: Needs): Promise<void> {
  const { db, clock, config, server } = app
  const now = clock.now()
  const due = await db
    .select({ row: subscriptions, plan: plans })
    .from(subscriptions)
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(subscriptions.status, 'trialing'),
        isNull(subscriptions.endReason),
        gt(subscriptions.trialEndsAt, now),
      ),
    )
  for (const { row, plan } of due) {
    const { trialEndsAt } = row
    if (trialEndsAt === null || startOfNotice(trialEndsAt) > now) continue
    const about = trialEndsAt.toISOString()
    try {
      await db.transaction((tx) =>
        writeOnce(tx, app, row, { kind: 'before_charge', about }, (recipient) =>
          beforeChargeEmail(config, recipient, trialEndsAt, plan ?? undefined),
        ),
      )
    } catch (error) {
      const { id: subscriptionId } = row
      server.log.warn({ err: error, subscriptionId }, 'a notice is left to the next hour')
    }
  }
}

/** Long enough to look into what went wrong; the books keep what came of it. */
const KEPT_DAYS = 90

/** Forgets what providers told, and from where somebody came to pay: the books need neither. */
export async function forgetOldEvents({ db, clock }: Needs): Promise<void> {
  const until = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MILLISECONDS)
  await db.delete(billingEvents).where(lte(billingEvents.receivedAt, until))
  await db
    .update(checkouts)
    .set({ custom: {} })
    .where(and(lte(checkouts.createdAt, until), ne(checkouts.custom, {})))
}
