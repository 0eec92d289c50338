import type { DayOrder } from '../parsing/cells/parse-day.ts'
import { RowRefusal } from '../parsing/row-refusal.ts'
import { storable, storableText } from '../parsing/storable-row.ts'

/** A row that was set aside, as it stands in its file, for whoever puts it right. */
export interface FoundRow {
  /** Its values by their columns, or its text where no columns could be told. */
  row: unknown
  /** What of it is at fault, by our name for it. */
  field?: string | undefined
  /** How its file writes days as numbers. */
  dayOrder: DayOrder
}

/** Of one file; whoever has more to put right does it in the file. */
export const MOST_FOUND = 1000
/** As JSON; a longer row is put right in its file. */
const LONGEST_FOUND = 20_000

/** What is kept of a row that was set aside; undefined where it is too long, or is no row at all. */
export function toFound({ row, ...how }: FoundRow): FoundRow | undefined {
  const kept = toStorable(row)
  return kept !== undefined && JSON.stringify(kept).length <= LONGEST_FOUND
    ? { row: kept, ...how }
    : undefined
}

function toStorable(row: unknown): object | string | undefined {
  if (typeof row === 'string') return storableText(row)
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined
  try {
    return storable(row)
  } catch (error) {
    if (error instanceof RowRefusal) return undefined
    throw error
  }
}
