import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'

/** A person who can sign in. E-mail is kept in lower case, so one address is one account. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    /** A changed address waits here until it is confirmed by mail. */
    pendingEmail: text('pending_email'),
    /** Set once the person has shown that mail to the address reaches them. */
    emailConfirmedAt: instant('email_confirmed_at'),
    passwordHash: text('password_hash'),
    /** Google's lasting id of the person. */
    googleSubject: text('google_subject').unique(),
    role: text('role', { enum: ['APPLICANT', 'ORGANISER', 'ADMIN'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    termsAcceptedAt: instant('terms_accepted_at'),
    termsVersion: text('terms_version'),
    /** Affiliate and tracking fields as sent at sign-up: recorded, never acted on. */
    tracking: jsonb('tracking').$type<Record<string, string>>(),
    createdAt: instant('created_at').notNull(),
    /** When a session of theirs was last used, as known once that is forgotten. */
    lastUsedAt: instant('last_used_at'),
    /** Set when the person goes: sign-in ends at once, data within 24 hours. */
    purgeAfter: instant('purge_after'),
    purgeReason: text('purge_reason', { enum: ['under_age', 'own_request', 'unused'] }),
  },
  (table) => [
    index('users_link')
      .on(
        sql`coalesce(${table.tracking} ->> 'trackDeskLinkId', ${table.tracking} ->> 'affiliateId')`,
      )
      .where(sql`${table.tracking} is not null`),
  ],
)

/** Every version of the terms that somebody agreed to; the newest stands beside the account, too. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day of its text, YYYY-MM-DD. */
    version: text('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)

/** The student an application is about. A parent's account may have several. */
export const applicants = pgTable(
  'applicants',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicantType: text('applicant_type', { enum: ['STUDENT', 'PARENT'] }).notNull(),
    addressLine1: text('address_line1'),
    addressLine2: text('address_line2'),
    /** The rest of the address as typed; the facts of the same names are read from it. */
    place: jsonb('place').$type<{
      city?: string
      county?: string
      state?: string
      zipCode?: string
      country?: string
    }>(),
    /** What the student wants to add in their own words: shown to them, never matched. */
    additionalDetails: text('additional_details'),
    /** An own file with the purpose avatar. */
    avatarFileId: text('avatar_file_id'),
    timeZone: text('time_zone').notNull(),
    isProfileUpdate: boolean('is_profile_update').notNull(),
    isScholarshipApplied: boolean('is_scholarship_applied').notNull(),
    /** The specification's spelling. */
    isTrailTaken: boolean('is_trail_taken').notNull(),
    /** The end of the paid time; a subscription is active until then. */
    subscribedUntil: instant('subscribed_until'),
    /** Goes up with every answer, so that cached matches are never stale. */
    profileVersion: integer('profile_version').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('applicants_user').on(table.userId)],
)

/** One row for each value of an answer; a row whose value is null is a known "none". */
export const applicantFacts = pgTable(
  'applicant_facts',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    /** A fact id of the matching package, or `fact:relation`. */
    factKey: text('fact_key').notNull(),
    ordinal: smallint('ordinal').notNull(),
    value: jsonb('value').$type<string | number | boolean | null>(),
    source: text('source', { enum: ['profile', 'chat', 'question', 'sample'] }).notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.factKey, table.ordinal] })],
)

export const consents = pgTable(
  'consents',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['sensitive_matching'] }).notNull(),
    isGranted: boolean('is_granted').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.kind] })],
)

/** The days a person used Laurel signed in, in their own time zone: each raises the free limit. */
export const signedInDays = pgTable(
  'signed_in_days',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    /** Where the applicant lived then. */
    day: text('day').notNull(),
    /** When it was first used; absent in rows of an older version. */
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.day] })],
)

/** Where a campaign led somebody: what the web app noted, once for an event. */
export const conversions = pgTable(
  'conversions',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** The utm values that the visitor came with. */
    campaign: jsonb('campaign').$type<Record<string, string>>().notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.event] })],
)
