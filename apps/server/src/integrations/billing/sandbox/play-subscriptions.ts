import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { sandboxCharges, sandboxSubscriptions } from '../../../db/schema/sandbox.ts'
import { chargeOf } from './begin-subscription.ts'
import { addDays, periodEnd } from './billing-periods.ts'
import { holdSubscription, recordSubscription, type Happening } from './record-subscription.ts'
import type { ChargeRow, SubscriptionRow } from './sandbox-snapshots.ts'
import { readSandboxTime, type SandboxParts } from './sandbox-time.ts'
import { testCardOf } from './test-cards.ts'

/** A refused charge is tried again so many days after the first try; then the subscription ends. */
export const RETRY_DAYS = [1, 3, 7]

/** Does everything that is due by the sandbox's clock: renewals, further tries, ends. */
export async function playSubscriptions(parts: SandboxParts): Promise<void> {
  const now = await readSandboxTime(parts.db, parts.clock)
  for (let due = await findDue(parts, now); due !== undefined; due = await findDue(parts, now))
    await moveOn(parts, due, now)
}

async function findDue({ db }: SandboxParts, now: Date): Promise<string | undefined> {
  const [due] = await db
    .select({ id: sandboxSubscriptions.id })
    .from(sandboxSubscriptions)
    .where(
      and(isNotNull(sandboxSubscriptions.nextMoveAt), lte(sandboxSubscriptions.nextMoveAt, now)),
    )
    .orderBy(asc(sandboxSubscriptions.nextMoveAt))
    .limit(1)
  return due?.id
}

const moveOn = ({ db, clock }: SandboxParts, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await holdSubscription(tx, id)
    const at = row.nextMoveAt
    // Another process was faster.
    if (at === null || at > now) return
    const { next, what } = await nextMove(tx, row, at)
    await recordSubscription(tx, clock, next, { at, what })
  })

interface Move {
  next: SubscriptionRow
  what: Happening[]
}

async function nextMove(tx: Transaction, row: SubscriptionRow, at: Date): Promise<Move> {
  if (row.cancelsAt && row.cancelsAt <= at) return endMove(row, at)
  if (row.status === 'past_due') return chargeMove(row, at, await findUnpaid(tx, row))
  const first = row.trialEndsAt ?? row.startedAt
  const renewed = {
    ...row,
    periodStartsAt: row.periodEndsAt,
    periodEndsAt: periodEnd(first, row.interval, row.periodEndsAt),
  }
  return chargeMove(renewed, at, undefined)
}

/** The charge of this period that was refused. */
export async function findUnpaid(
  tx: Transaction,
  row: SubscriptionRow,
): Promise<ChargeRow | undefined> {
  const [unpaid] = await tx
    .select()
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.subscriptionId, row.id), eq(sandboxCharges.status, 'failed')))
    .orderBy(desc(sandboxCharges.periodStartsAt))
    .limit(1)
  return unpaid
}

/** Charges the card for the present period; `unpaid` when that was tried before. */
export function chargeMove(row: SubscriptionRow, at: Date, unpaid: ChargeRow | undefined): Move {
  const status = testCardOf(row.card)?.paysLater ? 'paid' : 'failed'
  const charge = { ...chargeOf(row, at, status), ...(unpaid && { id: unpaid.id }) }
  if (status === 'paid') {
    const next: SubscriptionRow = {
      ...row,
      status: 'active',
      refusals: 0,
      nextMoveAt: row.periodEndsAt,
    }
    return { next, what: [{ type: 'charge.paid', charge }, { type: 'subscription.updated' }] }
  }
  const refusals = row.refusals + 1
  const failed: Happening = { type: 'charge.failed', charge }
  if (refusals > RETRY_DAYS.length) {
    const { next, what } = endMove({ ...row, refusals }, at)
    return { next, what: [failed, ...what] }
  }
  const late: SubscriptionRow = { ...row, status: 'past_due', refusals }
  const next = { ...late, nextMoveAt: nextTry(late) }
  return { next, what: [failed, { type: 'subscription.updated' }] }
}

/** When a refused charge is tried next. */
export const nextTry = (row: SubscriptionRow): Date =>
  addDays(row.periodStartsAt, RETRY_DAYS[row.refusals - 1] ?? 0)

export const endMove = (row: SubscriptionRow, at: Date): Move => ({
  next: { ...row, status: 'ended', endedAt: at, nextMoveAt: null },
  what: [{ type: 'subscription.ended' }],
})
