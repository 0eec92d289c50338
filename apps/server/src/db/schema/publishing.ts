import { VERSION_ACTS, type ListingContent } from '@laurel/contract/publishing-shapes'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { users } from './accounts.ts'
import { scholarships } from './scholarships.ts'

/**
 * What members of an organisation wrote of a scholarship, so that nothing is lost: the latest is
 * what stands in the scholarship. One person's saves of a few minutes are one version.
 */
export const scholarshipVersions = pgTable(
  'scholarship_versions',
  {
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    /** Goes up with every save; numbers of saves that a later one took in are left out. */
    version: integer('version').notNull(),
    act: text('act', { enum: VERSION_ACTS }).notNull(),
    content: jsonb('content').$type<ListingContent>().notNull(),
    /** Why, where a reason was told. */
    words: text('words'),
    /** Absent once the account is gone. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    begunAt: instant('begun_at').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scholarshipId, table.version] })],
)

/**
 * What a published scholarship is to become, while it is written. The row stays once there was one,
 * so that its number is never another change's.
 */
export const amendmentDrafts = pgTable('amendment_drafts', {
  scholarshipId: uuid('scholarship_id')
    .primaryKey()
    .references(() => scholarships.id, { onDelete: 'cascade' }),
  /** Goes up with every save. */
  revision: integer('revision').notNull(),
  /** Absent once it is published or taken back. */
  content: jsonb('content').$type<ListingContent>(),
  savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  savedAt: instant('saved_at').notNull(),
})

/** What everybody has to be told who saved a scholarship, began an application or sent one. */
export const scholarshipNotices = pgTable(
  'scholarship_notices',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    cycle: text('cycle').notNull(),
    kind: text('kind', { enum: ['amended', 'withdrawn'] }).notNull(),
    /** The changes, a line each, or the reason. */
    lines: jsonb('lines').$type<string[]>().notNull(),
    /** Why it was changed, in the organisation's words. */
    words: text('words'),
    madeAt: instant('made_at').notNull(),
    /** Everybody up to this student was told; absent before the first and once it is finished. */
    toldUpTo: uuid('told_up_to'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('scholarship_notices_unfinished')
      .on(table.madeAt)
      .where(sql`finished_at is null`),
    index('scholarship_notices_scholarship').on(table.scholarshipId, table.madeAt),
  ],
)
