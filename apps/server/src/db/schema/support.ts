import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { applicants } from './accounts.ts'
import { scholarships } from './scholarships.ts'

/** What people ask those behind the product (specification 2, section 3 "Support request"). */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: uuid('id').primaryKey(),
    /** Absent from the contact page. What somebody asked goes with the account. */
    applicantId: uuid('applicant_id').references(() => applicants.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Where the answer goes. */
    email: text('email').notNull(),
    phone: text('phone'),
    /** Empty from the contact page. */
    query: text('query').notNull(),
    description: text('description').notNull(),
    /** The listing that it reports. */
    scholarshipId: uuid('scholarship_id').references(() => scholarships.id, {
      onDelete: 'set null',
    }),
    status: text('status', { enum: ['Active', 'Resolved'] }).notNull(),
    /** Whoever asked subscribed when asking. */
    isPriority: boolean('is_priority').notNull(),
    createdAt: instant('created_at').notNull(),
    /** What was written back; absent where no answer was needed. */
    answer: text('answer'),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    index('support_requests_queue')
      .on(table.isPriority.desc(), table.createdAt, table.id)
      .where(sql`status = 'Active'`),
    index('support_requests_resolved')
      .on(table.resolvedAt)
      .where(sql`status = 'Resolved'`),
    index('support_requests_listing')
      .on(table.scholarshipId)
      .where(sql`status = 'Active'`),
    index('support_requests_own').on(table.applicantId, table.createdAt),
  ],
)
