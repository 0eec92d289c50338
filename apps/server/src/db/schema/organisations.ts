import { type Column, sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ROLES } from '@laurel/contract/organisation-rights'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { applicants, users } from './accounts.ts'

/** Who gives scholarships. An import makes one by its name alone; one with a profile has members. */
export const organisations = pgTable('organisations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  /** Counts the changes of its name and its profile, so that two at once do not undo each other. */
  version: integer('version').notNull().default(1),
})

/** Names that an organisation asked for after it signed up; those given at once as well. */
export const organisationNames = pgTable(
  'organisation_names',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As it stands in an address, of the name before: what catalogues list under it stays its own. */
    slugBefore: text('slug_before').notNull(),
    /** One at a time waits for an administrator, who gives or refuses it; `changed` was at once. */
    standing: text('standing', {
      enum: ['waiting', 'given', 'refused', 'withdrawn', 'changed'],
    }).notNull(),
    /** Of an administrator. */
    note: text('note').notNull(),
    /** Absent once the account is gone, as below. */
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('organisation_names_latest').on(table.organisationId, table.askedAt),
    index('organisation_names_slug').on(table.slugBefore),
    uniqueIndex('organisation_names_waiting')
      .on(table.organisationId)
      .where(sql`${table.standing} = 'waiting'`),
  ],
)

/** What an organisation says of itself, and what an administrator found. */
export const organisationProfiles = pgTable(
  'organisation_profiles',
  {
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    legalName: text('legal_name').notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    /** An EIN in the US, else the number that its country gives it. */
    registrationNumber: text('registration_number').notNull(),
    website: text('website').notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone'),
    /** How winners are chosen, and who pays them, in its own words. */
    selection: text('selection').notNull(),
    payer: text('payer').notNull(),
    /** Nothing is published before `verified`. */
    vetting: text('vetting', { enum: ['unasked', 'waiting', 'verified', 'refused'] }).notNull(),
    /** When it last asked to be vetted. */
    askedAt: instant('asked_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('organisation_profiles_vetting').on(table.vetting, table.askedAt)],
)

/** Every word of an administrator on an organisation, the latest counts. */
export const organisationVettings = pgTable(
  'organisation_vettings',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    verdict: text('verdict', { enum: ['verified', 'refused'] }).notNull(),
    /** What was looked at. */
    checked: jsonb('checked').$type<string[]>().notNull(),
    note: text('note').notNull(),
    /** Absent once the account is gone. */
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [index('organisation_vettings_latest').on(table.organisationId, table.decidedAt)],
)

export const organisationMembers = pgTable(
  'organisation_members',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    /** How this member is told of applications that came. */
    digest: text('digest', { enum: ['each', 'daily', 'none'] })
      .notNull()
      .default('daily'),
    /** Up to when applications were told by mail. */
    toldUntil: instant('told_until'),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('organisation_members_user').on(table.userId),
  ],
)

/** Whether somebody runs an organisation: an import makes them by their names alone. */
export const isOwned = (organisationId: Column): SQL<boolean> => sql`(
  exists (select from ${organisationProfiles} as profile
    where profile.organisation_id = ${organisationId})
  or exists (select from ${organisationMembers} as member
    where member.organisation_id = ${organisationId}))`

/** A mailed link that makes its reader a member, once. */
export const organisationInvitations = pgTable(
  'organisation_invitations',
  {
    id: uuid('id').primaryKey(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('organisation_invitations_organisation').on(table.organisationId)],
)

/** People who live with a member, by address: they cannot enter what the organisation gives. */
export const householdMembers = pgTable(
  'household_members',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The member who said so. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    declaredAt: instant('declared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.memberId, table.email] }),
    index('household_members_email').on(table.email),
  ],
)

/**
 * By what name audit events call somebody: it goes with the account, and what stays in the events
 * is then nobody's.
 */
export const auditPeople = pgTable('audit_people', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  applicantId: uuid('applicant_id')
    .unique()
    .references(() => applicants.id, { onDelete: 'cascade' }),
})

/**
 * Who saw, scored, changed, exported or announced what: written by `recordAudit` only, never
 * changed (a trigger refuses it), each row sealed with the one before it of the same organisation.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    organisationId: uuid('organisation_id').notNull(),
    /** From 1, without gaps. */
    ordinal: bigint('ordinal', { mode: 'number' }).notNull(),
    /** One of `auditPeople`, as `applicant` is. */
    actor: uuid('actor').notNull(),
    /** Verb and noun, such as `read_application`. */
    action: text('action').notNull(),
    /** Ids that may lead to nothing any more. */
    scholarship: uuid('scholarship'),
    application: uuid('application'),
    /** Whose data it was: this student may read the event. */
    applicant: uuid('applicant'),
    /** Never a person's words or name. */
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull(),
    happenedAt: instant('happened_at').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.ordinal] }),
    unique('audit_events_hash').on(table.hash),
    index('audit_events_applicant').on(table.applicant, table.happenedAt),
    index('audit_events_scholarship').on(table.scholarship, table.happenedAt),
  ],
)
