import type { FactValue } from '@laurel/matching/answers'
import { answerKey } from '@laurel/matching/answers'
import {
  comparison,
  type Clause,
  type FactClause,
  type HardClause,
} from '@laurel/matching/criteria'
import { normaliseName } from '@laurel/matching/normalise-name'
import { ATTEST_KEY, factOf } from './sql-layout.ts'

/** One comparison that cannot be taken apart further. */
export type Literal =
  | { readonly key: string; readonly code: 'in' | 'notIn'; readonly values: readonly string[] }
  | { readonly key: string; readonly code: '>=' | '<='; readonly limit: string }
  | { readonly key: typeof ATTEST_KEY; readonly code: 'attest'; readonly question: string }

/** Alternatives, each of which is an AND of literals. */
export type Alternatives = readonly (readonly Literal[])[]

/** The hard conditions of a list, each as alternatives. */
export function hardConditions(clauses: readonly Clause[]): Alternatives[] {
  return clauses.flatMap((clause) => {
    if ('soft' in clause) return []
    return 'all' in clause ? hardConditions(clause.all) : [alternativesOf(clause, false)]
  })
}

/** The preferences of a list, each as alternatives. */
export const preferencesOf = (clauses: readonly Clause[]): Alternatives[] =>
  clauses.flatMap((clause) => ('soft' in clause ? [alternativesOf(clause, false)] : []))

function alternativesOf(clause: HardClause, isNegated: boolean): Alternatives {
  if ('not' in clause) return alternativesOf(clause.not, !isNegated)
  if ('attest' in clause) {
    if (isNegated) throw new Error('A question that must be answered no is not foreseen here.')
    return [[{ key: ATTEST_KEY, code: 'attest', question: clause.attest }]]
  }
  if ('fact' in clause) return [literalsOf(clause, isNegated)]
  const isAny = 'any' in clause
  const members = isAny ? clause.any : clause.all
  const parts = members.map((member) => alternativesOf(member, isNegated))
  return isAny === isNegated ? both(parts) : parts.flat()
}

/** The AND of several conditions, as alternatives again. */
export const both = (parts: readonly Alternatives[]): Alternatives =>
  parts.reduce<Alternatives>(
    (sofar, part) => sofar.flatMap((one) => part.map((other) => [...one, ...other])),
    [[]],
  )

function literalsOf(clause: FactClause, isNegated: boolean): Literal[] {
  const { operator, asked } = comparison(clause)
  const key = answerKey(clause.fact, clause.relation)
  if (operator === 'in' || operator === 'is' || operator === 'notIn') {
    const isIn = (operator === 'notIn') === isNegated
    return [{ key, code: isIn ? 'in' : 'notIn', values: comparableValues(key, asked) }]
  }
  if (isNegated) throw new Error('A range that must be left is not foreseen here.')
  const [first, second] = asked.map(String)
  if (operator === 'lte') return [{ key, code: '<=', limit: first ?? '' }]
  const from: Literal = { key, code: '>=', limit: first ?? '' }
  return operator === 'gte' ? [from] : [from, { key, code: '<=', limit: second ?? '' }]
}

function comparableValues(key: string, asked: readonly FactValue[]): string[] {
  const { families, kind } = factOf(key)
  const members = asked.flatMap((value) => families?.[String(value)] ?? [String(value)])
  return [...new Set(kind === 'name' ? members.map(normaliseName) : members)]
}
