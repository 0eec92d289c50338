import type { FieldValue } from '@laurel/contract/application-shapes'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    origin: text('origin', { enum: ['individual', 'bulk', 'featured'] }).notNull(),
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

/** Exactly what was sent, to whom and when: written once, with the move to Received. */
export const submissions = pgTable('submissions', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  submittedAt: instant('submitted_at').notNull(),
  recipient: text('recipient').notNull(),
  answers: jsonb('answers')
    .$type<{ requirementId: string; title: string; value: FieldValue }[]>()
    .notNull(),
})

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
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.scholarshipId, table.cycle] })],
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
    sha256: text('sha256').notNull(),
    purpose: text('purpose', { enum: ['requirement', 'cv', 'essay', 'avatar'] }).notNull(),
    requirementId: uuid('requirement_id'),
    state: text('state', { enum: ['stored', 'deleted'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('files_applicant').on(table.applicantId)],
)
