import { answerKey, type FactValue } from '../answers.ts'
import { comparison, type AttestClause, type Clause, type FactClause } from '../criteria.ts'
import { membersOf } from '../compile-criteria.ts'
import type { FactDefinition } from '../facts.ts'
import { comparableValue, hasSeveral } from '../prepare-answers.ts'
import { intersect, type Interval } from './intervals.ts'

/**
 * What one way into a scholarship asks of one answer. `accept` is met when a value given is among
 * those named, `reject` when none is.
 */
export type Demand = {
  readonly polarity: 'accept' | 'reject'
  /** The key of the answer, or null for a question of the scholarship itself. */
  readonly answerKey: string | null
  readonly fact: FactDefinition | undefined
} & (
  | {
      readonly values: readonly FactValue[]
      /** Names as the first scholarship writes them, where values are compared in another form. */
      readonly spellings?: ReadonlyMap<FactValue, FactValue>
    }
  | { readonly intervals: readonly Interval[] }
  | { readonly question: string }
)

/** Demands that must all be met, at most one for each polarity and answer. */
export type Way = ReadonlyMap<string, Demand>

/** More ways than this are not worth keeping apart. */
const MAX_WAYS = 24

/**
 * The ways to meet a clause, any one of which is enough; preferences are left out. Kleene's logic
 * is distributive and keeps De Morgan's laws, so the three-valued truth is the same. Null when the
 * clause has too many ways, or asks a several-valued answer for two things at once.
 */
export function waysOf(
  clause: Clause,
  demandOf: ReadDemand,
  isNegated = false,
): readonly Way[] | null {
  if ('not' in clause) return waysOf(clause.not, demandOf, !isNegated)
  if ('all' in clause) {
    const members = clause.all.filter((member) => !('soft' in member && member.soft))
    return combine(members, demandOf, isNegated, isNegated)
  }
  if ('any' in clause) return combine(clause.any, demandOf, isNegated, !isNegated)
  const demand = demandOf(clause, isNegated)
  return [new Map([[keyOf(demand), demand]])]
}

const isPlain = (clause: Clause): clause is FactClause | AttestClause =>
  !('not' in clause || 'all' in clause || 'any' in clause)

/** A way that every way into a list of clauses goes: what its plain clauses ask, where that is one thing. */
export function commonWay(clauses: readonly Clause[], demandOf: ReadDemand): Way {
  let common: Way = new Map()
  for (const clause of clauses) {
    if ('soft' in clause && clause.soft) continue
    const [way, ...others] = waysOf(clause, demandOf) ?? []
    if (way && others.length === 0) common = bothOf(common, way) ?? common
  }
  return common
}

function combine(
  members: readonly Clause[],
  demandOf: ReadDemand,
  isNegated: boolean,
  isAny: boolean,
): readonly Way[] | null {
  // Most scholarships have a single way in: its demands are gathered in one map.
  const first = new Map<string, Demand>()
  let ways: readonly Way[] | null = isAny ? [] : [first]
  for (const member of members) {
    if (isPlain(member) && ways.length === 1 && ways[0] === first) {
      if (!takeDemand(first, demandOf(member, isNegated))) return null
      continue
    }
    const own = waysOf(member, demandOf, isNegated)
    if (!own) return null
    ways = isAny ? distinct([...ways, ...own]) : productOf(ways, own)
    if (!ways || ways.length > MAX_WAYS) return null
  }
  return ways
}

function productOf(left: readonly Way[], right: readonly Way[]): Way[] | null {
  if (left.length * right.length > MAX_WAYS * MAX_WAYS) return null
  const ways: Way[] = []
  for (const a of left)
    for (const b of right) {
      const both = bothOf(a, b)
      if (!both) return null
      ways.push(both)
    }
  return distinct(ways)
}

/** Leaves out ways that ask the same as another. */
function distinct(ways: readonly Way[]): Way[] {
  if (ways.length < 2) return [...ways]
  const isSame = (a: Way, b: Way) =>
    a.size === b.size && [...a].every(([key, demand]) => b.get(key) === demand)
  return ways.filter((way, index) => !ways.slice(0, index).some((other) => isSame(other, way)))
}

function bothOf(a: Way, b: Way): Way | null {
  const both = new Map(a)
  return take(both, b) ? both : null
}

/** Adds the demands of another way; false when they cannot be one. */
function take(into: Map<string, Demand>, way: Way): boolean {
  for (const demand of way.values()) if (!takeDemand(into, demand)) return false
  return true
}

