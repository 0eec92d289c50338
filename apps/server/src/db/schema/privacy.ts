import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
export const privacyRequests = pgTable('privacy_requests', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['do_not_sell', 'unsubscribe'] }).notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  state: text('state').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  receivedAt: instant('received_at').notNull(),
  /** Set once the link mailed to the address was followed. */
  confirmedAt: instant('confirmed_at'),
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
