import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { charges, invoiceCounters } from '../../db/schema/billing.ts'
import type { ChargeSnapshot } from '../../integrations/billing/billing-provider.ts'
import type { AppliesTold } from './apply-told.ts'
import type { ChargeRow, SubscriptionRow } from './queries.ts'
import { BillingProblem } from './told.ts'
import { writeReceipt, writeRefundNotice } from './write-billing-mails.ts'

/** A charge only moves on: what was refused may be paid, and what was paid may be given back. */
const RANK = { failed: 0, paid: 1, refunded: 2 } as const

/** Adds charges of a subscription whose row is locked; those that are known only move on. */
export async function recordCharges(
  tx: Transaction,
  app: AppliesTold,
  subscription: SubscriptionRow,
  told: readonly ChargeSnapshot[],
): Promise<void> {
  for (const charge of told)
    // A trial begins with an invoice over nothing at some providers.
    if (charge.amountCents > 0) await recordCharge(tx, app, subscription, charge)
}

async function recordCharge(
  tx: Transaction,
  app: AppliesTold,
  subscription: SubscriptionRow,
  charge: ChargeSnapshot,
): Promise<void> {
  const { provider, id: subscriptionId } = subscription
  if (provider === 'grant') throw new Error('What was given is not charged for.')
  const [known] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.provider, provider), eq(charges.providerId, charge.chargeId)))
  if (known && known.subscriptionId !== subscriptionId)
    throw new BillingProblem('This charge is of another subscription.')
  if (known && RANK[known.status] >= RANK[charge.status]) return
  const now = app.clock.now()
  const isFirstPaid = charge.status !== 'failed' && !known?.invoiceNumber
  const values = {
    amountCents: charge.amountCents,
    currency: charge.currency,
    status: charge.status,
    cardLabel: charge.cardLabel ?? null,
    periodStartsAt: charge.periodStartsAt,
    periodEndsAt: charge.periodEndsAt,
    chargedAt: charge.chargedAt,
    refundedAt: charge.refundedAt ?? null,
    ...(isFirstPaid && { invoiceNumber: await nextInvoiceNumber(tx, now) }),
  }
  const row = known ? await move(tx, known, values) : await insert(tx, subscription, charge, values)
  if (!row) return
  if (isFirstPaid) await writeReceipt(tx, app, subscription, row)
  if (row.status === 'refunded') await writeRefundNotice(tx, app, subscription, row)
}

type Values = Omit<typeof charges.$inferInsert, 'id' | 'subscriptionId' | 'provider' | 'providerId'>

async function move(tx: Transaction, known: ChargeRow, values: Values) {
  const [row] = await tx.update(charges).set(values).where(eq(charges.id, known.id)).returning()
  return row
}

async function insert(
  tx: Transaction,
  { id: subscriptionId, provider }: SubscriptionRow,
  { chargeId: providerId }: ChargeSnapshot,
  values: Values,
) {
  if (provider === 'grant') return undefined
  const fixed = { id: randomUUID(), subscriptionId, provider, providerId }
  const [row] = await tx
    .insert(charges)
    .values({ ...fixed, ...values })
    .returning()
  return row
}

const NUMBER_DIGITS = 6

/** Taken with the charge or not at all: the counter is locked until then, so none is missing. */
async function nextInvoiceNumber(tx: Transaction, now: Date): Promise<string> {
  const year = now.getUTCFullYear()
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceCounters.year,
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning()
  return `L-${year}-${String(counter?.last ?? 1).padStart(NUMBER_DIGITS, '0')}`
}
