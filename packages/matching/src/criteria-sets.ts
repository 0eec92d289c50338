import { compileCriteria, type Comparison, type CompiledCriteria } from './compile-criteria.ts'
import type { Criteria } from './criteria.ts'
import { factsById, type FactDefinition } from './facts.ts'

/** One distinct criteria of the catalogue, shared by all listings that have it. */
export type CriteriaSet = {
  /** Where verdicts on it are kept; it changes only when slots are compacted. */
  slot: number
  readonly criteria: Criteria
  readonly compiled: CompiledCriteria
  readonly key: string
  uses: number
}

/** The distinct criteria of a catalogue. */
export type CriteriaSets = {
  /** The set of these criteria, counted as used once more. */
  take(criteria: Criteria): CriteriaSet
  /** Counts one use less; an unused set is forgotten. */
  release(set: CriteriaSet): void
  /** Renumbers the slots when most are unused; true when it did, so that verdicts must be forgotten. */
  compactWhenSparse(): boolean
}

/** Below this many slots it is not worth renumbering. */
const SPARSE_FROM = 4096

/** Starts an empty collection of criteria sets. */
export function createCriteriaSets(facts: readonly FactDefinition[]): CriteriaSets {
  const byKey = new Map<string, CriteriaSet>()
  const comparisons = new Map<string, Comparison>()
  let slots = 0
  return {
    take(criteria) {
      const key = canonicalJson(criteria)
      const known = byKey.get(key)
      if (known) {
        known.uses += 1
        return known
      }
      const compiled = compileCriteria(criteria, factsById(facts), comparisons)
      const set: CriteriaSet = { slot: slots, criteria, compiled, key, uses: 1 }
      slots += 1
      byKey.set(key, set)
      return set
    },
    release(set) {
      set.uses -= 1
      if (set.uses === 0) byKey.delete(set.key)
    },
    compactWhenSparse() {
      if (slots < SPARSE_FROM || slots < 2 * byKey.size) return false
      slots = 0
      comparisons.clear()
      for (const set of byKey.values()) {
        set.slot = slots
        slots += 1
      }
      return true
    },
  }
}

/** JSON in which equal values are equal texts, whatever the order of their keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`)
  return `{${pairs.join(',')}}`
}
