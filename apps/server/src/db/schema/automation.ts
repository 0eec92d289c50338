import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { applicants } from './accounts.ts'
import { scholarships } from './scholarships.ts'

/** What a student lets Laurel do by itself; without a row everything is as at the start. */
export const automations = pgTable('automations', {
  applicantId: uuid('applicant_id')
    .primaryKey()
    .references(() => applicants.id, { onDelete: 'cascade' }),
  reappliesToRecurring: boolean('reapplies_to_recurring').notNull(),
  appliesToNewMatches: boolean('applies_to_new_matches').notNull(),
  dailyLimit: smallint('daily_limit').notNull(),
  remindsOfDeadlines: boolean('reminds_of_deadlines').notNull(),
  minutesPerDay: smallint('minutes_per_day').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What was done by itself for one round of a scholarship: each once, whatever is retried. */
export const automationSteps = pgTable(
  'automation_steps',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    cycle: text('cycle').notNull(),
    /** A draft was made; the student was asked about it. */
    step: text('step', { enum: ['prepared', 'asked'] }).notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.scholarshipId, table.cycle, table.step] }),
    index('automation_steps_scholarship').on(table.scholarshipId),
  ],
)

/** Reminders that were written: each once, whatever is retried. */
export const deadlineReminders = pgTable(
  'deadline_reminders',
  {
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => applicants.id, { onDelete: 'cascade' }),
    scholarshipId: uuid('scholarship_id')
      .notNull()
      .references(() => scholarships.id, { onDelete: 'cascade' }),
    cycle: text('cycle').notNull(),
    daysBefore: smallint('days_before').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.applicantId, table.scholarshipId, table.cycle, table.daysBefore],
    }),
    index('deadline_reminders_scholarship').on(table.scholarshipId),
  ],
)

/** The private address of a student's deadlines; a new one replaces it. */
export const calendarFeeds = pgTable('calendar_feeds', {
  applicantId: uuid('applicant_id')
    .primaryKey()
    .references(() => applicants.id, { onDelete: 'cascade' }),
  /** 160 random bits: whoever knows it may read the feed. */
  token: text('token').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})
