import {
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { applicants } from './accounts.ts'

/** How far the sandbox's clock is ahead of the server's: one row, or none for not at all. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: smallint('id').primaryKey(),
  aheadSeconds: integer('ahead_seconds').notNull(),
})

/** Counts the cards that were dealt out. */
export const sandboxCards = pgSequence('sandbox_cards')

/** A checkout page of the sandbox. */
export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    /** Not to be guessed: whoever knows it may pay. */
    id: text('id').primaryKey(),
    /** The product's id of the checkout, told again with what comes of it. */
    checkoutId: uuid('checkout_id').notNull().unique(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    priceId: text('price_id').notNull(),
    trialDays: smallint('trial_days').notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** The date that its form begins with: each checkout deals out a card of its own. */
    cardExpiry: text('card_expiry').notNull(),
    status: text('status', { enum: ['open', 'completed', 'expired'] }).notNull(),
    /** The card whose bank is being asked. */
    asksCard: text('asks_card'),
    asksFingerprint: text('asks_fingerprint'),
    subscriptionId: text('subscription_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sandbox_checkouts_applicant').on(table.applicantId),
    index('sandbox_checkouts_open').on(table.status, table.expiresAt),
  ],
)

/** A card that is being taken in, for a subscription to come or for one that there is. */
export const sandboxCardForms = pgTable(
  'sandbox_card_forms',
  {
    id: text('id').primaryKey(),
    /** Not to be guessed: the address of its page. */
    secret: text('secret').notNull().unique(),
    applicantId: uuid('applicant_id').references(() => applicants.id, { onDelete: 'cascade' }),
    /** Whose card is exchanged, and where its page returns to. */
    customerId: text('customer_id'),
    returnUrl: text('return_url'),
    cardExpiry: text('card_expiry').notNull(),
    card: text('card'),
    fingerprint: text('fingerprint'),
    isUsed: boolean('is_used').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sandbox_card_forms_applicant').on(table.applicantId)],
)

/** A subscription as the sandbox runs it by its own clock. */
export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull().unique(),
    checkoutId: uuid('checkout_id').notNull().unique(),
    applicantId: uuid('applicant_id').references(() => applicants.id, { onDelete: 'set null' }),
    priceId: text('price_id').notNull(),
    interval: text('interval', { enum: ['month', 'quarter', 'year'] }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    card: text('card').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: text('status', { enum: ['trialing', 'active', 'past_due', 'ended'] }).notNull(),
    startedAt: instant('started_at').notNull(),
    trialEndsAt: instant('trial_ends_at'),
    periodStartsAt: instant('period_starts_at').notNull(),
    periodEndsAt: instant('period_ends_at').notNull(),
    cancelsAt: instant('cancels_at'),
    endedAt: instant('ended_at'),
    /** Refused charges in this period. */
    refusals: smallint('refusals').notNull(),
    /** When something happens by itself; null once it ended. */
    nextMoveAt: instant('next_move_at'),
    /** Of its newest event: each one is told as later than the one before. */
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    index('sandbox_subscriptions_applicant').on(table.applicantId),
    index('sandbox_subscriptions_due').on(table.nextMoveAt),
  ],
)

/** One charge for one period: refused ones are tried again under the same id. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => sandboxSubscriptions.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['paid', 'failed', 'refunded'] }).notNull(),
    card: text('card').notNull(),
    chargedAt: instant('charged_at').notNull(),
    refundedAt: instant('refunded_at'),
    periodStartsAt: instant('period_starts_at').notNull(),
    periodEndsAt: instant('period_ends_at').notNull(),
  },
  (table) => [index('sandbox_charges_subscription').on(table.subscriptionId, table.periodStartsAt)],
)

/** What the sandbox still has to tell the product; a row goes when it was taken in. */
export const sandboxWebhooks = pgTable(
  'sandbox_webhooks',
  {
    id: text('id').primaryKey(),
    payload: text('payload').notNull(),
    createdAt: instant('created_at').notNull(),
    tries: smallint('tries').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
  },
  (table) => [index('sandbox_webhooks_due').on(table.nextTryAt)],
)
