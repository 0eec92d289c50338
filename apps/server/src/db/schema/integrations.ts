import type { KeyScope } from '@laurel/contract/api-keys'
import { WEBHOOK_EVENTS } from '@laurel/contract/webhooks'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { users } from './accounts.ts'
import { organisations } from './organisations.ts'

/** With one a program makes calls for an organisation, as far as whoever made it may. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Who made it: the key ends with their account. */
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    start: text('start').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<KeyScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('api_keys_organisation').on(table.organisationId, table.createdAt)],
)

/** Where programs of an organisation are told of events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events', { enum: WEBHOOK_EVENTS }).array().notNull(),
    /** `whsec_` and the key in base64, as Standard Webhooks write it. */
    secret: text('secret').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when it is told nothing, because nothing arrived for days. */
    switchedOffAt: instant('switched_off_at'),
  },
  (table) => [index('webhooks_organisation').on(table.organisationId)],
)

/** One message to one webhook, with how far it came. It names things by id and nobody by name. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event', { enum: [...WEBHOOK_EVENTS, 'webhook.test'] }).notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Absent once it was delivered or given up. */
    nextTryAt: instant('next_try_at'),
    deliveredAt: instant('delivered_at'),
    /** What the receiver answered, or why it was not reached. */
    outcome: text('outcome'),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
)
