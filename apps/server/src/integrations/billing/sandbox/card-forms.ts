import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { sandboxCardForms, sandboxSubscriptions } from '../../../db/schema/sandbox.ts'
import { BillingFailure } from '../billing-provider.ts'
import { refusalOf, type TakenCard } from './begin-subscription.ts'
import { exchangeCard } from './change-subscription.ts'
import { dealCard, newSecret, type Payment } from './checkouts.ts'
import { readSandboxTime, type SandboxParts } from './sandbox-time.ts'
import { fingerprintOf, isTestCardName, TEST_CARDS } from './test-cards.ts'

export type CardFormRow = typeof sandboxCardForms.$inferSelect

const OPEN_MILLISECONDS = 3_600_000

/** Whose card it is: somebody's who is about to subscribe, or of a subscription that there is. */
type Owner = { applicantId: string } | { customerId: string; returnUrl: string }

/** Opens a page that takes in a card without charging it. */
export async function openCardForm(
  { db, clock }: SandboxParts,
  owner: Owner,
): Promise<CardFormRow> {
  const now = await readSandboxTime(db, clock)
  const [opened] = await db
    .insert(sandboxCardForms)
    .values({
      id: newSecret('seti'),
      secret: newSecret('card'),
      ...owner,
      cardExpiry: await dealCard(db),
      isUsed: false,
      createdAt: now,
      expiresAt: new Date(now.getTime() + OPEN_MILLISECONDS),
    })
    .returning()
  if (!opened) throw new Error('A card form of the sandbox could not be kept.')
  return opened
}

/** The page to change the card of a customer on. @throws BillingFailure for an unknown one. */
export async function openPortal(
  parts: SandboxParts,
  customerId: string,
  returnUrl: string,
): Promise<CardFormRow> {
  await customersSubscription(parts.db, customerId)
  return openCardForm(parts, { customerId, returnUrl })
}

/** A form that may still be filled in. */
export async function findCardForm(
  { db, clock }: SandboxParts,
  secret: string,
): Promise<CardFormRow | undefined> {
  const now = await readSandboxTime(db, clock)
  const [found] = await db
    .select()
    .from(sandboxCardForms)
    .where(
      and(
        eq(sandboxCardForms.secret, secret),
        eq(sandboxCardForms.isUsed, false),
        gt(sandboxCardForms.expiresAt, now),
      ),
    )
  return found
}

/** Takes a card in, or asks its bank first. */
export async function takeCardIn(
  parts: SandboxParts,
  form: CardFormRow,
  { card, expiry }: { card: TakenCard['card']; expiry: string },
): Promise<Payment> {
  const refusal = refusalOf(card)
  if (refusal) return refusal
  await update(parts, form, { card, cardExpiry: expiry, fingerprint: null })
  if (TEST_CARDS[card].asksBank) return 'asks-bank'
  return keepCard(parts, form, { card, fingerprint: fingerprintOf(card, expiry) })
}

/** What the owner of the card told its bank. */
export async function confirmCard(
  parts: SandboxParts,
  form: CardFormRow,
  isConfirmed: boolean,
): Promise<Payment> {
  const { card } = form
  if (isConfirmed && card && isTestCardName(card))
    return keepCard(parts, form, { card, fingerprint: fingerprintOf(card, form.cardExpiry) })
  await update(parts, form, { card: null })
  return 'refused-by-bank'
}

async function keepCard(
  parts: SandboxParts,
  form: CardFormRow,
  taken: TakenCard,
): Promise<Payment> {
  const isExchange = form.customerId !== null
  await update(parts, form, { ...taken, isUsed: isExchange })
  if (form.customerId !== null)
    await exchangeCard(parts, await customersSubscription(parts.db, form.customerId), taken)
  return 'paid'
}

const update = ({ db }: SandboxParts, { id }: CardFormRow, set: Partial<CardFormRow>) =>
  db.update(sandboxCardForms).set(set).where(eq(sandboxCardForms.id, id))

async function customersSubscription(db: Queryable, customerId: string): Promise<string> {
  const [found] = await db
    .select({ id: sandboxSubscriptions.id })
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, customerId))
  if (!found) throw new BillingFailure('The sandbox knows no such customer.', true)
  return found.id
}

/** The card of a setup intent, once. @throws BillingFailure for another person's, or without a card. */
export async function useCard(
  tx: Queryable,
  setupIntentId: string,
  applicantId: string,
): Promise<TakenCard> {
  const [used] = await tx
    .update(sandboxCardForms)
    .set({ isUsed: true })
    .where(
      and(
        eq(sandboxCardForms.id, setupIntentId),
        eq(sandboxCardForms.applicantId, applicantId),
        eq(sandboxCardForms.isUsed, false),
        isNotNull(sandboxCardForms.fingerprint),
      ),
    )
    .returning()
  if (!used?.card || !used.fingerprint || !isTestCardName(used.card))
    throw new BillingFailure('This setup intent has no card to subscribe with.', true)
  return { card: used.card, fingerprint: used.fingerprint }
}
