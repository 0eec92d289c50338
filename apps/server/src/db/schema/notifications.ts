import type { Told } from '@laurel/contract/announcements'
import { NOTIFICATION_KINDS } from '@laurel/contract/notifications'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { applicants } from './accounts.ts'
import { scholarships } from './scholarships.ts'

/** What is shown of scholarships that fit somebody: how many, and the first by amount. */
export interface NewMatches {
  count: number
  scholarshipIds: string[]
  /** All of them, where only subscribers saw them: they are not told again with everybody else. */
  early?: string[]
}

/** What became of an application, as it was announced. */
export interface OutcomeNotice {
  applicationId: string
  scholarshipId: string
  outcome: Told
}

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    /** Of its kind. */
    payload: jsonb('payload').$type<NewMatches | OutcomeNotice>().notNull(),
    /** What it comes from: an applicant is told once, whatever is repeated. */
    origin: text('origin').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    unique('notifications_origin').on(table.applicantId, table.origin),
    index('notifications_latest').on(table.applicantId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.applicantId)
      .where(sql`read_at is null`),
    index('notifications_age').on(table.createdAt),
  ],
)

/** One telling of applicants about what was published; it outlives the process that began it. */
export const publicationRuns = pgTable('publication_runs', {
  id: uuid('id').primaryKey(),
  begunAt: instant('begun_at').notNull(),
  /** All applicants up to this one were told; without one none, or, once finished, all. */
  afterApplicant: uuid('after_applicant'),
  finishedAt: instant('finished_at'),
})

/** Scholarships that were published, each for good: whoever changes one again publishes nothing. */
export const publications = pgTable(
  'publications',
  {
    scholarshipId: uuid('scholarship_id')
      .primaryKey()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    /** The run that tells of it; absent until it is open. */
    runId: uuid('run_id').references(() => publicationRuns.id),
  },
  (table) => [
    index('publications_waiting')
      .on(table.scholarshipId)
      .where(sql`run_id is null`),
    index('publications_run').on(table.runId, table.scholarshipId),
  ],
)

/** Up to which catalogue change a reader that works by itself has come. */
export const catalogueReaders = pgTable('catalogue_readers', {
  name: text('name').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
})
