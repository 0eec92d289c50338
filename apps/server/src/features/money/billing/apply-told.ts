import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { billingEvents, subscriptions } from '../../../db/schema/billing.ts'
import type { SubscriptionSnapshot } from '../../../integrations/billing/billing-provider.ts'
import type { BillingParts } from './billing-parts.ts'
import { checkTrial } from './check-trial.ts'
import { abandonedAs, forgetNames } from './leave-billing.ts'
import { holdStudent, writeEntitlement } from './entitlements.ts'
import { findOwner } from './find-owner.ts'
import { planOfPrice, readPlans, readSubscriptions, type SubscriptionRow } from './queries.ts'
import { recordCharges } from './record-charges.ts'
import { endAtProvider, endSecond } from './mark-ending.ts'
import { BillingProblem, isNewer, type Told } from './told.ts'
import { writeStateMails } from './write-billing-mails.ts'

/**
 * Takes in what a provider told of a subscription; safe to repeat and to run in any order and side
 * by side. Everything that follows is in one transaction: the state, its charges and their numbers,
 * what it opens, and the mails about it.
 * @throws BillingProblem when it is not about a checkout of ours.
 */
export async function applyTold(app: BillingParts, told: Told): Promise<void> {
  await app.db.transaction(async (tx) => {
    const owner = await findOwner(tx, app, told)
    // In the order in which everything else locks them: the student, then what is theirs.
    await holdStudent(tx, owner.applicantId)
    const row = await takeSubscription(tx, app, told, owner)
    await recordCharges(tx, app, row, told)
    if (told.subscription) await checkTrial(tx, app, row, told.subscription)
    await settle(tx, app, row)
    if (owner.applicantId === null) await forgetNames(tx, told)
  })
}

/** Derives what follows from the newest word and all charges, and writes it; the student is held. */
export async function settle(
  tx: Transaction,
  app: BillingParts,
  row: SubscriptionRow,
): Promise<void> {
  const now = app.clock.now()
  const { id, applicantId } = row
  const held = await readSubscriptions(tx, row, now)
  const state = held.find((each) => each.row.id === id)
  if (!state) throw new Error('A subscription is gone.')
  if (state.status !== state.row.status)
    await tx.update(subscriptions).set({ status: state.status }).where(eq(subscriptions.id, id))
  if (applicantId !== null) await writeEntitlement(tx, applicantId, held)
  await endSecond(tx, app, held)
  if (state.status === 'refunded') await endAtProvider(tx, app, row, 'refunded')
  const abandoned = await abandonedAs(tx, row)
  if (abandoned) await endAtProvider(tx, app, row, abandoned)
  const isEnding = held.length > 1 || state.status === 'refunded' || state.row.endReason !== null
  const present = isEnding ? await readRow(tx, id) : state.row
  await writeStateMails(tx, app, present, state)
}

async function readRow(tx: Transaction, id: string): Promise<SubscriptionRow> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!row) throw new Error('A subscription is gone.')
  return row
}

interface Owner {
  applicantId: string | null
  planId: string | null
}

/** The row of the subscription, locked, and as the newest word has it. */
async function takeSubscription(
  tx: Transaction,
  app: BillingParts,
  told: Told,
  owner: Owner,
): Promise<SubscriptionRow> {
  const { provider, subscriptionId, subscription } = told
  const locked = () =>
    tx
      .select()
      .from(subscriptions)
      .where(
        and(eq(subscriptions.provider, provider), eq(subscriptions.providerId, subscriptionId)),
      )
      .for('no key update')
  let [row] = await locked()
  if (!row && subscription) {
    await insertSubscription(tx, app, told, subscription, owner)
    ;[row] = await locked()
  }
  if (!row) throw new BillingProblem('The subscription of this charge is not known yet.')
  if (!subscription || !isNewer(told, row)) return row
  const all = await readPlans(tx)
  const hasTrial = subscription.trialEndsAt !== undefined
  const plan = planOfPrice(all, provider, subscription.priceId, hasTrial)
  const [updated] = await tx
    .update(subscriptions)
    .set({ ...columnsOf(told, subscription), planId: plan?.id ?? row.planId })
    .where(eq(subscriptions.id, row.id))
    .returning()
  return updated ?? row
}

async function insertSubscription(
  tx: Transaction,
  { clock }: BillingParts,
  told: Told,
  snapshot: SubscriptionSnapshot,
  { applicantId, planId }: Owner,
): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({
      id: randomUUID(),
      applicantId,
      provider: told.provider,
      providerId: told.subscriptionId,
      planId,
      status: 'expired',
      createdAt: clock.now(),
      // Ordered by somebody who had gone before it came to anything.
      endReason: applicantId === null ? 'closed_unpaid' : null,
      ...columnsOf(told, snapshot),
      // Older than anything: the newest word is written over it.
      asOf: new Date(0),
    })
    .onConflictDoNothing()
  // Charges that were told of before it need not wait for their next try.
  const isOfIt = sql`${billingEvents.event} #>> '{charge,subscriptionId}' = ${told.subscriptionId}`
  await tx
    .update(billingEvents)
    .set({ nextTryAt: clock.now() })
    .where(and(isNull(billingEvents.appliedAt), isOfIt))
}

const columnsOf = ({ asOf, eventId }: Told, snapshot: SubscriptionSnapshot) => ({
  customerId: snapshot.customerId,
  providerStatus: snapshot.status,
  startedAt: snapshot.startedAt,
  trialEndsAt: snapshot.trialEndsAt ?? null,
  periodStartsAt: snapshot.periodStartsAt,
  periodEndsAt: snapshot.periodEndsAt,
  cancelsAt: snapshot.cancelsAt ?? null,
  endedAt: snapshot.endedAt ?? null,
  asOf,
  asOfEventId: eventId,
})
