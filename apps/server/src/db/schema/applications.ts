import type { FieldValue } from '@laurel/contract/application-shapes'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { applicants } from './accounts.ts'
import { scholarships } from './scholarships.ts'

/** One applicant's application to one round of a scholarship. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    cycle: text('cycle').notNull(),
    status: text('status', { enum: ['Draft', 'Received'] }).notNull(),
    /** What became of it after Received; apart from what was submitted. */
    stage: text('stage', {
      enum: ['under_review', 'finalist', 'won', 'not_selected', 'withdrawn'],
    }),
    /** How it was sent: only individual ones count towards the free limit. */
    origin: text('origin', {
      enum: ['individual', 'bulk', 'featured', 'recurring', 'automatic'],
    }).notNull(),
    /** The application of an earlier round that this draft was prepared from. */
    preparedFromId: uuid('prepared_from_id'),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('applications_once').on(table.applicantId, table.scholarshipId, table.cycle),
    index('applications_scholarship').on(table.scholarshipId),
  ],
)

/** The current answer to each requirement; `version` detects a stale write. */
export const applicationAnswers = pgTable(
  'application_answers',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    requirementId: uuid('requirement_id').notNull(),
    value: jsonb('value').$type<FieldValue>().notNull(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.requirementId] })],
)

/** Every answer that was ever saved, so that nothing typed is lost. */
export const answerHistory = pgTable(
  'answer_history',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    requirementId: uuid('requirement_id').notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').$type<FieldValue>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.requirementId, table.version] })],
)

/** Every stage after Received, so that its history can be told; the latest is on the application. */
export const applicationStages = pgTable(
  'application_stages',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    ordinal: smallint('ordinal').notNull(),
    stage: text('stage', {
      enum: ['under_review', 'finalist', 'won', 'not_selected', 'withdrawn'],
    }).notNull(),
    enteredBy: text('entered_by', { enum: ['sponsor', 'student'] }).notNull(),
    enteredAt: instant('entered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.ordinal] })],
)

/** Which earlier answer an answer was taken from, so that a change there can be told here. */
export const answerSources = pgTable(
  'answer_sources',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    requirementId: uuid('requirement_id').notNull(),
    sourceApplicationId: uuid('source_application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    sourceRequirementId: uuid('source_requirement_id').notNull(),
    sourceVersion: integer('source_version').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.requirementId] }),
    index('answer_sources_source').on(table.sourceApplicationId, table.sourceRequirementId),
  ],
)

/** One application to many: kept, so that a call that was cut short goes on where it stopped. */
export const bulkSubmissions = pgTable(
  'bulk_submissions',
  {
    id: uuid('id').primaryKey(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    /** The client's Idempotency-Key. */
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The CV: field id to public link. */
    fieldValues: jsonb('field_values').$type<Record<string, string>>().notNull(),
    arrivedAt: instant('arrived_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [uniqueIndex('bulk_submissions_key').on(table.applicantId, table.key)],
)

/** One scholarship of a bulk application; its outcome commits with the application itself. */
export const bulkSubmissionItems = pgTable(
  'bulk_submission_items',
  {
    bulkSubmissionId: uuid('bulk_submission_id')
      .notNull()
      .references(() => bulkSubmissions.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    scholarshipId: uuid('scholarship_id').notNull(),
    outcome: text('outcome', { enum: ['submitted', 'skipped'] }),
    /** Why it was skipped: a code of the error catalogue and its sentence. */
    code: text('code'),
    description: text('description'),
  },
  (table) => [primaryKey({ columns: [table.bulkSubmissionId, table.position] })],
)

/** The person as the sponsor received them. */
export interface Sender {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  facts: { fact: string; values: (string | number | boolean)[] }[]
}

/** Exactly what was sent, to whom and when: written once, with the move to Received. */
export const submissions = pgTable(
  'submissions',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    submittedAt: instant('submitted_at').notNull(),
    recipient: text('recipient').notNull(),
    answers: jsonb('answers')
      .$type<
        {
          requirementId: string
          title: string
          value: FieldValue
          file?: { name: string; sizeBytes: number; sha256: string }
        }[]
      >()
      .notNull(),
    /** null for what was sent before it was kept. */
    sender: jsonb('sender').$type<Sender>(),
    /** When its receipt was written as a mail. */
    receiptWrittenAt: instant('receipt_written_at'),
  },
  (table) => [
    index('submissions_receipt_due')
      .on(table.submittedAt)
      .where(sql`${table.receiptWrittenAt} is null`),
  ],
)

/** "I applied": an application the student made on the sponsor's own site. */
export const providerApplications = pgTable(
  'provider_applications',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id),
    cycle: text('cycle').notNull(),
    appliedAt: instant('applied_at').notNull(),
    /** What the student says became of it. */
    outcome: text('outcome', { enum: ['under_review', 'finalist', 'won', 'not_selected'] }),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.scholarshipId, table.cycle] }),
    index('provider_applications_scholarship').on(table.scholarshipId),
  ],
)

export const files = pgTable(
  'files',
  {
    /** 160 random bits: whoever knows it may read the file. */
    id: text('id').primaryKey(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    contentType: text('content_type').notNull(),
    /** Found to do nothing but show something, by this version of the check. */
    isInert: boolean('is_inert').notNull().default(false),
    checkedBy: integer('checked_by'),
    sha256: text('sha256').notNull(),
    purpose: text('purpose', {
      enum: ['requirement', 'document', 'cv', 'essay', 'avatar'],
    }).notNull(),
    requirementId: uuid('requirement_id'),
    /** The essay that the file was made from. */
    essayHtml: text('essay_html'),
    state: text('state', { enum: ['stored', 'deleted'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('files_applicant').on(table.applicantId)],
)
