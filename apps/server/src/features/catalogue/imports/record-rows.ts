import type { ListingGlance } from '@laurel/contract/imports-admin'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../../../clock.ts'
import type { Queryable } from '../../../db/database.ts'
import { importRows } from '../../../db/schema/imports.ts'
import type { ImportRecord } from '../storing/import-record.ts'
import type { ReadRow } from '../parsing/parsed-row.ts'
import { noteProgress } from './hold-import.ts'

interface Recording {
  importId: string
  clock: Clock
  /** What happened, rather than what would. */
  isDone: boolean
  /** Whether what was read is kept for the table of a dry run. */
  hasGlances: boolean
}

type Row = Omit<typeof importRows.$inferInsert, 'importId' | 'isDone' | 'storedAt'>

/** Keeps what becomes of each row of an import. */
export function recordRows({ importId, clock, isDone, hasGlances }: Recording): ImportRecord {
  const write = async (db: Queryable, rows: readonly Row[]) => {
    const now = clock.now()
    await keep(
      db,
      rows.map((row) => ({ ...row, importId, isDone, storedAt: isDone ? now : null })),
    )
    await noteProgress(db, { importId, rows: rows.length, now })
  }
  return {
    taken: (db, rows) =>
      write(
        db,
        rows.map(({ line, read, outcome, scholarshipId, before }) => ({
          line,
          outcome,
          title: read.scholarship.title,
          sponsor: read.scholarship.sponsor,
          // In a dry run the listing that would be added is gone again.
          scholarshipId: isDone || outcome !== 'imported' ? scholarshipId : null,
          before: before ?? null,
          glance: hasGlances ? glanceOf(read) : null,
          heldBack: outcome === 'unchanged' ? null : (read.heldBack ?? null),
        })),
      ),
    setAside: (db, rows) =>
      write(
        db,
        rows.map(({ line, title, sponsor, reason, found }) => ({
          line,
          outcome: 'setAside' as const,
          title,
          sponsor,
          reason,
          found: found && JSON.stringify(found),
        })),
      ),
  }
}

/** A row that was done stays as it was done first: what an import that goes on finds is not news. */
async function keep(
  db: Queryable,
  rows: readonly (typeof importRows.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(importRows)
    .values([...rows])
    .onConflictDoUpdate({
      target: [importRows.importId, importRows.line],
      set: {
        outcome: sql`excluded.outcome`,
        isDone: sql`excluded.is_done`,
        reason: sql`excluded.reason`,
        found: sql`excluded.found`,
        heldBack: sql`excluded.held_back`,
        scholarshipId: sql`excluded.scholarship_id`,
        before: sql`excluded.before`,
        storedAt: sql`excluded.stored_at`,
        glance: sql`coalesce(excluded.glance, ${importRows.glance})`,
      },
      setWhere: eq(importRows.isDone, false),
    })
}

const MOST_CLAUSES = 20
const LONGEST_WORDS = 300

/** What was read of a row, as far as a table shows it. */
const glanceOf = ({ scholarship, warnings, heldBack }: ReadRow): ListingGlance => {
  const { amounts, award, deadline, known, reading } = scholarship
  const clauses = reading?.clauses ?? []
  return {
    amounts,
    award,
    deadline,
    known,
    clauses: clauses
      .slice(0, MOST_CLAUSES)
      .map(({ words, confidence }) => ({ words: words.slice(0, LONGEST_WORDS), confidence })),
    clauseCount: clauses.length,
    // Why it is held back stands beside it.
    warnings: warnings
      .filter(({ field }) => heldBack === undefined || field !== 'status')
      .slice(0, MOST_CLAUSES),
  }
}
