import { and, eq, exists, isNull, ne, sql } from 'drizzle-orm'
import { closingTime } from '../../../days.ts'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { billingEvents, charges, subscriptions } from '../../../db/schema/billing.ts'
import { keepTrialUse } from './check-trial.ts'
import type { TrialHash } from './trial-hash.ts'
import type { SubscriptionRow } from './queries.ts'
import type { Told } from './told.ts'

/** Somebody goes: nothing more is charged, and the trial stays taken. */
export async function leaveBilling(
  tx: Transaction,
  trialHash: TrialHash,
  applicantId: string,
  now: Date,
): Promise<void> {
  await keepTrialUse(tx, trialHash, applicantId, now)
  const taken = tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.subscriptionId, subscriptions.id), ne(charges.status, 'failed')))
  await tx
    .update(subscriptions)
    .set({
      endReason: sql`case when ${exists(taken)} then 'account_closed' else 'closed_unpaid' end`,
    })
    .where(
      and(
        eq(subscriptions.applicantId, applicantId),
        ne(subscriptions.provider, 'grant'),
        ne(subscriptions.providerStatus, 'ended'),
        isNull(subscriptions.endReason),
      ),
    )
}

type Row = Pick<
  SubscriptionRow,
  'applicantId' | 'provider' | 'providerStatus' | 'endReason' | 'createdAt'
>

/**
 * Why it ends where it runs for an account that is closed; what was paid for on a page left open was
 * heard of only afterwards. Undefined for what goes on.
 */
export async function abandonedAs(
  db: Queryable,
  { applicantId, provider, providerStatus, endReason, createdAt }: Row,
): Promise<'account_closed' | 'closed_unpaid' | undefined> {
  if (provider === 'grant' || providerStatus === 'ended' || endReason !== null) return undefined
  if (applicantId === null) return 'account_closed'
  const [person] = await db
    .select({ purgeAfter: users.purgeAfter })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, applicantId))
  if (!person?.purgeAfter) return undefined
  return createdAt < closingTime(person.purgeAfter) ? 'account_closed' : 'closed_unpaid'
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

/** The log keeps what was told once the account was gone, and forgets whom it named. */
export async function forgetNames(
  tx: Transaction,
  { provider, subscriptionId }: Pick<Told, 'provider' | 'subscriptionId'>,
): Promise<void> {
  const { event } = billingEvents
  const named = sql`${event} #>> '{subscription,subscriptionId}' = ${subscriptionId}`
  await tx
    .update(billingEvents)
    .set({
      event: sql`${event} #- '{subscription,applicantId}' #- '{subscription,proof}'
        #- '{subscription,cardFingerprint}'`,
    })
    .where(and(eq(billingEvents.provider, provider), named))
}
