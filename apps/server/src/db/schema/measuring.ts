import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'

const width = text('width', { enum: ['phone', 'tablet', 'desk'] })

/** A page looked at by somebody who agreed to be measured; of no account, and for 30 days only. */
export const pageViews = pgTable(
  'page_views',
  {
    id: uuid('id').primaryKey(),
    /** Made anew by the device each day. */
    visitId: uuid('visit_id').notNull(),
    /** As the list of routes writes it. */
    page: text('page').notNull(),
    referrerHost: text('referrer_host'),
    /** The utm values of the link that led here. */
    campaign: jsonb('campaign').$type<Record<string, string>>().notNull(),
    linkId: text('link_id'),
    sourceId: text('source_id'),
    width: width.notNull(),
    viewedAt: instant('viewed_at').notNull(),
  },
  (table) => [index('page_views_time').on(table.viewedAt)],
)

/** How often a page was looked at on a day, and in how many visits. */
export const pageDays = pgTable(
  'page_days',
  {
    /** YYYY-MM-DD, in UTC. */
    day: text('day').notNull(),
    page: text('page').notNull(),
    views: integer('views').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
)

/** The visits of a day, by what led to their first page; empty where nothing is known. */
export const visitDays = pgTable(
  'visit_days',
  {
    /** YYYY-MM-DD, in UTC. */
    day: text('day').notNull(),
    /** What the link said, else the host of the page before. */
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    linkId: text('link_id').notNull(),
    sourceId: text('source_id').notNull(),
    width: width.notNull(),
    visits: integer('visits').notNull(),
    /** Those that came to a page that makes an account. */
    signUpVisits: integer('sign_up_visits').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.day,
        table.source,
        table.medium,
        table.campaign,
        table.linkId,
        table.sourceId,
        table.width,
      ],
    }),
  ],
)
