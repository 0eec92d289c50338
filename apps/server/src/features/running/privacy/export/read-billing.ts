import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../../db/database.ts'
import {
  billingMails,
  charges,
  checkouts,
  paidUses,
  plans,
  referralCodes,
  subscriptions,
} from '../../../../db/schema/billing.ts'
import type { Owner } from './read-owner.ts'

/** Subscriptions with what was charged, the ways to pay that were opened, and what was used. */
export async function readBilling(db: Queryable, { applicantIds }: Owner) {
  // Who gave one is another person.
  const { grantedBy: _grantedBy, ...subscription } = getTableColumns(subscriptions)
  const own = inArray(subscriptions.applicantId, applicantIds)
  const ids = db.select({ id: subscriptions.id }).from(subscriptions).where(own)
  return {
    subscriptions: await db
      .select({ ...subscription, plan: plans.title })
      .from(subscriptions)
      .leftJoin(plans, eq(plans.id, subscriptions.planId))
      .where(own)
      .orderBy(asc(subscriptions.startedAt)),
    charges: await db
      .select()
      .from(charges)
      .where(inArray(charges.subscriptionId, ids))
      .orderBy(asc(charges.chargedAt)),
    checkouts: await db
      .select()
      .from(checkouts)
      .where(inArray(checkouts.applicantId, applicantIds))
      .orderBy(asc(checkouts.createdAt)),
    mails: await db.select().from(billingMails).where(inArray(billingMails.subscriptionId, ids)),
    referralCodes: await db
      .select()
      .from(referralCodes)
      .where(inArray(referralCodes.applicantId, applicantIds)),
    paidUses: await db.select().from(paidUses).where(inArray(paidUses.applicantId, applicantIds)),
  }
}
