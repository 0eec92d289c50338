import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

type Placed<Row, Values> = (db: Queryable, values: Values) => Promise<Row[]>

/**
 * A statement of a busy path: its text is made once, and each connection parses and plans it once
 * under its name. What differs from run to run are its `sql.placeholder`s.
 */
export function prepareStatement<Row, Values extends object>(
  name: string,
  statement: SQL,
): Placed<Row, Values> {
  const query = new PgDialect().sqlToQuery(statement)
  return async ({ _: { session } }, values) => {
    const prepared = session.prepareQuery<Executed<Row>>(query, undefined, name, false)
    const { rows } = await prepared.execute(values as Record<string, unknown>)
    return rows
  }
}

interface Executed<Row> {
  execute: { rows: Row[] }
  all: never
  values: never
}
