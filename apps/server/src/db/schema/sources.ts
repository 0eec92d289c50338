import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { users } from './accounts.ts'
import { scholarships } from './scholarships.ts'

/** The page of a listing, when it is looked at next, and what stood there the last time. */
export const listingSources = pgTable(
  'listing_sources',
  {
    scholarshipId: uuid('scholarship_id')
      .primaryKey()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    /** What is asked for next: the page, or where it led while a check is under way. */
    nextAddress: text('next_address').notNull(),
    /** The name of its server, which is asked for one page at a time. */
    nextHost: text('next_host').notNull(),
    /** How often the check under way was led on. */
    steps: smallint('steps').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    /** What its server said of the page, sent back to it so that it can answer "unchanged". */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** The words of the page; empty where it has none, as a picture; null before it was read. */
    text: text('text'),
    /** Of the bytes where there are no words. */
    fingerprint: text('fingerprint'),
    checkedAt: instant('checked_at'),
    /** When the page was last there. */
    readAt: instant('read_at'),
    changedAt: instant('changed_at'),
    /** When it was not there, since it last was. */
    missedAt: jsonb('missed_at').$type<string[]>().notNull().default([]),
    /** When it was missed for the second time within a week. */
    deadSince: instant('dead_since'),
    /** Why the last check learned nothing of the page. */
    problem: text('problem'),
  },
  (table) => [index('listing_sources_due').on(table.nextHost, table.dueAt)],
)

/** What a robots.txt said, and when. */
export interface KeptRobots {
  text: string
  readAt: string
}

/** Servers of listings: when each may be asked again, and what it allows. */
export const sourceHosts = pgTable('source_hosts', {
  host: text('host').primaryKey(),
  freeAt: instant('free_at').notNull(),
  /** By scheme, name and port. */
  robots: jsonb('robots').$type<Record<string, KeptRobots>>().notNull().default({}),
})

/** What a check found that somebody at the desk looks at. */
export const sourceFindings = pgTable(
  'source_findings',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['changed', 'dead'] }).notNull(),
    foundAt: instant('found_at').notNull(),
    /** The words of the page before, and as they are now. */
    before: text('before').notNull(),
    after: text('after').notNull(),
    settledAt: instant('settled_at'),
    settledBy: uuid('settled_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('source_findings_open')
      .on(table.scholarshipId, table.kind)
      .where(sql`settled_at is null`),
    index('source_findings_listing').on(table.scholarshipId, table.foundAt),
  ],
)
