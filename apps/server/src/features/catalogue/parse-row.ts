import type { ImportContext, ParsedRow } from './parsed-row.ts'
import { isOpenScholarship, parseOpenScholarship } from './parse-open-scholarship.ts'
import { parseOwnScholarship } from './parse-scholarship.ts'
import { RowRefusal } from './row-refusal.ts'

/** Deeper rows are no scholarships, and would exhaust the stack. */
const DEEPEST = 30

/** Text without what PostgreSQL cannot store: NUL and halves of surrogate pairs. */
const storable = (value: unknown, depth = 0): unknown => {
  if (depth > DEEPEST) throw new RowRefusal(`The row nests more than ${DEEPEST} deep.`)
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  if (Array.isArray(value)) return value.map((entry) => storable(entry, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name.replaceAll('\0', ''),
      storable(entry, depth + 1),
    ]),
  )
}

/** Reads one row of any accepted shape. A row that cannot enter the catalogue says why. */
export const toScholarship = (row: unknown, context: ImportContext): ParsedRow => {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return { quarantine: 'The row is not an object.' }
  try {
    const clean = storable(row)
    return isOpenScholarship(clean)
      ? parseOpenScholarship(clean, context)
      : parseOwnScholarship({ ...(clean as object) }, context)
  } catch (error) {
    if (error instanceof RowRefusal) return { quarantine: error.message, field: error.field }
    throw error
  }
}
