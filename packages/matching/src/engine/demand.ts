import { answerKey, type FactValue } from '../answers.ts'
import { membersOf } from '../compile-criteria.ts'
import { comparison, type AttestClause, type FactClause } from '../criteria.ts'
import type { FactDefinition } from '../facts.ts'
import { comparableValue } from '../prepare-answers.ts'
import type { Interval } from './intervals.ts'

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
