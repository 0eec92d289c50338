import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { users } from './accounts.ts'
import { organisations } from './organisations.ts'
import { scholarships } from './scholarships.ts'

/** A mailed link by which an organisation takes a listing over, once; gone when it was used. */
export const claimLinks = pgTable(
  'claim_links',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** At the domain of the listing's own page. */
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('claim_links_listing').on(table.organisationId, table.scholarshipId),
    index('claim_links_expiry').on(table.expiresAt),
  ],
)

/** A listing that an organisation took over, with what it was before. Holds nobody's address. */
export const listingClaims = pgTable(
  'listing_claims',
  {
    id: uuid('id').primaryKey(),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Where the mail went. */
    domain: text('domain').notNull(),
    page: text('page').notNull(),
    sponsorBefore: text('sponsor_before').notNull(),
    /** A `ListingVersion`, to be put back when it was the wrong organisation. */
    before: jsonb('before').$type<object>().notNull(),
    takenAt: instant('taken_at').notNull(),
    /** Who followed the link; absent once the account is gone. */
    takenBy: uuid('taken_by').references(() => users.id, { onDelete: 'set null' }),
    /** When an administrator looked at it. */
    settledAt: instant('settled_at'),
    settledBy: uuid('settled_by').references(() => users.id, { onDelete: 'set null' }),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('listing_claims_listing').on(table.scholarshipId),
    index('listing_claims_taken').on(table.takenAt),
  ],
)
