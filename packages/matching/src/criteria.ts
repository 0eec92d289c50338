import type { FactValue, Relation } from './answers.ts'

export const OPERATORS = ['in', 'notIn', 'is', 'gte', 'lte', 'between'] as const
export type Operator = (typeof OPERATORS)[number]

type Compared =
  | { readonly in: readonly FactValue[] }
  | { readonly notIn: readonly FactValue[] }
  | { readonly is: FactValue }
  | { readonly gte: number | string }
  | { readonly lte: number | string }
  | { readonly between: readonly [number, number] | readonly [string, string] }

/** A condition on one fact; without a relation it is about the student. */
export type FactClause = { readonly fact: string; readonly relation?: Relation } & Compared

/** A yes/no question of the scholarship itself, answered on its own page; met by a yes. */
export type AttestClause = { readonly attest: string }

/** A clause that must hold. */
export type HardClause =
  | FactClause
  | AttestClause
  | { readonly all: readonly HardClause[] }
  | { readonly any: readonly HardClause[] }
  | { readonly not: HardClause }

/** A preference: it ranks, never excludes, and its answer is never needed. */
export type SoftClause = HardClause & { readonly soft: true }

export type Clause = HardClause | SoftClause | { readonly all: readonly Clause[] }

/** What a scholarship asks: every hard clause must hold. An empty list asks nothing. */
export type Criteria = {
  readonly all: readonly Clause[]
  /**
   * Whom sentences that were not understood name, a clause for each. They decide nothing and ask nothing:
   * whom such a clause does not hold for finds the scholarship further down.
   */
  readonly named?: readonly HardClause[]
}

/** Criteria that ask nothing. */
export const NO_CRITERIA: Criteria = { all: [] }

/** The operator of a fact clause and the values it asks for. */
export function comparison(clause: FactClause): {
  operator: Operator
  asked: readonly FactValue[]
} {
  if ('in' in clause) return { operator: 'in', asked: clause.in }
  if ('notIn' in clause) return { operator: 'notIn', asked: clause.notIn }
  if ('is' in clause) return { operator: 'is', asked: [clause.is] }
  if ('gte' in clause) return { operator: 'gte', asked: [clause.gte] }
  if ('lte' in clause) return { operator: 'lte', asked: [clause.lte] }
  return { operator: 'between', asked: clause.between }
}
