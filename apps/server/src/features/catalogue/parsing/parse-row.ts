import type { ImportContext, ParsedRow } from './parsed-row.ts'
import { isOpenScholarship, parseOpenScholarship } from './parse-open-scholarship.ts'
import { parseOwnScholarship } from './parse-scholarship.ts'
import { RowRefusal } from './row-refusal.ts'
import { storable } from './storable-row.ts'

/** Reads one row of any accepted shape. A row that cannot enter the catalogue says why. */
export const toScholarship = (row: unknown, context: ImportContext): ParsedRow => {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return { quarantine: 'The row is not an object.' }
  try {
    const clean = storable(row)
    return isOpenScholarship(clean)
      ? parseOpenScholarship(clean, context)
      : parseOwnScholarship(clean, context)
  } catch (error) {
    if (error instanceof RowRefusal) return { quarantine: error.message, field: error.field }
    throw error
  }
}
