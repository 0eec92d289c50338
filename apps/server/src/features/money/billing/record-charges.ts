import { randomUUID } from 'node:crypto'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { billingEvents, charges, invoiceCounters } from '../../../db/schema/billing.ts'
import type { ChargeSnapshot } from '../../../integrations/billing/billing-provider.ts'
import type { BillingParts } from './billing-parts.ts'
import type { ChargeRow, SubscriptionRow } from './queries.ts'
import { givenBackCents } from './rules.ts'
import { BillingProblem, type Told } from './told.ts'
import { writeReceipt, writeRefundNotice, writeRefundRefusal } from './write-billing-mails.ts'

/** Adds charges of a subscription whose row is locked; those that are known only move on. */
export async function recordCharges(
  tx: Transaction,
  app: BillingParts,
  subscription: SubscriptionRow,
  { charges: told, asOf }: Pick<Told, 'charges' | 'asOf'>,
): Promise<void> {
  for (const charge of told)
    // A trial begins with an invoice over nothing at some providers.
    if (charge.amountCents > 0) await recordCharge(tx, app, subscription, { charge, asOf })
}

async function recordCharge(
  tx: Transaction,
  app: BillingParts,
  subscription: SubscriptionRow,
  { charge, asOf }: ToldCharge,
): Promise<void> {
  const { provider, id: subscriptionId } = subscription
  if (provider === 'grant') throw new Error('What was given is not charged for.')
  const [known] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.provider, provider), eq(charges.providerId, charge.chargeId)))
  if (known && known.subscriptionId !== subscriptionId)
    throw new BillingProblem('This charge is of another subscription.')
  if (known && !(await movesOn(tx, known, { charge, asOf }))) return
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
    refundedCents: givenBackCents(charge),
    refundedAt: charge.refundedAt ?? null,
    ...(isFirstPaid && { invoiceNumber: await nextInvoiceNumber(tx, now) }),
  }
  const row = known ? await move(tx, known, values) : await insert(tx, subscription, charge, values)
  if (!row) return
  if (isFirstPaid) await writeReceipt(tx, app, subscription, row)
  const backCents = givenBackCents(row) - (known ? givenBackCents(known) : 0)
  if (backCents > 0) await writeRefundNotice(tx, app, subscription, row, backCents)
  if (backCents < 0) await writeRefundRefusal(tx, app, subscription, row, -backCents)
}

interface ToldCharge {
  charge: ChargeSnapshot
  /** When the provider had it so. */
  asOf: Date
}

/** What was told of the very moment of a refund may be of just before it. */
const MOMENT_MILLISECONDS = 1000

/**
 * A charge only moves on: what was refused may be paid, and more of it given back, as providers add
 * it up. They may refuse a refund days after they told of it: then that money is paid once more.
 */
async function movesOn(
  tx: Transaction,
  known: ChargeRow,
  { charge, asOf }: ToldCharge,
): Promise<boolean> {
  if (charge.status === 'failed') return false
  const backCents = givenBackCents(charge)
  const before = givenBackCents(known)
  if (backCents > before)
    return !(await isRefusedSince(tx, known, charge.refundedAt ?? asOf, backCents))
  if (backCents === before) return known.status === 'failed'
  const since = (known.refundedAt ?? known.chargedAt).getTime()
  return asOf.getTime() >= since + MOMENT_MILLISECONDS
}

/**
 * Whether the refusal of a refund was told before the refund was: by the provider's clock alone,
 * which may be ahead of ours.
 */
async function isRefusedSince(
  tx: Transaction,
  known: ChargeRow,
  refundedAt: Date,
  backCents: number,
): Promise<boolean> {
  const since = new Date(refundedAt.getTime() + MOMENT_MILLISECONDS)
  const { event, occurredAt, provider } = billingEvents
  const [later] = await tx
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(
      and(
        eq(provider, known.provider),
        sql`${event} #>> '{charge,chargeId}' = ${known.providerId}`,
        sql`${event} #>> '{charge,status}' = 'paid'`,
        sql`coalesce((${event} #>> '{charge,refundedCents}')::int, 0) < ${backCents}`,
        gte(occurredAt, since),
      ),
    )
    .limit(1)
  return later !== undefined
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
