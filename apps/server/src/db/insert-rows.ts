import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/**
 * Adds many rows in one statement of one parameter. As values each of their cells would be one, and
 * making and reading those takes longer than storing them. What a row leaves out gets the default of
 * the database; defaults and conversions of the table's definition are not asked. Throws a RangeError for a
 * day that is none.
 */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const cellsOf = (row: object): [name: string, cell: unknown][] => {
    const cells = new Map<string, unknown>(Object.entries(row))
    return columns.flatMap(([key, { name }]) => {
      const cell = cells.get(key)
      if (cell === undefined) return []
      return [[name, cell instanceof Date ? cell.toISOString() : cell]]
    })
  }
  const records = rows.map((row) => Object.fromEntries(cellsOf(row)))
  const alike = Map.groupBy(records, (record) => Object.keys(record).join())
  for (const group of alike.values()) {
    const names = sql.join(
      Object.keys(group[0] ?? {}).map((name) => sql.identifier(name)),
      sql`, `,
    )
    await tx.execute(sql`
      insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(group)}::json)`)
  }
}
