import { STANDINGS } from '@laurel/contract/applicant-shapes'
import { sql } from 'drizzle-orm'
import {
  doublePrecision,
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
import { users } from './accounts.ts'
import { applications } from './applications.ts'
import { scholarships } from './scholarships.ts'

/** One cycle of a scholarship as its organisation runs it; absent until somebody sets something. */
export const rounds = pgTable(
  'rounds',
  {
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    cycle: text('cycle').notNull(),
    /** The day, YYYY-MM-DD, on which winners were promised to be told. */
    announceBy: text('announce_by'),
    /** How many winners there are to be, and what there is for all of them, in US dollars. */
    awardCount: integer('award_count'),
    budgetUsd: doublePrecision('budget_usd'),
    /** When the first decision was made. */
    decidedAt: instant('decided_at'),
    announcedAt: instant('announced_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** When its organisation was reminded that applicants are owed an answer. */
    remindedAt: instant('reminded_at'),
    /** When administrators were told that a day has passed, or that it was called off. */
    overdueToldAt: instant('overdue_told_at'),
    /** When administrators were told that money of a cancelled round had to be back. */
    lateToldAt: instant('late_told_at'),
    /** When an administrator said that a cancelled round owes nothing any more. */
    settledAt: instant('settled_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scholarshipId, table.cycle] }),
    index('rounds_overdue')
      .on(table.announceBy)
      .where(sql`announced_at is null and cancelled_at is null and overdue_told_at is null`),
  ],
)

/** How far an application has come on the organisation's side; students see none of it. */
export const HANDLING_STAGES = ['new', 'in_review', 'shortlist', 'finalist'] as const

/** What an organisation does with an application; absent: nobody has touched it yet. */
export const applicationHandlings = pgTable(
  'application_handlings',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    stage: text('stage', { enum: HANDLING_STAGES }).notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** When somebody of the organisation first opened it. */
    openedAt: instant('opened_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('application_handlings_stage').on(table.stage)],
)

/** What members write about an application to each other. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('application_notes_application').on(table.applicationId, table.writtenAt)],
)

/** What an organisation wrote to somebody who applied. */
export const applicantMessages = pgTable(
  'applicant_messages',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('applicant_messages_application').on(table.applicationId, table.sentAt)],
)

export const OUTCOMES = ['won', 'alternate', 'finalist', 'not_selected'] as const

/** What people are told: a `forfeited` award went on to an alternate. */
export const TOLD_OUTCOMES = [...OUTCOMES, 'forfeited'] as const

/** What an organisation decided on an application: nobody is told before the announcement. */
export const decisions = pgTable('decisions', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  outcome: text('outcome', { enum: OUTCOMES }).notNull(),
  amountUsd: doublePrecision('amount_usd'),
  /** The order in which alternates follow, from 1. */
  place: smallint('place'),
  decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  decidedAt: instant('decided_at').notNull(),
})

/** The act by which everybody of a round learns, and those by which an award goes on after it. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    cycle: text('cycle').notNull(),
    /** 1 tells everybody; further ones tell of an award that went on to an alternate. */
    ordinal: smallint('ordinal').notNull().default(1),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    /** The sponsor's words by outcome; without them the usual ones. */
    words: jsonb('words').$type<Partial<Record<(typeof OUTCOMES)[number], string>>>().notNull(),
    madeAt: instant('made_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    unique('announcements_once').on(table.scholarshipId, table.cycle, table.ordinal),
    index('announcements_unfinished')
      .on(table.madeAt)
      .where(sql`finished_at is null`),
  ],
)

/** Who is told what; `toldAt` commits with the stage, the mail and the notification. */
export const announcementItems = pgTable(
  'announcement_items',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: TOLD_OUTCOMES }).notNull(),
    amountUsd: doublePrecision('amount_usd'),
    toldAt: instant('told_at'),
    /** Of a winner: when a member said that they had answered. */
    reachedAt: instant('reached_at'),
    /** Of a winner: when the organisation was asked whether they had. */
    remindedAt: instant('reminded_at'),
    /** The mail in the outbox that tells it. */
    mailId: uuid('mail_id'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.applicationId] }),
    index('announcement_items_application').on(table.applicationId),
    index('announcement_items_unreached')
      .on(table.toldAt)
      .where(sql`outcome = 'won' and told_at is not null and reached_at is null`),
    index('announcement_items_untold')
      .on(table.announcementId, table.applicationId)
      .where(sql`told_at is null`),
  ],
)

/**
 * An application in its organisation's table: what lists are filtered and sorted by, kept by
 * triggers on submissions, handlings and stages, so that a page of 100,000 reads one index.
 */
export const applicantEntries = pgTable(
  'applicant_entries',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    scholarshipId: uuid('scholarship_id').notNull(),
    cycle: text('cycle').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** As it was sent. */
    name: text('name').notNull(),
    /** Name, e-mail address and receipt number in lower case, for the search. */
    words: text('words').notNull(),
    answered: smallint('answered').notNull(),
    asked: smallint('asked').notNull(),
    standing: text('standing', { enum: STANDINGS }).notNull(),
    /** When members' digests saw it first. */
    noticedAt: instant('noticed_at'),
  },
  (table) => {
    const round = [table.scholarshipId, table.cycle, table.standing] as const
    return [
      index('applicant_entries_sent').on(...round, table.submittedAt, table.applicationId),
      index('applicant_entries_name').on(
        table.scholarshipId,
        table.cycle,
        sql`lower(${table.name})`,
        table.applicationId,
      ),
      index('applicant_entries_latest').on(
        table.scholarshipId,
        table.cycle,
        table.submittedAt,
        table.applicationId,
      ),
      index('applicant_entries_noticed').on(table.noticedAt),
    ]
  },
)

/** A change of many applications by a member at once, with what each was before. */
export const applicantMoves = pgTable(
  'applicant_moves',
  {
    /** Made by the client: the same id moves once. */
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: instant('made_at').notNull(),
    /** Which column of the handlings it changes. */
    changes: text('changes', { enum: ['stage', 'tags', 'assigned_to'] }),
    before: jsonb('before').$type<{ id: string; before: unknown; after: unknown }[]>().notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('applicant_moves_scholarship').on(table.scholarshipId, table.madeAt)],
)
