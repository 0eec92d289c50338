import { RowRefusal } from './row-refusal.ts'

/** Deeper rows are no scholarships, and would exhaust the stack. */
const DEEPEST = 30

/** More than any listing has, with all that it asks for; each name is looked up. */
const MOST_NAMES = 2000

/** A text without what PostgreSQL cannot store: NUL and halves of surrogate pairs. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/**
 * A row whose texts are without what PostgreSQL cannot store. Throws a RowRefusal where it is too deep
 * or too wide.
 */
export const storable = (row: object): Record<string, unknown> => {
  let names = 0
  const clean = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST) throw new RowRefusal(`The row nests more than ${DEEPEST} deep.`)
    if (typeof value === 'string') return storableText(value)
    if (Array.isArray(value)) return value.map((entry) => clean(entry, depth + 1))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    names += entries.length
    if (names > MOST_NAMES) throw new RowRefusal('The row has more columns than any listing.')
    return Object.fromEntries(
      entries.map(([name, entry]) => [storableText(name), clean(entry, depth + 1)]),
    )
  }
  return { ...(clean(row, 0) as object) }
}
