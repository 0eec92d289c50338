import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { users } from './accounts.ts'
import { charges } from './billing.ts'

/** Who sends students here and is paid for those who become members. */
export const partners = pgTable('partners', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** What their links carry. */
  linkId: text('link_id').notNull().unique(),
  /** The terms for payments from now on; each credit keeps those it was made under. */
  memberCents: integer('member_cents').notNull(),
  shareBasisPoints: integer('share_basis_points').notNull(),
  payout: text('payout', { enum: ['monthly', 'threshold'] }).notNull(),
  thresholdCents: integer('threshold_cents'),
  /** Of the private address of their figures. */
  figuresHash: text('figures_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
})

/** An account that a partner's link led to; it counts when the account is gone, without it. */
export const partnerSignUps = pgTable(
  'partner_sign_ups',
  {
    id: uuid('id').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** As the link carried them; empty where it did not. */
    sourceId: text('source_id').notNull(),
    utmSource: text('utm_source').notNull(),
    signedUpAt: instant('signed_up_at').notNull(),
  },
  (table) => [index('partner_sign_ups_partner').on(table.partnerId)],
)

/** A payment that earns a partner something, with the terms of its day. */
export const partnerCredits = pgTable(
  'partner_credits',
  {
    chargeId: uuid('charge_id')
      .primaryKey()
      .references(() => charges.id),
    signUpId: uuid('sign_up_id')
      .notNull()
      .references(() => partnerSignUps.id),
    memberCents: integer('member_cents').notNull(),
    shareBasisPoints: integer('share_basis_points').notNull(),
    /** Given back of the payment, as the lines below have it. */
    refundedCents: integer('refunded_cents').notNull(),
    /** Nothing of it is paid out before. */
    heldUntil: instant('held_until').notNull(),
  },
  (table) => [index('partner_credits_sign_up').on(table.signUpId)],
)

/** What is paid to a partner at once; all of a day are one batch. */
export const partnerPayouts = pgTable(
  'partner_payouts',
  {
    id: uuid('id').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    amountCents: integer('amount_cents').notNull(),
    /** YYYY-MM-DD, in UTC. */
    batch: text('batch').notNull(),
    madeAt: instant('made_at').notNull(),
    paidAt: instant('paid_at'),
    paidBy: uuid('paid_by').references(() => users.id, { onDelete: 'set null' }),
    reference: text('reference').notNull(),
  },
  (table) => [
    index('partner_payouts_partner').on(table.partnerId),
    index('partner_payouts_batch').on(table.batch),
  ],
)

/** The ledger: what a payment earned, and below 0 what was taken back. Lines are only added. */
export const partnerEntries = pgTable(
  'partner_entries',
  {
    id: uuid('id').primaryKey(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => partnerCredits.chargeId),
    amountCents: integer('amount_cents').notNull(),
    writtenAt: instant('written_at').notNull(),
    /** Absent until it is paid out. */
    payoutId: uuid('payout_id').references(() => partnerPayouts.id),
  },
  (table) => [
    index('partner_entries_charge').on(table.chargeId),
    index('partner_entries_payout').on(table.payoutId),
  ],
)
