import type { AttestClause, Clause, FactClause } from '../criteria.ts'
import { hasSeveral } from '../prepare-answers.ts'
import type { Demand, ReadDemand } from './demand.ts'
import { intersect } from './intervals.ts'

/** Demands that must all be met, at most one for each polarity and answer: a handful. */
export type Way = readonly Demand[]

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
  return [[demandOf(clause, isNegated)]]
}

const isPlain = (clause: Clause): clause is FactClause | AttestClause =>
  !('not' in clause || 'all' in clause || 'any' in clause)

/** A way that every way into a list of clauses goes: what its plain clauses ask, where that is one thing. */
export function commonWay(clauses: readonly Clause[], demandOf: ReadDemand): Way {
  let common: Way = []
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
  // Most scholarships have a single way in: its demands are gathered in one list.
  const first: Demand[] = []
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
    a.length === b.length && a.every((demand) => b.includes(demand))
  return ways.filter((way, index) => !ways.slice(0, index).some((other) => isSame(other, way)))
}

function bothOf(a: Way, b: Way): Way | null {
  const both = [...a]
  return b.every((demand) => takeDemand(both, demand)) ? both : null
}

/** Adds a demand; false when it and another on the same answer cannot be one. */
function takeDemand(into: Demand[], demand: Demand): boolean {
  const at = into.findIndex((other) => isOnSame(other, demand))
  const known = into[at]
  const merged = known ? merge(known, demand) : demand
  if (merged) into[known ? at : into.length] = merged
  return merged !== null
}

function isOnSame(a: Demand, b: Demand): boolean {
  if (a.polarity !== b.polarity || a.answerKey !== b.answerKey) return false
  return !('question' in a && 'question' in b) || a.question === b.question
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
