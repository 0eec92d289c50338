import { answerKey, type FactValue } from './answers.ts'
import {
  comparison,
  type Clause,
  type Criteria,
  type FactClause,
  type Operator,
} from './criteria.ts'
import type { FactDefinition } from './facts.ts'
import { comparableValue, type Student } from './prepare-answers.ts'

/** Kleene's three values in an order in which "and" is the lowest and "or" the highest. */
export const NOT_MET = 0
export const UNKNOWN = 1
export const MET = 2
export type Truth = typeof NOT_MET | typeof UNKNOWN | typeof MET

/** One fact compared with the values asked for; shared by all criteria that ask the same. */
export type Comparison = {
  readonly clause: FactClause
  readonly operator: Operator
  readonly answerKey: string
  readonly accepts: (value: FactValue) => boolean
  readonly isNegated: boolean
  readonly openOption: string | undefined
}

export type CompiledClause = { readonly isSoft: boolean } & (
  | { readonly code: 'compare'; readonly comparison: Comparison }
  | { readonly code: 'attest'; readonly question: string }
  | { readonly code: 'all' | 'any' | 'not'; readonly of: readonly CompiledClause[] }
)

export type CompiledCriteria = Extract<CompiledClause, { code: 'all' | 'any' | 'not' }>

/**
 * Compiles criteria once for many students. Equal comparisons are taken from `shared`, so that a
 * large catalogue keeps each only once.
 */
export function compileCriteria(
  criteria: Criteria,
  facts: ReadonlyMap<string, FactDefinition>,
  shared: Map<string, Comparison> = new Map(),
): CompiledCriteria {
  const compile = (clause: Clause): CompiledClause => {
    const isSoft = 'soft' in clause && clause.soft
    if ('all' in clause) return { code: 'all', isSoft, of: clause.all.map(compile) }
    if ('any' in clause) return { code: 'any', isSoft, of: clause.any.map(compile) }
    if ('not' in clause) return { code: 'not', isSoft, of: [compile(clause.not)] }
    if ('attest' in clause) return { code: 'attest', isSoft, question: clause.attest }
    return { code: 'compare', isSoft, comparison: shareComparison(clause, facts, shared) }
  }
  return { code: 'all', isSoft: false, of: criteria.all.map(compile) }
}

function shareComparison(
  clause: FactClause,
  facts: ReadonlyMap<string, FactDefinition>,
  shared: Map<string, Comparison>,
): Comparison {
  const { operator, asked } = comparison(clause)
  const key = JSON.stringify([clause.fact, clause.relation ?? 'self', operator, ...asked])
  const known = shared.get(key)
  if (known) return known
  const fact = facts.get(clause.fact)
  const made: Comparison = {
    clause,
    operator,
    answerKey: answerKey(clause.fact, clause.relation),
    accepts: fact ? acceptance(fact, operator, asked) : () => false,
    isNegated: operator === 'notIn',
    openOption: fact?.openOption,
  }
  shared.set(key, made)
  return made
}

function acceptance(
  fact: FactDefinition,
  operator: Operator,
  asked: readonly FactValue[],
): (value: FactValue) => boolean {
  const [first = 0, second = 0] = asked
  if (operator === 'gte') return (value) => value >= first
  if (operator === 'lte') return (value) => value <= first
  if (operator === 'between') return (value) => value >= first && value <= second
  const members = asked.flatMap((value) => membersOf(fact, value))
  const accepted = new Set(members.flatMap((value) => comparableValue(fact, value) ?? []))
  return (value) => accepted.has(value)
}

/** The values a listed value stands for: the members of a family, else itself. */
export function membersOf(fact: FactDefinition, value: FactValue): readonly FactValue[] {
  const { families } = fact
  const isFamily = families && typeof value === 'string' && Object.hasOwn(families, value)
  return (isFamily && families[value]) || [value]
}

/** Whether one student meets a clause. Soft members of an `all` do not count. */
export function truthOf(clause: CompiledClause, student: Student): Truth {
  switch (clause.code) {
    case 'compare':
      return compare(clause.comparison, student)
    case 'attest':
      return attest(clause.question, student)
    case 'not':
      return negate(truthOf(clause.of[0] ?? NOTHING, student))
    case 'any':
      return truthOfAny(clause.of, student)
    case 'all':
      return truthOfAll(clause.of, student)
  }
}

const NOTHING: CompiledClause = { code: 'all', isSoft: false, of: [] }

function truthOfAll(clauses: readonly CompiledClause[], student: Student): Truth {
  let lowest: Truth = MET
  for (const clause of clauses) {
    if (clause.isSoft) continue
    const truth = truthOf(clause, student)
    if (truth === NOT_MET) return NOT_MET
    if (truth < lowest) lowest = truth
  }
  return lowest
}

function truthOfAny(clauses: readonly CompiledClause[], student: Student): Truth {
  let highest: Truth = NOT_MET
  for (const clause of clauses) {
    const truth = truthOf(clause, student)
    if (truth === MET) return MET
    if (truth > highest) highest = truth
  }
  return highest
}

function compare(asked: Comparison, student: Student): Truth {
  const answer = student.answers.get(asked.answerKey)
  if (!answer) return UNKNOWN
  const { comparable } = answer
  if (comparable.some(asked.accepts)) return asked.isNegated ? NOT_MET : MET
  if (asked.openOption !== undefined && comparable.includes(asked.openOption)) return UNKNOWN
  return asked.isNegated ? MET : NOT_MET
}

function attest(question: string, { attested }: Student): Truth {
  if (!Object.hasOwn(attested, question)) return UNKNOWN
  return attested[question] === true ? MET : NOT_MET
}

function negate(truth: Truth): Truth {
  if (truth === UNKNOWN) return UNKNOWN
  return truth === MET ? NOT_MET : MET
}

/** How many more preferences a student meets than fails, also those of nested `all`s. */
export function preferenceBalance(clause: CompiledClause, student: Student): number {
  // Met counts one, not met one less than nothing.
  if (clause.isSoft) return truthOf(clause, student) - UNKNOWN
  if (clause.code !== 'all') return 0
  return clause.of.reduce((sum, member) => sum + preferenceBalance(member, student), 0)
}
