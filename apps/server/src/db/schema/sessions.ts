import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { users } from './accounts.ts'

/** A sign-in on one device: the family that its refresh tokens belong to. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** The absolute end, whatever is refreshed. */
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Single-use tokens, kept as SHA-256 only. A second use of one revokes its session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
)

/**
 * A code and a link that were mailed to somebody: only their hashes are kept. A new pair for the
 * same purpose replaces the one before.
 */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['password_reset', 'email_confirmation'] }).notNull(),
    /** The address it was sent to: what it proves. */
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Wrong codes tried so far. */
    failedTries: integer('failed_tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
)

/** The first answer to a once-only call, replayed to whoever sends the same key again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    callId: text('call_id').notNull(),
    bodyHash: text('body_hash').notNull(),
    statusCode: integer('status_code'),
    answer: jsonb('answer').$type<unknown>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
  ],
)

/** Shaped as rate-limiter-flexible expects it. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Secrets the processes share, such as the key that signs access tokens. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Mail waits here until it is handed to a mail server; by default it stays, to be read. */
export const outboxEmails = pgTable(
  'outbox_emails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    /** Whose account it was written to; goes with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Who is named in a mail to somebody else; it goes with that account as well. */
    aboutUserId: uuid('about_user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Whether `userId` can end such mails, by a link in each. */
    isEndable: boolean('is_endable').notNull().default(false),
    subject: text('subject').notNull(),
    bodyText: text('body_text').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** Tries begun so far. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; null once it was sent, given up or only captured. */
    nextTryAt: instant('next_try_at'),
  },
  (table) => [
    index('outbox_emails_recipient').on(table.recipient),
    index('outbox_emails_user').on(table.userId),
    index('outbox_emails_about').on(table.aboutUserId),
  ],
)
