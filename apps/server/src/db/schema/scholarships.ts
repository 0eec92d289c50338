import type { Criteria } from '@laurel/matching/criteria'
import { SEEN_FROM } from '@laurel/contract/seen-from'
import { KNOWN } from '@laurel/matching/known'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { tsvector } from '../text-search-column.ts'
import type {
  Award,
  Deadline,
  RequirementLimits,
  ScholarshipSource,
} from '@laurel/contract/scholarship-shapes'
import { applicants } from './accounts.ts'
import { organisations } from './organisations.ts'

/**
 * The name of the server of a listing's own page, written backwards: an index finds by it what stands
 * at a domain and below.
 */
export const ownHostBackwards = sql<string>`reverse(lower(substring(coalesce(apply_url, source ->> 'url') from '^https?://(?:[^/?#@]*@)?([^/?#@:]+)')))`

export const scholarships = pgTable(
  'scholarships',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** What an import recognises a row by: the source's own key, else title and sponsor. */
    sourceKey: text('source_key').notNull(),
    title: text('title').notNull(),
    descriptionHtml: text('description_html').notNull(),
    descriptionText: text('description_text').notNull(),
    /** US dollars that a winner certainly receives. */
    amounts: jsonb('amounts').$type<number[]>().notNull(),
    award: jsonb('award').$type<Award>(),
    /** The most a winner can receive: for sorting, filters and totals only. */
    amountMaxUsd: doublePrecision('amount_max_usd').notNull(),
    deadline: jsonb('deadline').$type<Deadline>().notNull(),
    timeZone: text('time_zone').notNull(),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** Until then it is for subscribers only; never on random draws. */
    earlyAccessUntil: instant('early_access_until'),
    /** Which round of a recurring scholarship this is: one application each. */
    cycle: text('cycle').notNull(),
    recurrence: text('recurrence'),
    criteria: jsonb('criteria').$type<Criteria>().notNull(),
    /** How the criteria are known; only `stated` and `read` ones make anybody eligible. */
    known: text('known', { enum: KNOWN }).notNull().default('unread'),
    /** Sentences on who may apply that nobody understood, in the sponsor's words. */
    unreadSentences: jsonb('unread_sentences').$type<string[]>().notNull().default([]),
    /** Read from free text by an import: an organiser confirms them before they count. */
    suggestedCriteria: jsonb('suggested_criteria').$type<Criteria>(),
    /** Why a sensitive fact is asked for, by fact: students read it beside the rule. */
    criteriaReasons: jsonb('criteria_reasons')
      .$type<Record<string, string>>()
      .notNull()
      .default({}),
    aiPolicy: text('ai_policy', {
      enum: ['allowed', 'allowed_with_disclosure', 'editing_only', 'not_allowed'],
    }).notNull(),
    delivery: text('delivery', { enum: ['laurel', 'provider'] }).notNull(),
    applyUrl: text('apply_url'),
    termsHtml: text('terms_html'),
    privacyHtml: text('privacy_html'),
    affidavitHtml: text('affidavit_html'),
    source: jsonb('source').$type<ScholarshipSource>(),
    /** `merged`: another entry of the same award stands for it (listing_merges). */
    status: text('status', { enum: ['draft', 'published', 'withdrawn', 'merged'] }).notNull(),
    isSample: boolean('is_sample').notNull(),
    isRandomDraw: boolean('is_random_draw').notNull(),
    isFeatured: boolean('is_featured').notNull(),
    effortMinutes: integer('effort_minutes').notNull(),
    /** Of everything above: tells an import that nothing changed. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('scholarships_source_key').on(table.sourceKey),
    index('scholarships_organisation').on(table.organisationId),
    // The end of an id stands in the address of its public page.
    index('scholarships_tail').on(sql`right(id::text, 12)`),
    index('scholarships_own_host')
      .on(sql`${ownHostBackwards} text_pattern_ops`)
      .where(sql`status = 'published' and delivery = 'provider' and not is_sample`),
    index('scholarships_featured')
      .on(table.id)
      .where(sql`is_featured`),
    index('scholarships_early_access')
      .on(table.earlyAccessUntil)
      .where(sql`early_access_until is not null`),
    index('scholarships_restricting_ai')
      .on(table.aiPolicy)
      .where(sql`ai_policy in ('not_allowed', 'editing_only')`),
  ],
)

/**
 * What a text search looks through: title, sponsor and description, without accents, both as stems
 * and as written. Triggers keep it, whoever changes a scholarship or the name of an organisation.
 */
export const scholarshipTexts = pgTable(
  'scholarship_texts',
  {
    scholarshipId: uuid('scholarship_id')
      .primaryKey()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    words: tsvector('words').notNull(),
    /** When the scholarship was first listed. */
    listedAt: instant('listed_at').notNull(),
  },
  (table) => [index('scholarship_texts_words').using('gin', table.words)],
)

export const requirements = pgTable(
  'requirements',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    isOptional: boolean('is_optional').notNull(),
    requirementType: text('requirement_type', { enum: ['essay', 'inputText'] }).notNull(),
    dataType: text('data_type', { enum: ['editor', 'text', 'file', 'link', 'checkbox'] }).notNull(),
    /** 'cv' for the CV that one upload answers everywhere, else the requirement's own id. */
    fieldId: text('field_id').notNull(),
    fieldKey: text('field_key').notNull(),
    fieldName: text('field_name').notNull(),
    options: jsonb('options').$type<string[]>().notNull(),
    limits: jsonb('limits').$type<RequirementLimits>().notNull(),
    /** A requirement that an update dropped stays for the applications that answered it. */
    removedAt: instant('removed_at'),
  },
  (table) => [index('requirements_scholarship').on(table.scholarshipId, table.position)],
)

export const savedScholarships = pgTable(
  'saved_scholarships',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.scholarshipId] }),
    index('saved_scholarships_scholarship').on(table.scholarshipId),
  ],
)

/** Who opened a scholarship's page in a round, and what led there the first time. */
export const seenScholarships = pgTable(
  'seen_scholarships',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    cycle: text('cycle').notNull(),
    source: text('source', { enum: SEEN_FROM }).notNull(),
    /** The first day, in UTC: nobody needs to know the hour. */
    seenOn: date('seen_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.scholarshipId, table.cycle] }),
    index('seen_scholarships_round').on(table.scholarshipId, table.cycle),
  ],
)

/** A student's yes or no to a question that one scholarship asks. */
export const attestations = pgTable(
  'attestations',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: boolean('answer').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.scholarshipId, table.question] }),
    index('attestations_scholarship').on(table.scholarshipId),
  ],
)

export const catalogueSequence = pgSequence('catalogue_sequence')

/**
 * What changed in the catalogue, in commit order: the sequence is taken under an advisory lock
 * held to the end of the transaction, so no reader can see 8 before 7.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
  scholarshipId: uuid('scholarship_id').notNull(),
  /** By the database's clock, which all processes share; only says what is old enough to forget. */
  changedAt: instant('changed_at').notNull().defaultNow(),
})

export const schools = pgTable(
  'schools',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['college', 'high_school'] }).notNull(),
    name: text('name').notNull(),
    searchName: text('search_name').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
  },
  (table) => [index('schools_kind').on(table.kind, table.searchName)],
)
