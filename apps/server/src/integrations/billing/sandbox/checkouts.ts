import { randomBytes } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { sandboxCards, sandboxCheckouts } from '../../../db/schema/sandbox.ts'
import type { CheckoutOrder } from '../billing-provider.ts'
import { beginSubscription, readPrice, refusalOf, type TakenCard } from './begin-subscription.ts'
import { tellLater } from './sandbox-events.ts'
import { readSandboxTime, type SandboxParts } from './sandbox-time.ts'
import { dealExpiry, isTestCardName, TEST_CARDS } from './test-cards.ts'

export type CheckoutRow = typeof sandboxCheckouts.$inferSelect

const ID_BYTES = 24
const OPEN_MILLISECONDS = 86_400_000

/** What nobody guesses. */
export const newSecret = (prefix: string): string =>
  `${prefix}_${randomBytes(ID_BYTES).toString('base64url')}`

/** Opens a page to pay on; the same order opens the same page again. */
export async function openCheckout(
  { db, clock }: SandboxParts,
  order: CheckoutOrder,
): Promise<CheckoutRow> {
  await readPrice(db, order.priceId)
  const now = await readSandboxTime(db, clock)
  const { checkoutId, applicantId, priceId, trialDays, successUrl, cancelUrl } = order
  const [opened] = await db
    .insert(sandboxCheckouts)
    .values({
      id: newSecret('co'),
      checkoutId,
      applicantId,
      priceId,
      trialDays,
      successUrl,
      cancelUrl,
      cardExpiry: await dealCard(db),
      status: 'open',
      createdAt: now,
      expiresAt: new Date(now.getTime() + OPEN_MILLISECONDS),
    })
    .onConflictDoUpdate({ target: sandboxCheckouts.checkoutId, set: { successUrl, cancelUrl } })
    .returning()
  if (!opened) throw new Error('A checkout of the sandbox could not be kept.')
  return opened
}

/** A date that no other form began with for a long while, so that people do not share a card. */
export async function dealCard(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ place: string }>(
    sql`select nextval(${sandboxCards.seqName}) as place`,
  )
  return dealExpiry(Number(rows[0]?.place))
}

export async function findCheckout(db: Queryable, id: string): Promise<CheckoutRow | undefined> {
  const [found] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
  return found
}

/** What came of a try to pay. `closed`: the checkout was no longer open. */
export type Payment = 'paid' | 'declined' | 'expired' | 'asks-bank' | 'refused-by-bank' | 'closed'

/** Pays with a test card, or asks its bank first. */
export const payCheckout = (parts: SandboxParts, id: string, taken: TakenCard): Promise<Payment> =>
  withOpenCheckout(parts, id, async (tx, row, now) => {
    const refusal = refusalOf(taken.card)
    if (refusal) return refusal
    if (!TEST_CARDS[taken.card].asksBank) return complete(tx, parts, row, { taken, now })
    await update(tx, id, { asksCard: taken.card, asksFingerprint: taken.fingerprint })
    return 'asks-bank'
  })

/** What the owner of the card told its bank. */
export const answerBank = (
  parts: SandboxParts,
  id: string,
  isConfirmed: boolean,
): Promise<Payment> =>
  withOpenCheckout(parts, id, async (tx, row, now) => {
    const { asksCard: card, asksFingerprint: fingerprint } = row
    await update(tx, id, { asksCard: null, asksFingerprint: null })
    if (!isConfirmed || !card || !fingerprint || !isTestCardName(card)) return 'refused-by-bank'
    return complete(tx, parts, row, { taken: { card, fingerprint }, now })
  })

async function withOpenCheckout(
  { db, clock }: SandboxParts,
  id: string,
  pay: (tx: Transaction, row: CheckoutRow, now: Date) => Promise<Payment>,
): Promise<Payment> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.id, id))
      .for('update')
    const now = await readSandboxTime(tx, clock)
    if (row?.status === 'completed') return 'paid'
    return row?.status === 'open' && now < row.expiresAt ? pay(tx, row, now) : 'closed'
  })
}

async function complete(
  tx: Transaction,
  { clock }: SandboxParts,
  row: CheckoutRow,
  { taken, now }: { taken: TakenCard; now: Date },
): Promise<Payment> {
  const begun = await beginSubscription(tx, clock, { order: row, taken, now, isCheckout: true })
  await update(tx, row.id, {
    status: 'completed',
    subscriptionId: begun.id,
    asksCard: null,
    asksFingerprint: null,
  })
  return 'paid'
}

const update = (tx: Queryable, id: string, set: Partial<CheckoutRow>) =>
  tx.update(sandboxCheckouts).set(set).where(eq(sandboxCheckouts.id, id))

/** Closes the pages that nobody paid on within a day, and tells of it. */
export async function expireCheckouts({ db, clock }: SandboxParts): Promise<void> {
  await db.transaction(async (tx) => {
    const now = await readSandboxTime(tx, clock)
    const expired = await tx
      .update(sandboxCheckouts)
      .set({ status: 'expired' })
      .where(and(eq(sandboxCheckouts.status, 'open'), lte(sandboxCheckouts.expiresAt, now)))
      .returning()
    for (const { checkoutId, expiresAt } of expired)
      await tellLater(tx, clock, {
        type: 'checkout.expired',
        occurredAt: expiresAt,
        checkout: { checkoutId, isCompleted: false, subscriptionId: undefined },
      })
  })
}
