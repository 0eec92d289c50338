import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { applicants, users } from './accounts.ts'
import { scholarships } from './scholarships.ts'

/** By what a listing is found again under another key; made anew when its content changes. */
export const listingMarks = pgTable(
  'listing_marks',
  {
    scholarshipId: uuid('scholarship_id')
      .primaryKey()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    /** Of the content that the marks were made of. */
    contentHash: text('content_hash').notNull(),
    /** Empty where the name says too little. */
    nameKey: text('name_key').notNull(),
    /** Of the text; empty where it is too short. */
    bands: text('bands').array().notNull(),
  },
  (table) => [
    index('listing_marks_name').on(table.nameKey),
    index('listing_marks_bands').using('gin', table.bands),
  ],
)

/** Two entries of one award, of which one stays. */
export const listingMerges = pgTable(
  'listing_merges',
  {
    id: uuid('id').primaryKey(),
    survivorId: uuid('survivor_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    mergedId: uuid('merged_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    basis: text('basis', { enum: ['name', 'text', 'person'] }).notNull(),
    /** How much of their texts they share, from 0 to 1. */
    likeness: doublePrecision('likeness').notNull(),
    /** The status that the entry had, and gets back. */
    statusBefore: text('status_before', { enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    mergedAt: instant('merged_at').notNull(),
    /** Null where nobody decided it. */
    mergedBy: uuid('merged_by').references(() => users.id, { onDelete: 'set null' }),
    /** Taken apart again: the two are never merged by themselves any more. */
    undoneAt: instant('undone_at'),
  },
  (table) => [
    uniqueIndex('listing_merges_merged')
      .on(table.mergedId)
      .where(sql`undone_at is null`),
    index('listing_merges_survivor').on(table.survivorId),
    index('listing_merges_at').on(table.mergedAt),
  ],
)

/** Whose list got the entry that stays only because the other was on it. */
export const mergedSaves = pgTable(
  'merged_saves',
  {
    mergeId: uuid('merge_id')
      .notNull()
      .references(() => listingMerges.id, { onDelete: 'cascade' }),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.mergeId, table.applicantId] })],
)

/** What of a listing another entry of the award can fill in where it says nothing itself. */
export const JOINED_PARTS = ['applyUrl', 'award', 'deadline', 'requirements'] as const

/** What an entry that stays has from another one, and how it was without; written over, it is forgotten. */
export const joinedParts = pgTable(
  'joined_parts',
  {
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    part: text('part', { enum: JOINED_PARTS }).notNull(),
    /** The entry that says it. */
    fromId: uuid('from_id').notNull(),
    own: jsonb('own').$type<JoinedColumns>().notNull(),
    joined: jsonb('joined').$type<JoinedColumns>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scholarshipId, table.part] })],
)

/** Columns of a listing as JSON keeps them: instants are texts. */
export type JoinedColumns = Record<string, unknown>

/** Two entries that may be of one award: a person says whether they are. */
export const listingPairs = pgTable(
  'listing_pairs',
  {
    id: uuid('id').primaryKey(),
    /** The one that would stay, and the one that would be joined to it. */
    staysId: uuid('stays_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    goesId: uuid('goes_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    basis: text('basis', { enum: ['name', 'text'] }).notNull(),
    likeness: doublePrecision('likeness').notNull(),
    foundAt: instant('found_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: uuid('settled_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('listing_pairs_two').on(
      sql`least(stays_id, goes_id)`,
      sql`greatest(stays_id, goes_id)`,
    ),
    index('listing_pairs_open')
      .on(table.staysId)
      .where(sql`settled_at is null`),
    index('listing_pairs_goes').on(table.goesId),
  ],
)