function takeDemand(into: Map<string, Demand>, demand: Demand): boolean {
  const key = keyOf(demand)
  const known = into.get(key)
  const merged = known ? merge(known, demand) : demand
  if (merged) into.set(key, merged)
  return merged !== null
}

function merge(a: Demand, b: Demand): Demand | null {
  if ('question' in a || 'question' in b) return a
  if (a.polarity === 'reject') return mergeRejections(a, b)
  if (a.fact === undefined) return null
  if (hasSeveral(a.fact)) return narrowerOf(a, b)
  if ('values' in a && 'values' in b)
    return { ...a, values: a.values.filter((value) => b.values.includes(value)) }
  if ('intervals' in a && 'intervals' in b)
    return { ...a, intervals: intersect(a.intervals, b.intervals) }
  return null
}

/**
 * Each of two demands could be met by another of several values, so that they are one only where
 * whatever meets the first meets the second.
 */
function narrowerOf(a: Demand, b: Demand): Demand | null {
  if (!('values' in a && 'values' in b)) return null
  if (a.values.every((value) => b.values.includes(value))) return a
  return b.values.every((value) => a.values.includes(value)) ? b : null
}

function mergeRejections(a: Demand, b: Demand): Demand | null {
  if ('values' in a && 'values' in b)
    return { ...a, values: [...new Set([...a.values, ...b.values])] }
  if ('intervals' in a && 'intervals' in b)
    return { ...a, intervals: [...a.intervals, ...b.intervals] }
  return null
}

function keyOf(demand: Demand): string {
  const about = 'question' in demand ? `? ${demand.question}` : String(demand.answerKey)
  return `${demand.polarity} ${about}`
}

/** What one clause, or its negation, asks. */
export type ReadDemand = (clause: FactClause | AttestClause, isNegated: boolean) => Demand

/** Catalogues repeat themselves: these many clauses are read once. */
const KEPT_CLAUSES = 100_000

/** Reads clauses over a fact list; equal clauses give the same demand. */
export function createDemandReader(facts: ReadonlyMap<string, FactDefinition>): ReadDemand {
  const kept = [new Map<string, Demand>(), new Map<string, Demand>()]
  return (clause, isNegated) => {
    const demands = kept[isNegated ? 1 : 0] ?? new Map<string, Demand>()
    const key = textOf(clause)
    const known = demands.get(key)
    if (known) return known
    const demand = demandOf(clause, facts, isNegated)
    if (demands.size >= KEPT_CLAUSES) demands.clear()
    demands.set(key, demand)
    return demand
  }
}

/** Equal for clauses that ask the same. Quicker than JSON: every clause of a catalogue is read so. */
function textOf(clause: FactClause | AttestClause): string {
  if ('attest' in clause) return `? ${clause.attest}`
  const { operator, asked } = comparison(clause)
  let text = `${clause.fact} ${clause.relation ?? ''} ${operator}`
  for (const value of asked)
    text += typeof value === 'string' ? ` ${value.length} "${value}` : ` ${value}`
  return text
}

function demandOf(
  clause: FactClause | AttestClause,
  facts: ReadonlyMap<string, FactDefinition>,
  isNegated: boolean,
): Demand {
  if ('attest' in clause) {
    const polarity = isNegated ? 'reject' : 'accept'
    return { polarity, answerKey: null, fact: undefined, question: clause.attest }
  }
  const fact = facts.get(clause.fact)
  const { operator, asked } = comparison(clause)
  const polarity = isNegated === (operator === 'notIn') ? 'accept' : 'reject'
  const base = { polarity, answerKey: answerKey(clause.fact, clause.relation), fact } as const
  const isRanged = fact?.kind === 'number' || fact?.kind === 'date'
  if (fact && isRanged) return { ...base, intervals: intervalsOf(fact, operator, asked) }
  const values = fact ? asked.flatMap((value) => membersOf(fact, value)) : []
  const spellings = new Map<FactValue, FactValue>()
  for (const value of values) {
    const comparable = fact && comparableValue(fact, value)
    if (comparable !== undefined && !spellings.has(comparable)) spellings.set(comparable, value)
  }
  const named = { ...base, values: [...spellings.keys()] }
  return fact?.kind === 'name' ? { ...named, spellings } : named
}

function intervalsOf(
  fact: FactDefinition,
  operator: string,
  asked: readonly FactValue[],
): Interval[] {
  const [first = null, second = null] = asked
  if (operator === 'gte') return [{ low: first, high: null }]
  if (operator === 'lte') return [{ low: null, high: first }]
  if (operator === 'between') return [{ low: first, high: second }]
  const values = asked.flatMap((value) => comparableValue(fact, value) ?? [])
  return values.map((value) => ({ low: value, high: value }))
}
