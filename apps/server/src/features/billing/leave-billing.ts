import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/database.ts'
import { applicants, users } from '../../db/schema/accounts.ts'
import { billingEvents, subscriptions } from '../../db/schema/billing.ts'
import { keepTrialUse, type TrialHash } from './check-trial.ts'
import type { SubscriptionRow } from './queries.ts'

/** Somebody goes: nothing more is charged, and the trial stays taken. */
export async function leaveBilling(
  tx: Transaction,
  trialHash: TrialHash,
  applicantId: string,
  now: Date,
): Promise<void> {
  await keepTrialUse(tx, trialHash, applicantId, now)
  await tx
    .update(subscriptions)
    .set({ endReason: 'account_closed' })
    .where(
      and(
        eq(subscriptions.applicantId, applicantId),
        ne(subscriptions.provider, 'grant'),
        ne(subscriptions.providerStatus, 'ended'),
        isNull(subscriptions.endReason),
      ),
    )
}

/** Whether it runs for an account that is closed, as what was paid for on a page left open is. */
export async function isAbandoned(
  db: Queryable,
  { applicantId, provider, providerStatus, endReason }: SubscriptionRow,
): Promise<boolean> {
  if (provider === 'grant' || providerStatus === 'ended' || endReason !== null) return false
  if (applicantId === null) return true
  const [open] = await db
    .select({ id: applicants.id })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(applicants.id, applicantId), isNull(users.purgeAfter)))
  return open === undefined
}

/** What a provider told names whom it is about; the books keep what came of it without a name. */
export async function forgetEvents(tx: Transaction, applicantId: string): Promise<void> {
  const { event } = billingEvents
  const isNamed = sql`${event} #>> '{subscription,applicantId}' = ${applicantId}`
  const isOfTheirs = sql`coalesce(
    ${event} #>> '{subscription,subscriptionId}',
    ${event} #>> '{charge,subscriptionId}',
    ${event} #>> '{checkout,subscriptionId}'
  ) in (
    select provider_id from ${subscriptions} where ${subscriptions.applicantId} = ${applicantId})`
  await tx.delete(billingEvents).where(sql`${isNamed} or ${isOfTheirs}`)
}
