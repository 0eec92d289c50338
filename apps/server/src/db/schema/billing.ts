import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { applicants, users } from './accounts.ts'

/** What can be subscribed to, each with and without the trial (specification 2, section 3). */
export const plans = pgTable('plans', {
  id: uuid('id').primaryKey(),
  /** `Quarterly Plan`, or `Quarterly Plan-7 day trial`. */
  title: text('title').notNull().unique(),
  interval: text('interval', { enum: ['month', 'quarter', 'year'] }).notNull(),
  priceCents: integer('price_cents').notNull(),
  /** ISO 4217. */
  currency: text('currency').notNull(),
  /** 0 without a trial. */
  trialDays: smallint('trial_days').notNull(),
  /** Such as `quarterly-trial`. */
  productId: text('product_id').notNull().unique(),
  /** The first is told with emphasis. */
  features: jsonb('features').$type<string[]>().notNull(),
  stripePriceId: text('stripe_price_id'),
  paddlePriceId: text('paddle_price_id'),
  position: smallint('position').notNull(),
  isOffered: boolean('is_offered').notNull(),
  /** A change of the price that was announced, and from when it counts. */
  nextPriceCents: integer('next_price_cents'),
  nextPriceFrom: instant('next_price_from'),
})

/** Somebody on the way to pay. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    provider: text('provider', { enum: ['stripe', 'paddle', 'sandbox'] }).notNull(),
    /** Absent until the provider has answered. */
    providerId: text('provider_id'),
    /** The provider's id of the subscription that came of it. */
    subscriptionProviderId: text('subscription_provider_id'),
    trialDays: smallint('trial_days').notNull(),
    status: text('status', { enum: ['open', 'completed', 'abandoned'] }).notNull(),
    /** Affiliate and tracking fields. */
    custom: jsonb('custom').$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('checkouts_provider').on(table.provider, table.providerId),
    index('checkouts_applicant').on(table.applicantId, table.createdAt),
    index('checkouts_subscription').on(table.subscriptionProviderId),
  ],
)

/** A subscription as the newest word of its provider has it. It outlives the account for the books. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    applicantId: uuid('applicant_id').references(() => applicants.id, { onDelete: 'set null' }),
    /** `grant`: given by an administrator, for `reason`. */
    provider: text('provider', { enum: ['stripe', 'paddle', 'sandbox', 'grant'] }).notNull(),
    providerId: text('provider_id').notNull(),
    customerId: text('customer_id'),
    planId: uuid('plan_id').references(() => plans.id),
    /** As its provider has it; everything that is told of it is derived from this and the charges. */
    providerStatus: text('provider_status', {
      enum: ['trialing', 'active', 'past_due', 'ended'],
    }).notNull(),
    /** Derived when it was last written, for lists and figures. */
    status: text('status', {
      enum: ['trialing', 'active', 'past_due', 'cancelled', 'expired', 'refunded'],
    }).notNull(),
    startedAt: instant('started_at').notNull(),
    trialEndsAt: instant('trial_ends_at'),
    periodStartsAt: instant('period_starts_at').notNull(),
    periodEndsAt: instant('period_ends_at').notNull(),
    /** It was cancelled, and runs until then. */
    cancelsAt: instant('cancels_at'),
    endedAt: instant('ended_at'),
    /**
     * Why it is to end at its provider at once; it is told so until it has. `closed_unpaid`: the
     * account was closed before anything was paid.
     */
    endReason: text('end_reason', {
      enum: ['trial_taken', 'second', 'refunded', 'account_closed', 'closed_unpaid'],
    }),
    reason: text('reason'),
    grantedBy: uuid('granted_by').references(() => users.id, { onDelete: 'set null' }),
    /** Of the newest event it was written from; older ones change nothing. */
    asOf: instant('as_of').notNull(),
    asOfEventId: text('as_of_event_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('subscriptions_provider').on(table.provider, table.providerId),
    index('subscriptions_applicant').on(table.applicantId),
    index('subscriptions_status').on(table.status, table.periodEndsAt),
  ],
)

/** Every charge; the paid ones are invoices with a number of ours. */
export const charges = pgTable(
  'charges',
  {
    id: uuid('id').primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    provider: text('provider', { enum: ['stripe', 'paddle', 'sandbox'] }).notNull(),
    providerId: text('provider_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['paid', 'failed', 'refunded'] }).notNull(),
    /** Absent while it was never paid. */
    invoiceNumber: text('invoice_number').unique(),
    cardLabel: text('card_label'),
    periodStartsAt: instant('period_starts_at').notNull(),
    periodEndsAt: instant('period_ends_at').notNull(),
    chargedAt: instant('charged_at').notNull(),
    /** Given back so far, while that is not all: `refunded` is all of it. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    unique('charges_provider').on(table.provider, table.providerId),
    index('charges_subscription').on(table.subscriptionId),
    index('charges_time').on(table.chargedAt),
  ],
)

/** What providers told, kept as it was verified, applied by a job, and tried again until it is. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: ['stripe', 'paddle', 'sandbox'] }).notNull(),
    providerId: text('provider_id').notNull(),
    type: text('type').notNull(),
    /** A ProviderEvent; its instants as ISO 8601. */
    event: jsonb('event').$type<unknown>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    appliedAt: instant('applied_at'),
    tries: smallint('tries').notNull(),
    nextTryAt: instant('next_try_at'),
    problem: text('problem'),
  },
  (table) => [
    unique('billing_events_provider').on(table.provider, table.providerId),
    index('billing_events_waiting').on(table.appliedAt, table.nextTryAt),
    index('billing_events_time').on(table.receivedAt),
  ],
)

/** Who had the trial, so that nobody has it twice: a keyed hash of a confirmed address or a card. */
export const trialUses = pgTable('trial_uses', {
  hash: text('hash').primaryKey(),
  kind: text('kind', { enum: ['email', 'card'] }).notNull(),
  /** The subscription that began with it: told of again, it is no second use. */
  subscriptionId: uuid('subscription_id').notNull(),
  usedAt: instant('used_at').notNull(),
})

/** Which mails were written about a subscription: each is written once, whatever is told again. */
export const billingMails = pgTable(
  'billing_mails',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    kind: text('kind', {
      enum: [
        'trial_begun',
        'before_charge',
        'receipt',
        'refund',
        'refund_refused',
        'charge_failed',
        'cancelled',
        'ended',
        'price_change',
      ],
    }).notNull(),
    /** The charge, or the instant, that it tells of. */
    about: text('about').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.kind, table.about] })],
)

/** The last number given in a year: taken with the charge or not at all, so that none is missing. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: smallint('year').primaryKey(),
  last: integer('last').notNull(),
})

/** What somebody invites others with. */
export const referralCodes = pgTable('referral_codes', {
  applicantId: uuid('applicant_id')
    .primaryKey()
    .references(() => applicants.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})

/** When somebody first used in a day what only subscribers may, where nothing else tells. */
export const paidUses = pgTable(
  'paid_uses',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['view', 'answer', 'early_access'] }).notNull(),
    /** YYYY-MM-DD, in UTC. */
    day: text('day').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.kind, table.day] })],
)
