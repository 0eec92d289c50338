import type { Clause, Criteria, HardClause } from './criteria.ts'
import {
  joinPath,
  quote,
  refuse,
  type CriteriaProblem,
  type Json,
  type Reading,
} from './criteria-reading.ts'
import { parseFactClause } from './parse-fact-clause.ts'
import { factsById, type FactDefinition } from './facts.ts'

export type ParsedCriteria =
  | { readonly criteria: Criteria }
  | { readonly problems: readonly CriteriaProblem[] }

/** Nesting no author needs to pass; it also keeps recursion away from the stack's end. */
export const MAX_DEPTH = 12
export const MAX_CLAUSES = 500
export const MAX_ATTEST_LENGTH = 4000
type Place = { readonly path: string; readonly depth: number; readonly mayBeSoft: boolean }

const COMPOUNDS = ['all', 'any', 'not'] as const

/** Whether a value is a JSON object, not null and not a list. */
function isJson(input: unknown): input is Json {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

/**
 * Reads untrusted criteria. A list is an AND list; undefined, null and `{}` ask nothing. The result
 * is one `all`, ready to store and to read again; or every problem found, each with its place.
 * Never throws, however deep or large the input.
 */
export function parseCriteria(input: unknown, facts: readonly FactDefinition[]): ParsedCriteria {
  const reading: Reading = { facts: factsById(facts), problems: [], clauses: 0 }
  const criteria = parseRoot(reading, input)
  return criteria && reading.problems.length === 0 ? { criteria } : { problems: reading.problems }
}

function parseRoot(reading: Reading, input: unknown): Criteria | undefined {
  if (input === undefined || input === null) return { all: [] }
  const place: Place = { path: '', depth: 0, mayBeSoft: true }
  if (Array.isArray(input)) {
    const all = parseList(reading, input, place)
    return all && { all }
  }
  if (isJson(input) && Object.keys(input).length === 0) return { all: [] }
  if (isJson(input) && Object.hasOwn(input, 'named')) return parseNamed(reading, input, place)
  const clause = parseClause(reading, input, place)
  if (!clause) return undefined
  return 'all' in clause && !('soft' in clause) ? clause : { all: [clause] }
}

/** A list of clauses, and beside it whom its unread sentences name. */
function parseNamed(reading: Reading, { named, ...rest }: Json, place: Place) {
  const criteria = parseRoot(reading, rest)
  if (!Array.isArray(named)) return refuse(reading, 'named', 'Must be a list of clauses.')
  const clauses = parseList(reading, named, { ...place, path: 'named', mayBeSoft: false })
  // Without preferences all of them are hard.
  return criteria && clauses && { ...criteria, named: clauses as HardClause[] }
}

function parseClause(reading: Reading, input: unknown, place: Place): Clause | undefined {
  const { path } = place
  reading.clauses += 1
  if (reading.clauses === MAX_CLAUSES + 1) {
    refuse(reading, path, `There may be at most ${MAX_CLAUSES} clauses.`)
  }
  if (reading.clauses > MAX_CLAUSES) return undefined
  if (place.depth > MAX_DEPTH) {
    return refuse(reading, path, `Clauses may nest at most ${MAX_DEPTH} deep.`)
  }
  if (!isJson(input)) return refuse(reading, path, 'A clause must be an object.')
  const { soft = false, ...bare } = input
  if (typeof soft !== 'boolean')
    return refuse(reading, joinPath(path, 'soft'), 'Must be true or false.')
  if (soft && !place.mayBeSoft) {
    return refuse(reading, path, 'A preference cannot stand inside any, not or another preference.')
  }
  const clause = parseBare(reading, bare, { ...place, mayBeSoft: place.mayBeSoft && !soft })
  return clause && soft ? { ...clause, soft: true } : clause
}

function parseBare(reading: Reading, bare: Json, place: Place): Clause | undefined {
  const { path } = place
  if (Object.hasOwn(bare, 'fact')) return parseFactClause(reading, bare, path)
  const keys = Object.keys(bare)
  const [key] = keys
  if (key === undefined || keys.length > 1) {
    return refuse(reading, path, 'A clause has exactly one of fact, all, any, not and attest.')
  }
  if (key === 'attest') return parseAttest(reading, bare[key], joinPath(path, key))
  const compound = COMPOUNDS.find((name) => name === key)
  if (!compound) return refuse(reading, path, `Unknown clause ${quote(key)}.`)
  return parseCompound(reading, compound, bare[compound], {
    ...place,
    path: joinPath(path, compound),
  })
}

function parseCompound(
  reading: Reading,
  compound: (typeof COMPOUNDS)[number],
  input: unknown,
  place: Place,
): Clause | undefined {
  if (compound === 'not') {
    const inner = { ...place, depth: place.depth + 1, mayBeSoft: false }
    const not = parseClause(reading, input, inner)
    return not && { not }
  }
  if (!Array.isArray(input)) return refuse(reading, place.path, 'Must be a list of clauses.')
  if (compound === 'any' && input.length === 0) {
    return refuse(reading, place.path, 'Must have at least one clause.')
  }
  const mayBeSoft = place.mayBeSoft && compound === 'all'
  const list = parseList(reading, input, { ...place, mayBeSoft })
  if (!list) return undefined
  return compound === 'all' ? { all: list } : { any: list }
}

function parseList(
  reading: Reading,
  input: readonly unknown[],
  place: Place,
): Clause[] | undefined {
  const clauses: Clause[] = []
  for (const [index, item] of input.entries()) {
    const at = { ...place, path: `${place.path}[${index}]`, depth: place.depth + 1 }
    const clause = parseClause(reading, item, at)
    if (clause) clauses.push(clause)
    if (reading.clauses > MAX_CLAUSES) return undefined
  }
  return clauses.length === input.length ? clauses : undefined
}

function parseAttest(reading: Reading, input: unknown, path: string): Clause | undefined {
  const question = typeof input === 'string' ? input.trim() : ''
  if (question === '') return refuse(reading, path, 'Must be a question in words.')
  if (question.length > MAX_ATTEST_LENGTH) {
    return refuse(reading, path, `Must be at most ${MAX_ATTEST_LENGTH} characters long.`)
  }
  return { attest: question }
}
