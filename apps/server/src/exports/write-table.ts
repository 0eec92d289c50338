import { BYTE_ORDER_MARK, csvLine, type Cell } from './write-csv.ts'

/** Rows as they are read, some at a time. */
export type Batches<Row> = AsyncIterable<readonly Row[]>

export interface Column<Row> {
  name: string
  cellOf: (row: Row) => Cell
}

/** A table for spreadsheets, in pieces of a batch each. */
export async function* writeTable<Row>(
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name))
  for await (const batch of batches)
    yield batch.map((row) => csvLine(columns.map(({ cellOf }) => cellOf(row)))).join('')
}

/** JSON Lines, in pieces of a batch each. */
export async function* writeLines<Row>(
  batches: Batches<Row>,
  toJson: (row: Row) => object,
): AsyncGenerator<string> {
  for await (const batch of batches)
    yield batch.map((row) => `${JSON.stringify(toJson(row))}\n`).join('')
}
