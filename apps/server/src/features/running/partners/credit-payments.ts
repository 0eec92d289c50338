import { randomUUID } from 'node:crypto'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { charges, subscriptions } from '../../../db/schema/billing.ts'
import {
  partnerCredits,
  partnerEntries,
  partners,
  partnerSignUps,
} from '../../../db/schema/partners.ts'
import { transact } from '../../../db/transact.ts'
import { givenBackCents } from '../../money/billing/rules.ts'
import { BACK_CENTS, CURRENCY } from '../../money/billing/queries.ts'
import { earnedCents, endOfHold } from './rules.ts'

type Needs = Pick<App, 'db' | 'clock'>

/** Payments of an account that a partner is thanked for, while the account is there. */
const OWED = sql`${partnerSignUps}
  join ${partners} on ${partners.id} = ${partnerSignUps.partnerId}
  join ${applicants} on ${applicants.userId} = ${partnerSignUps.userId}
  join ${subscriptions} on ${subscriptions.applicantId} = ${applicants.id}
  join ${charges} on ${charges.subscriptionId} = ${subscriptions.id}
    and ${charges.status} <> 'failed' and ${charges.currency} = ${CURRENCY}
    and ${charges.chargedAt} >= ${partnerSignUps.signedUpAt}
    and (${partners.endedAt} is null or ${charges.chargedAt} < ${partners.endedAt})`
const IS_NEW = sql`not exists (
  select from ${partnerCredits} where ${partnerCredits.chargeId} = ${charges.id})`

/**
 * Writes to the ledger what payments earned since, and takes back what refunds took; a refund that
 * is refused earns it once more. Safe to repeat.
 */
export async function creditPayments(app: Needs): Promise<void> {
  const { rows } = await app.db.execute<{ id: string }>(sql`
    select ${partnerSignUps.id} from ${OWED} where ${IS_NEW}
    union select ${partnerCredits.signUpId} from ${partnerCredits}
      join ${charges} on ${charges.id} = ${partnerCredits.chargeId}
      where ${partnerCredits.refundedCents} <> ${BACK_CENTS}`)
  for (const { id } of rows) await transact(app.db, (tx) => creditSignUp(tx, app, id))
}

async function creditSignUp(tx: Transaction, { clock }: Needs, id: string): Promise<void> {
  // One run at a time looks at an account.
  await tx.select().from(partnerSignUps).where(eq(partnerSignUps.id, id)).for('update')
  await addCredits(tx, id)
  const payments = await readPayments(tx, id)
  const written = await readWritten(tx, payments)
  const earned = earnedCents(payments)
  for (const [at, { chargeId, refundedCents }] of payments.entries()) {
    const amountCents = (earned[at] ?? 0) - (written.get(chargeId) ?? 0)
    if (amountCents !== 0)
      await tx
        .insert(partnerEntries)
        .values({ id: randomUUID(), chargeId, amountCents, writtenAt: clock.now() })
    await tx
      .update(partnerCredits)
      .set({ refundedCents })
      .where(eq(partnerCredits.chargeId, chargeId))
  }
}

/** With the terms of now: what is agreed on later changes nothing that was paid before. */
async function addCredits(tx: Transaction, signUpId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string; member: number; share: number; at: Date }>(sql`
    select ${charges.id}, ${partners.memberCents} as member,
      ${partners.shareBasisPoints} as share, ${charges.chargedAt} as at
    from ${OWED} where ${IS_NEW} and ${partnerSignUps.id} = ${signUpId}`)
  if (rows.length === 0) return
  await tx.insert(partnerCredits).values(
    rows.map(({ id: chargeId, member, share, at }) => ({
      chargeId,
      signUpId,
      memberCents: member,
      shareBasisPoints: share,
      refundedCents: 0,
      heldUntil: endOfHold(new Date(at)),
    })),
  )
}

/** All that are credited of an account, the earliest first. */
async function readPayments(tx: Transaction, signUpId: string) {
  const rows = await tx
    .select({ charge: charges, credit: partnerCredits })
    .from(partnerCredits)
    .innerJoin(charges, eq(charges.id, partnerCredits.chargeId))
    .where(eq(partnerCredits.signUpId, signUpId))
    .orderBy(asc(charges.chargedAt), asc(charges.id))
  return rows.map(({ charge, credit }) => ({
    chargeId: charge.id,
    amountCents: charge.amountCents,
    refundedCents: givenBackCents(charge),
    memberCents: credit.memberCents,
    shareBasisPoints: credit.shareBasisPoints,
  }))
}

async function readWritten(
  tx: Transaction,
  payments: readonly { chargeId: string }[],
): Promise<Map<string, number>> {
  const { chargeId, amountCents } = partnerEntries
  const ids = payments.map((payment) => payment.chargeId)
  const rows = await tx
    .select({ chargeId, cents: sql<number>`sum(${amountCents})::float8` })
    .from(partnerEntries)
    .where(inArray(chargeId, ids))
    .groupBy(chargeId)
  return new Map(rows.map((row) => [row.chargeId, row.cents]))
}
