import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'

/** A row of an import that may be undone, and why not where it may not. */
export interface Undoable {
  line: number
  scholarshipId: string
  outcome: 'imported' | 'updated'
  /** Null where the listing is gone already. */
  title: string | null
  because: 'begun' | 'changedSince' | null
}

const BEGUN: readonly (readonly [table: string, since: string])[] = [
  ['applications', 'updated_at'],
  ['provider_applications', 'applied_at'],
  ['chats', 'created_at'],
  ['award_records', 'won_at'],
]

/** Somebody began or sent something on a listing that was added, or since it was changed. */
const isBegun = (): SQL =>
  sql.join(
    BEGUN.map(
      ([table, since]) => sql`exists (
        select from ${sql.identifier(table)} as done
        where done.scholarship_id = row.scholarship_id
          and (row.outcome = 'imported' or done.${sql.identifier(since)} >= row.stored_at))`,
    ),
    sql` or `,
  )

/** A later import, not undone itself, wrote over it, or an organisation did. */
const isChangedSince = (): SQL => sql`exists (
  select from import_rows as later
  where later.scholarship_id = row.scholarship_id and later.is_done and later.outcome = 'updated'
    and later.import_id <> row.import_id and later.stored_at > row.stored_at
    and (later.undo is null or later.undo = 'kept'))
  or exists (
    select from scholarship_versions as written
    where written.scholarship_id = row.scholarship_id and written.act <> 'imported'
      and written.saved_at >= row.stored_at)
  or exists (
    select from amendment_drafts as written
    where written.scholarship_id = row.scholarship_id and written.content is not null)`

/** The rows of an import that are not undone yet, each with what stands in the way. */
const undoableRows = (importId: string): SQL => sql`
  select row.line, row.scholarship_id as "scholarshipId", row.outcome, listing.title,
    case
      when listing.id is null then null
      when ${isChangedSince()} then 'changedSince'
      when ${isBegun()} then 'begun'
    end as because
  from import_rows as row
  left join scholarships as listing on listing.id = row.scholarship_id
  where row.import_id = ${importId} and row.is_done and row.outcome in ('imported', 'updated')`

/** The next ones to be undone; those that were kept in this undo are behind it. */
export async function findUndoable(
  db: Queryable,
  importId: string,
  limit: number,
): Promise<Undoable[]> {
  const { rows } = await db.execute<Undoable & Record<string, unknown>>(
    sql`${undoableRows(importId)} and row.undo is null order by row.line limit ${limit}`,
  )
  return rows
}

export interface UndoCounts {
  removes: number
  restores: number
  keeps: number
}

/** What undoing would do to how many. */
export async function countUndoable(db: Queryable, importId: string): Promise<UndoCounts> {
  const { rows } = await db.execute<UndoCounts & Record<string, unknown>>(sql`
    select
      (count(*) filter (where because is null and outcome = 'imported'))::int as removes,
      (count(*) filter (where because is null and outcome = 'updated'))::int as restores,
      (count(*) filter (where because is not null))::int as keeps
    from (${undoableRows(importId)} and (row.undo is null or row.undo = 'kept')) as undoable`)
  return rows[0] ?? { removes: 0, restores: 0, keeps: 0 }
}

/** The first of those that stay. */
export async function findKept(db: Queryable, importId: string, limit: number) {
  const { rows } = await db.execute<Undoable & Record<string, unknown>>(sql`
    select * from (${undoableRows(importId)} and (row.undo is null or row.undo = 'kept')) as undoable
    where because is not null order by line limit ${limit}`)
  return rows.flatMap(({ scholarshipId: id, title, because }) =>
    because === null ? [] : [{ id, title: title ?? '', because }],
  )
}
