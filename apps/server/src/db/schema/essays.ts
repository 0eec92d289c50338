import type { AssistantEssay, ChatMessage } from '@laurel/contract/chat-shapes'
import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { applicants } from './accounts.ts'
import { applications } from './applications.ts'
import { scholarships } from './scholarships.ts'

/** A conversation with the assistant: one about each requirement, and one about everything else. */
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    scholarshipId: uuid('scholarship_id').references(() => scholarships.id),
    requirementId: uuid('requirement_id'),
    /** While a reply is being written: it is given up for lost after this. */
    busyUntil: instant('busy_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chats_requirement')
      .on(table.applicantId, table.requirementId)
      .where(sql`requirement_id is not null`),
    uniqueIndex('chats_general')
      .on(table.applicantId)
      .where(sql`requirement_id is null`),
    index('chats_scholarship').on(table.scholarshipId),
  ],
)

/** What a message asks the student for; what is said next answers it. */
export type ChatStep = 'keywordsOrNot' | 'keywords' | 'interview' | 'topic'

/** An essay of the assistant's, with what the writer that is built in put around the student's words. */
export type KeptEssay = AssistantEssay & {
  said?: { sentence: string; phrase: string; slots: Readonly<Record<string, string>> }[]
}

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** Counted from 1; below 0 an essay that was taken over before its chat was cleared. */
    ordinal: integer('ordinal').notNull(),
    author: text('author', { enum: ['student', 'assistant'] }).notNull(),
    text: text('text').notNull(),
    step: text('step').$type<ChatStep>(),
    choices: jsonb('choices').$type<ChatMessage['choices']>().notNull(),
    links: jsonb('links').$type<ChatMessage['links']>().notNull(),
    essay: jsonb('essay').$type<KeptEssay>(),
    /** When the student took the essay over. */
    takenAt: instant('taken_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('chat_messages_order').on(table.chatId, table.ordinal)],
)

/** What a model was asked for and what it cost: one row for each text, without its words. */
export const modelUses = pgTable(
  'model_uses',
  {
    id: uuid('id').primaryKey(),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['essay', 'answer', 'judge'] }).notNull(),
    model: text('model').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** US dollars; absent where no price is set. */
    cost: doublePrecision('cost'),
    /** `counted` essays use up the month's, and so do those begun just now; what failed does not. */
    outcome: text('outcome', { enum: ['begun', 'counted', 'failed', 'stopped'] }).notNull(),
    milliseconds: integer('milliseconds').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [index('model_uses_applicant').on(table.applicantId, table.usedAt)],
)

/** Who put a stretch of an essay there. */
export type EssayAuthor = 'student' | 'assistant' | 'pasted'

/** At `at`, counted in UTF-16 units of the text before, `removed` units went and `added` came. */
export interface EssayEdit {
  at: number
  removed: number
  added: { author: EssayAuthor; text: string }[]
}

/** What stands in the place of rows that a record had become too large for. */
export interface FoldedRows {
  /** How many versions the row stands for, itself among them. */
  versions: number
  firstSavedAt: string
  /** What was removed last before it, in order, each with its authors: it may come back. */
  gone: { author: EssayAuthor; text: string }[][]
  /** A keyed hash over this and the row, hex. */
  seal: string
}

/**
 * How an essay came about: the edits that lead from one saved version to the next. Each row is
 * sealed together with the one before it, so that nothing can be left out or changed unseen. The
 * first row may stand for all before it (`folded`): its edits then lead there from nothing.
 */
export const essayEdits = pgTable(
  'essay_edits',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    requirementId: uuid('requirement_id').notNull(),
    /** Counted from 1 for each essay. */
    ordinal: integer('ordinal').notNull(),
    /** Of the answer; absent where it was taken back. */
    version: integer('version'),
    edits: jsonb('edits').$type<EssayEdit[]>().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** A keyed hash, hex. */
    seal: text('seal').notNull(),
    /** How large the record is up to this row, about; absent where an older program wrote it. */
    sizeCharacters: integer('size_characters'),
    folded: jsonb('folded').$type<FoldedRows>(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.requirementId, table.ordinal] })],
)
