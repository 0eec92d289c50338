import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { applicants, users } from './accounts.ts'
import { scholarships } from './scholarships.ts'

/** A link that links a parent with a student, once. */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    id: uuid('id').primaryKey(),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    /** What the person who accepts becomes. */
    invites: text('invites', { enum: ['parent', 'student'] }).notNull(),
    /** Whom it was mailed to, if anybody. */
    email: text('email'),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
  },
  (table) => [index('family_invitations_inviter').on(table.inviterId)],
)

/** A parent who follows a student; the row goes when either of the two ends it. */
export const familyLinks = pgTable(
  'family_links',
  {
    id: uuid('id').primaryKey(),
    parentId: uuid('parent_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('family_links_once').on(table.parentId, table.studentId),
    index('family_links_student').on(table.studentId),
  ],
)

/** A scholarship that a linked parent suggests; without an outcome it waits for the student. */
export const familySuggestions = pgTable(
  'family_suggestions',
  {
    id: uuid('id').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => familyLinks.id, { onDelete: 'cascade' }),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    outcome: text('outcome', { enum: ['saved', 'dismissed'] }),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    unique('family_suggestions_once').on(table.linkId, table.scholarshipId),
    index('family_suggestions_scholarship').on(table.scholarshipId),
  ],
)
