import { isJson } from './read-open-parts.ts'
import { RowRefusal } from '../row-refusal.ts'
import { storable } from '../storable-row.ts'

/** How JSON of our own begins in a cell; other catalogues put JSON of theirs under the same names. */
const BEGINNINGS: ReadonlyMap<string, RegExp> = new Map([
  ['criteria', /^\s*(?:\{\s*"(?:all|any|not)"|\[\s*(?:\]|\{\s*"(?:all|any|not|fact|attest)"))/],
  ['requirements', /^\s*\[\s*(?:\]|\{\s*"(?:kind|title)")/],
])

const isAsked = (entry: unknown): boolean =>
  isJson(entry) && (entry['kind'] === 'cv' || typeof entry['dataType'] === 'string')

/**
 * What a cell of a flat file holds under the names that JSON has for rules and for what to send;
 * anything else is returned as it is. Throws a RowRefusal for JSON of ours that was damaged.
 */
export const parseCodedCell = (name: string, value: unknown): unknown => {
  if (typeof value !== 'string' || BEGINNINGS.get(name)?.test(value) !== true) return value
  const coded = storable({ cell: readJson(value) })['cell']
  if (name === 'criteria') {
    if (coded === undefined)
      throw new RowRefusal('criteria is not whole: it cannot be read as JSON.', name)
    return coded
  }
  return Array.isArray(coded) && coded.every(isAsked) ? coded : value
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
