import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { PURGE_HOURS } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { charges, subscriptions } from '../../../db/schema/billing.ts'

/** Whatever was charged for these, before they could be ended, goes back. */
const UNWANTED = ['second', 'trial_taken', 'closed_unpaid'] as const

/**
 * The paid charges that nobody wanted; of an account that had paid before it was closed, those that
 * came after.
 */
export function unwantedCharges(db: Queryable) {
  const { endReason } = subscriptions
  const closedAt = sql`${users.purgeAfter} - ${PURGE_HOURS} * interval '1 hour'`
  const isAfterClosing = and(eq(endReason, 'account_closed'), gt(charges.chargedAt, closedAt))
  return db
    .select({ subscriptionId: charges.subscriptionId, providerId: charges.providerId })
    .from(charges)
    .innerJoin(subscriptions, eq(subscriptions.id, charges.subscriptionId))
    .leftJoin(applicants, eq(applicants.id, subscriptions.applicantId))
    .leftJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(charges.status, 'paid'), or(inArray(endReason, [...UNWANTED]), isAfterClosing)))
    .as('unwanted')
}
