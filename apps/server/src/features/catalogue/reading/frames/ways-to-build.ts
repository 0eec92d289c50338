import type { FactClause, HardClause } from '@laurel/matching/criteria'
import type { ParsedList } from '../words/sentence-words.ts'

export type Build = (captures: readonly ParsedList[]) => HardClause | null

export const all = (clauses: readonly HardClause[]): HardClause | null =>
  clauses.length > 1 ? { all: clauses } : (clauses[0] ?? null)

/** One of several; alternatives of alternatives are alternatives. */
export const anyOf = (clauses: readonly HardClause[]): HardClause | null => {
  const flat = clauses.flatMap((clause) => ('any' in clause ? clause.any : [clause]))
  const ways = [...new Map(flat.map((clause) => [JSON.stringify(clause), clause])).values()]
  return ways.length > 1 ? { any: ways } : (ways[0] ?? null)
}

export const listed =
  (fact: string): Build =>
  ([list]) =>
    list && list.ids.length > 0 ? { fact, in: [...list.ids] } : null

export const number =
  (fact: string, operator: 'gte' | 'lte', least: number, most: number, add = 0): Build =>
  ([list]) => {
    const value = list?.value ?? Number.NaN
    if (!(value >= least && value <= most)) return null
    return operator === 'gte' ? { fact, gte: value + add } : { fact, lte: value + add }
  }

export const range =
  (fact: string, least: number, most: number, add = 0): Build =>
  ([from, to]) => {
    const [low, high] = [from?.value ?? Number.NaN, (to?.value ?? Number.NaN) + add]
    return low >= least && low < high && high <= most ? { fact, between: [low, high] } : null
  }

export const flag: Build = ([list]) => {
  const fact = list?.ids[0]
  return fact === undefined ? null : { fact, is: true }
}

/** Whose of the student's kin somebody is. */
export type Relation = NonNullable<FactClause['relation']>

export const named =
  (fact: string) =>
  (list: ParsedList, relation?: Relation): HardClause => ({
    fact,
    ...(relation ? { relation } : {}),
    in: [...list.ids],
  })

export const rank =
  (percent: number): Build =>
  () => ({ fact: 'classRankPct', lte: percent })

export const both =
  (first: Build, second: Build): Build =>
  ([one, two]) => {
    const [left, right] = [one ? first([one]) : null, two ? second([two]) : null]
    return left && right && { all: [left, right] }
  }

/** What is true of whoever a sentence asks for. */
export const yes =
  (...facts: string[]): Build =>
  () =>
    all(facts.map((fact) => ({ fact, is: true })))
