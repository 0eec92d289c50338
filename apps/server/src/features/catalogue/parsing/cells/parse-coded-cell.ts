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

/** A list as a database writes it: '{nursing,"fine arts"}'. */
const LIST = /^\{(?:[^{}"\\:,]*|"[^"\\]*")(?:,(?:[^{}"\\:,]*|"[^"\\]*"))*\}$/
const listIn = (text: string): string[] =>
  [...text.slice(1, -1).matchAll(/"([^"]*)"|[^,"]+/g)].map(([whole, quoted]) => quoted ?? whole)

/** An object or a list of texts in a cell of a table, as what it is; anything else is returned as it is. */
const unpacked = (value: string): unknown => {
  const text = value.trim()
  if (text.length > LONGEST_PACKED) return value
  if (LIST.test(text)) return listIn(text)
  const isPacked = /^(?:\{\s*"|\[\s*["{])/.test(text)
  const read = isPacked ? readJson(text) : undefined
  if (typeof read !== 'object' || read === null || OWN_WORDS.some((word) => word in read))
    return value
  try {
    return storable({ cell: read })['cell']
  } catch (error) {
    if (error instanceof RowRefusal) return value
    throw error
  }
}
const OWN_WORDS = ['all', 'any', 'not', 'fact', 'attest']
const LONGEST_PACKED = 20_000

/**
 * What a cell of a flat file holds under the names that JSON has for rules and for what to send;
 * anything else is returned as it is. Throws a RowRefusal for JSON of ours that was damaged.
 */
export const parseCodedCell = (name: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (BEGINNINGS.get(name)?.test(value) !== true)
    return BEGINNINGS.has(name) || name === 'award' || name === 'deadline' ? value : unpacked(value)
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
