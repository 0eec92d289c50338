import type { Clause } from '@laurel/matching/criteria'
import { CAUTIONS } from '@laurel/contract/caution-shapes'
import { LISTING_EVENTS } from '@laurel/contract/trust-shapes'
import { KNOWN } from '@laurel/matching/known'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { users } from './accounts.ts'
import { scholarships } from './scholarships.ts'

/** A text that a listing was read from. */
export interface KeptText {
  kind: 'title' | 'sponsor' | 'eligibility' | 'description'
  text: string
}

/** The texts of a listing as they were read, so that what was read can be held against them. */
export const listingTexts = pgTable('listing_texts', {
  scholarshipId: uuid('scholarship_id')
    .primaryKey()
    .references(() => scholarships.id, { onDelete: 'cascade' }),
  texts: jsonb('texts').$type<KeptText[]>().notNull(),
  /** As it was read, before anybody decided anything. */
  known: text('known', { enum: KNOWN }).notNull(),
})

/** What somebody at the desk decided, on one clause and on the same in other listings. */
export const listingDecisions = pgTable(
  'listing_decisions',
  {
    id: uuid('id').primaryKey(),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: instant('made_at').notNull(),
    /** How the clauses were before. */
    before: jsonb('before').$type<ClauseBefore[]>().notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('listing_decisions_made').on(table.madeBy, table.madeAt)],
)

export interface ClauseBefore {
  clauseId: string
  state: 'read' | 'confirmed' | 'rejected'
  criteria: Clause
  decisionId: string | null
}

/**
 * What is meant by a question that a reader put, however it is worded: no case, punctuation, articles
 * or plurals, and no "currently". What was read stands in it, so that an edit does not change it.
 */
export const QUESTION_KEY = sql`md5(regexp_replace(regexp_replace(lower(read_criteria->>'attest'), '[[:punct:]]+', ' ', 'g'), '\\m(a|an|the|any|your|currently|already|also|legally|or plan to [a-z]+)\\M|s\\M|[[:space:]]+', '', 'g'))`

/** What many listings ask, as somebody at the desk settled it. */
export const settledQuestions = pgTable(
  'settled_questions',
  {
    key: text('key').primaryKey(),
    /** What all of them ask; null where they were left as they are. */
    question: text('question'),
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => listingDecisions.id, { onDelete: 'cascade' }),
  },
  (table) => [index('settled_questions_decision').on(table.decisionId)],
)

/** What was read in a listing: a clause, or a sentence of which nothing, or not all, was understood. */
export const listingClauses = pgTable(
  'listing_clauses',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    words: text('words').notNull(),
    /** The place of its text among the texts, -1 for a column; and its characters. */
    textIndex: integer('text_index').notNull(),
    fromCharacter: integer('from_character').notNull(),
    toCharacter: integer('to_character').notNull(),
    /** The same for the same words in the same sentence, read the same way, in any listing. */
    likeness: text('likeness').notNull(),
    /** As the reader had it; of a sentence the question that it would be. */
    readCriteria: jsonb('read_criteria').$type<Clause>().notNull(),
    /** As it counts. */
    criteria: jsonb('criteria').$type<Clause>().notNull(),
    /** `unread`: a sentence that was not understood, or not completely. */
    confidence: text('confidence', {
      enum: ['certain', 'likely', 'unsure', 'unread'],
    }).notNull(),
    reader: text('reader').notNull(),
    why: text('why'),
    /** Whether students are asked an unread sentence as a question. */
    isAsked: boolean('is_asked').notNull(),
    state: text('state', { enum: ['read', 'confirmed', 'rejected'] }).notNull(),
    decisionId: uuid('decision_id').references(() => listingDecisions.id, {
      onDelete: 'set null',
    }),
    /** The entry of the same award that says it; null where the listing itself does. */
    fromId: uuid('from_id'),
  },
  (table) => [
    index('listing_clauses_scholarship').on(table.scholarshipId, table.position),
    index('listing_clauses_likeness').on(table.likeness),
    // A hash, as a question may be longer than what a tree takes.
    index('listing_clauses_question')
      .using('hash', sql`(criteria->>'attest')`)
      .where(sql`(criteria->>'attest') is not null`),
    index('listing_clauses_meaning')
      .on(QUESTION_KEY)
      .where(sql`(read_criteria->>'attest') is not null`),
    index('listing_clauses_open')
      .on(table.scholarshipId)
      .where(sql`state = 'read' and confidence <> 'certain'`),
  ],
)

/** What happened to a listing, for everybody to read. */
export const listingEvents = pgTable(
  'listing_events',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    happenedAt: instant('happened_at').notNull(),
    kind: text('kind', { enum: LISTING_EVENTS }).notNull(),
    /** Each change in a line. */
    lines: jsonb('lines').$type<string[]>().notNull(),
  },
  (table) => [index('listing_events_latest').on(table.scholarshipId, table.happenedAt)],
)

/** Why a listing that nobody imports anew waits for a person. */
export const listingHolds = pgTable('listing_holds', {
  scholarshipId: uuid('scholarship_id')
    .primaryKey()
    .references(() => scholarships.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  heldAt: instant('held_at').notNull(),
  /** When somebody published it all the same, or left it out. */
  dismissedAt: instant('dismissed_at'),
})

/** Warnings that administrators put on listings, beside those that stand in their texts. */
export const listingFlags = pgTable(
  'listing_flags',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CAUTIONS }).notNull(),
    /** Why, for everybody to read. */
    words: text('words').notNull(),
    setAt: instant('set_at').notNull(),
    setBy: uuid('set_by').references(() => users.id, { onDelete: 'set null' }),
    clearedAt: instant('cleared_at'),
  },
  (table) => [
    index('listing_flags_listing')
      .on(table.scholarshipId)
      .where(sql`cleared_at is null`),
  ],
)
