import type { ImportContext, ParsedRow } from './parsed-row.ts'
import { isOpenScholarship, parseOpenScholarship } from './parse-open-scholarship.ts'
import { parseOwnScholarship } from './parse-scholarship.ts'
import { RowRefusal } from './row-refusal.ts'

/** Deeper rows are no scholarships, and would exhaust the stack. */
const DEEPEST = 30

/** More than any listing has, with all that it asks for; each name is looked up. */
const MOST_NAMES = 2000

/** Text without what PostgreSQL cannot store: NUL and halves of surrogate pairs. */
const storable = (row: object): Record<string, unknown> => {
  let names = 0
  const clean = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST) throw new RowRefusal(`The row nests more than ${DEEPEST} deep.`)
    if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
    if (Array.isArray(value)) return value.map((entry) => clean(entry, depth + 1))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    names += entries.length
    if (names > MOST_NAMES) throw new RowRefusal('The row has more columns than any listing.')
    return Object.fromEntries(
      entries.map(([name, entry]) => [name.replaceAll('\0', ''), clean(entry, depth + 1)]),
    )
  }
  return { ...(clean(row, 0) as object) }
}

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
