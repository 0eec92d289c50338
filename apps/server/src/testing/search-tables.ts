import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** Every table of every schema, such as "public.users". */
export async function listTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by name`)
  return rows.map(({ name }) => name)
}

/** The tables that hold one of the words, in whatever column, in capitals or not. */
export async function searchTables(db: Database, words: readonly string[]): Promise<string[]> {
  const pattern = words.map((word) => word.replaceAll(/[^\w@-]/g, String.raw`\$&`)).join('|')
  const found: string[] = []
  for (const table of await listTables(db)) {
    const { rows } = await db.execute<{ row: string }>(sql`
      select row_to_json(each)::text as row from ${sql.raw(table)} as each
      where row_to_json(each)::text ~* ${pattern} limit 1`)
    if (rows.length > 0) found.push(table)
  }
  return found
}

/**
 * Tables that belong to a person: those that refer to one, and those that refer to such a table.
 * What is only named by a person's id without a reference is not found; there must be none.
 */
export async function listPersonalTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive personal as (
      select 'users'::regclass::oid as id
      union
      select conrelid from pg_constraint join personal on confrelid = personal.id
      where contype = 'f'
    )
    select relname as name from personal join pg_class on pg_class.oid = personal.id
    order by name`)
  return rows.map(({ name }) => name)
}
