import type { ListingText } from '../reading/listing-reading.ts'
import { readListing } from '../reading/read-listing.ts'
import { toScholarship } from './parse-row.ts'
import type { ImportContext, ParsedRow, ReadRow, RefusedRow } from './parsed-row.ts'
import type { HalfRead, ModelReader } from './read-by-model.ts'

/** What was read of a row, with the texts that it was read from. */
interface ReadWithTexts extends ReadRow {
  texts: readonly ListingText[]
}

/** The same, with the row itself. */
export interface RowWithTexts extends ReadWithTexts {
  row: unknown
}

export type ReadTexts = ReadWithTexts | RefusedRow

/** Reads a row by the rules, and keeps the texts for whoever reads on. */
export const readTexts = (row: unknown, context: ImportContext): ReadTexts => {
  let texts: readonly ListingText[] = []
  const parsed: ParsedRow = toScholarship(row, {
    ...context,
    read(given, columns) {
      texts = given
      return readListing(given, columns)
    },
  })
  return 'quarantine' in parsed ? parsed : { ...parsed, texts }
}

export const readRow = (row: unknown, context: ImportContext): RowWithTexts | RefusedRow =>
  withRow(row, readTexts(row, context))

export const withRow = (row: unknown, read: ReadTexts): RowWithTexts | RefusedRow =>
  'quarantine' in read ? read : { ...read, row }

/** The row's reading where the rules left something of it; undefined where nothing is left to read. */
const halfOf = ({ texts, reading }: RowWithTexts): HalfRead | undefined =>
  reading !== null && reading.known !== 'read' && texts.length > 0 ? { texts, reading } : undefined

/** Has a model read what the rules left of the rows; the others, and their order, stay. */
export const readFurther = async <Row extends RowWithTexts>(
  rows: readonly Row[],
  reader: ModelReader,
  context: ImportContext,
): Promise<Row[]> => {
  const halves = new Map(
    rows.flatMap((row) => {
      const half = halfOf(row)
      return half ? [[row, half] as const] : []
    }),
  )
  const readings = (await reader.read([...halves.values()])).values()
  const byRow = new Map([...halves.keys()].map((row) => [row, readings.next().value]))
  return rows.map((row) => {
    const reading = byRow.get(row)
    if (!reading || reading === row.reading) return row
    const again = toScholarship(row.row, { ...context, read: () => reading })
    // The database has the last word on a row; what a model adds never sets one aside.
    return 'quarantine' in again ? row : { ...row, ...again }
  })
}
