import { and, eq, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { subscriptions, trialUses } from '../../../db/schema/billing.ts'
import type { SubscriptionSnapshot } from '../../../integrations/billing/billing-provider.ts'
import type { BillingParts } from './billing-parts.ts'
import { endAtProvider } from './mark-ending.ts'
import type { SubscriptionRow } from './queries.ts'
import type { TrialHash } from './trial-hash.ts'

/** One mailbox has many addresses with a plus sign. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** Whether somebody may begin with a trial, as far as is known before a card is. */
export async function hasTrialLeft(
  db: Queryable,
  trialHash: TrialHash,
  applicantId: string,
): Promise<boolean> {
  const [person] = await readPerson(db, applicantId)
  if (!person || person.isTrailTaken) return false
  const [use] = await db
    .select({ hash: trialUses.hash })
    .from(trialUses)
    .where(eq(trialUses.hash, trialHash('email', mailboxOf(person.email))))
  return use === undefined || person.emailConfirmedAt === null
}

const readPerson = (db: Queryable, applicantId: string) =>
  db
    .select({
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      isTrailTaken: applicants.isTrailTaken,
    })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, applicantId))

/**
 * Notes who has the trial. When the person or the card had it before, which only shows now, the
 * trial ends at once and nothing is charged.
 */
export async function checkTrial(
  tx: Transaction,
  app: BillingParts,
  row: SubscriptionRow,
  { cardFingerprint, status }: SubscriptionSnapshot,
): Promise<void> {
  if (row.trialEndsAt === null || row.applicantId === null) return
  const [person] = await readPerson(tx, row.applicantId)
  const { trialHash } = app
  const hashes = [
    ...(cardFingerprint ? [['card', trialHash('card', cardFingerprint)] as const] : []),
    ...(person?.emailConfirmedAt
      ? [['email', trialHash('email', mailboxOf(person.email))] as const]
      : []),
  ]
  let hadBefore = await hadTrialBefore(tx, row)
  for (const [kind, hash] of hashes) {
    const usedAt = app.clock.now()
    const values = { hash, kind, subscriptionId: row.id, usedAt }
    await tx.insert(trialUses).values(values).onConflictDoNothing()
    const [use] = await tx.select().from(trialUses).where(eq(trialUses.hash, hash))
    const isOwn = use?.subscriptionId === row.id || (await takeOver(tx, row, hash))
    hadBefore ||= !isOwn
  }
  const isTrialRunning = status === 'trialing' && row.providerStatus === 'trialing'
  if (hadBefore && isTrialRunning) await endAtProvider(tx, app, row, 'trial_taken')
  if (!person?.isTrailTaken)
    await tx
      .update(applicants)
      .set({ isTrailTaken: true })
      .where(eq(applicants.id, row.applicantId))
}

/**
 * Takes the trial from a later one of the same student, which was only told of first: were both to
 * count as the second, nobody would have it.
 */
async function takeOver(tx: Transaction, row: SubscriptionRow, hash: string): Promise<boolean> {
  if (row.applicantId === null) return false
  const later = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.applicantId, row.applicantId),
        or(
          gt(subscriptions.startedAt, row.startedAt),
          and(eq(subscriptions.startedAt, row.startedAt), gt(subscriptions.id, row.id)),
        ),
      ),
    )
  const taken = await tx
    .update(trialUses)
    .set({ subscriptionId: row.id })
    .where(and(eq(trialUses.hash, hash), inArray(trialUses.subscriptionId, later)))
  return taken.rowCount === 1
}

async function hadTrialBefore(tx: Transaction, row: SubscriptionRow): Promise<boolean> {
  if (row.applicantId === null) return false
  const isEarlier = or(
    lt(subscriptions.startedAt, row.startedAt),
    and(eq(subscriptions.startedAt, row.startedAt), lt(subscriptions.id, row.id)),
  )
  const [before] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.applicantId, row.applicantId),
        ne(subscriptions.id, row.id),
        isNotNull(subscriptions.trialEndsAt),
        isEarlier,
      ),
    )
  return before !== undefined
}

/** Somebody goes: whoever signs up with the confirmed address again had the trial. */
export async function keepTrialUse(
  tx: Transaction,
  trialHash: TrialHash,
  applicantId: string,
  usedAt: Date,
): Promise<void> {
  const [person] = await readPerson(tx, applicantId)
  if (!person?.isTrailTaken || person.emailConfirmedAt === null) return
  const [first] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.applicantId, applicantId), isNotNull(subscriptions.trialEndsAt)))
  if (!first) return
  const hash = trialHash('email', mailboxOf(person.email))
  await tx
    .insert(trialUses)
    .values({ hash, kind: 'email', subscriptionId: first.id, usedAt })
    .onConflictDoNothing()
}
