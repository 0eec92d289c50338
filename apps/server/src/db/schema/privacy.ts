import { PRIVACY_KINDS, PRIVACY_STATUSES } from '@laurel/contract/privacy'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { users } from './accounts.ts'
import { scholarships } from './scholarships.ts'

/** Which mails somebody wants; without a row all of them. Reminders stand with `automations`. */
export const mailChoices = pgTable('mail_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  preparedDrafts: boolean('prepared_drafts').notNull(),
  suggestions: boolean('suggestions').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What was asked of us about personal data; kept for two years (specification 2, section 9). */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: [...PRIVACY_KINDS] }).notNull(),
    /** With all but its first sign masked where its account was deleted as asked. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Of the United States, as typed. */
    state: text('state').notNull(),
    /** What is to be corrected, or why somebody appeals. */
    details: text('details').notNull(),
    /** Null where a sign-in was the proof. */
    tokenHash: text('token_hash').unique(),
    /** When the link was mailed last, that proves the address. */
    linkSentAt: instant('link_sent_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Set once it is proved that the address asks. */
    confirmedAt: instant('confirmed_at'),
    status: text('status', { enum: [...PRIVACY_STATUSES] }).notNull(),
    /** When an answer is promised by; later once it was extended. */
    dueAt: instant('due_at').notNull(),
    extendedAt: instant('extended_at'),
    /** Why it takes longer, as the person was told. */
    extension: text('extension').notNull(),
    settledAt: instant('settled_at'),
    /** What the person was told in the end. */
    answer: text('answer').notNull(),
    /** Administrators were mailed that it is due soon. */
    warnedAt: instant('warned_at'),
    /** Done by the person in the settings, at once. */
    isSelfServed: boolean('is_self_served').notNull(),
  },
  (table) => [
    index('privacy_requests_queue').on(table.status, table.dueAt),
    index('privacy_requests_email').on(table.email),
  ],
)

/** When somebody was told that an account nobody uses ends. */
export const retentionNotices = pgTable('retention_notices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The end that was told of; another one, once the account was used since. */
  endsAt: instant('ends_at').notNull(),
  firstToldAt: instant('first_told_at').notNull(),
  lastToldAt: instant('last_told_at'),
})

/**
 * Who won what: all that is left of somebody who deleted the account, because the sponsor's tax
 * papers must name the winner. Gone after `keptUntil`.
 */
export const awardRecords = pgTable('award_records', {
  id: uuid('id').primaryKey(),
  scholarshipId: uuid('scholarship_id')
    .notNull()
    .references(() => scholarships.id),
  recipientName: text('recipient_name').notNull(),
  recipientEmail: text('recipient_email').notNull(),
  /** Absent where the award is no certain sum. */
  amountUsd: integer('amount_usd'),
  wonAt: instant('won_at').notNull(),
  keptUntil: instant('kept_until').notNull(),
})
