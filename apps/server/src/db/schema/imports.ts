import type { ListingGlance } from '@laurel/contract/imports-admin'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../instant-column.ts'
import { jsonb } from '../json-column.ts'
import { users } from './accounts.ts'

/** One file brought in, from the screen or from the shell. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    origin: text('origin', { enum: ['screen', 'command'] }).notNull(),
    /** Null for the command, and once the account is gone. */
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Where its bytes are kept while they are needed; empty for the command. */
    fileKey: text('file_key').notNull(),
    /** The day, YYYY-MM-DD, that dates without a year are read on, however long it takes. */
    readOn: text('read_on').notNull(),
    state: text('state', {
      enum: [
        'checking',
        'checked',
        'importing',
        'imported',
        'stopped',
        'failed',
        'discarded',
        'undoing',
        'undone',
      ],
    }).notNull(),
    /** Why it failed, as its reader is told. */
    problem: text('problem'),
    /** Rows done so far of what is under way. */
    rowsDone: integer('rows_done').notNull().default(0),
    /** Rows of the file, known once it was checked. */
    rowsTotal: integer('rows_total'),
    /** How often work on it ended in a fault of ours. */
    failures: integer('failures').notNull().default(0),
    /** Until then a process is at work on it. */
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('imports_created').on(table.createdAt), index('imports_file').on(table.sha256)],
)

/** What became, or would become, of one row of a file, and how its listing was before. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    outcome: text('outcome', {
      enum: ['imported', 'updated', 'unchanged', 'setAside'],
    }).notNull(),
    /** False while it is only what would happen. */
    isDone: boolean('is_done').notNull(),
    title: text('title').notNull(),
    sponsor: text('sponsor').notNull(),
    /** Why it was set aside. */
    reason: text('reason'),
    /**
     * What stands in the file, of a row that was set aside and can be put right: a FoundRow as JSON. A
     * text keeps the order of its columns, the first of which counts.
     */
    found: text('found'),
    /** Why its listing waits for a person before anybody sees it. */
    heldBack: text('held_back'),
    /** What was read of it, for the table of a dry run. */
    glance: jsonb('glance').$type<ListingGlance>(),
    /** Without a reference: the row is remembered when its listing is gone. */
    scholarshipId: uuid('scholarship_id'),
    /** The listing before it was changed. */
    before: jsonb('before').$type<unknown>(),
    storedAt: instant('stored_at'),
    undo: text('undo', { enum: ['removed', 'restored', 'kept'] }),
    keptBecause: text('kept_because', { enum: ['begun', 'changedSince'] }),
    /** When somebody at the desk put a row aside for good. */
    dismissedAt: instant('dismissed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('import_rows_scholarship').on(table.scholarshipId),
    index('import_rows_held_back')
      .on(table.scholarshipId)
      .where(sql`held_back is not null and dismissed_at is null`),
    index('import_rows_found')
      .on(table.importId)
      .where(sql`found is not null`),
    index('import_rows_outcome').on(table.importId, table.outcome, table.line),
  ],
)
