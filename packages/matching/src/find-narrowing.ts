import { canonicalJson } from './canonical-json.ts'
import { type Clause, comparison, type Criteria, type FactClause } from './criteria.ts'

/**
 * The clauses of newer criteria that may leave out, or put behind others, somebody whom the older
 * ones did not. Everything here is provably as wide as one of the older clauses, else it is named:
 * a wider clause that cannot be proved to be one counts as narrower.
 */
export const findNarrowing = (older: Criteria, newer: Criteria): Clause[] =>
  newer.all.filter(
    (clause) =>
      !older.all.some(
        (known) => (isSoft(clause) || !isSoft(known)) && implies(hardOf(known), hardOf(clause)),
      ),
  )

/** Whether whoever meets the hard clauses of a list certainly meets what a preference is for as well. */
export const isAskedAlready = (clauses: readonly Clause[], wish: Clause): boolean =>
  clauses.flatMap(hardClausesOf).some((known) => implies(known, hardOf(wish)))

/** What must hold: lists within the list are a part of it. */
function hardClausesOf(clause: Clause): Clause[] {
  if (isSoft(clause)) return []
  return 'all' in clause ? clause.all.flatMap(hardClausesOf) : [clause]
}

const isSoft = (clause: Clause): boolean => 'soft' in clause

function hardOf(clause: Clause): Clause {
  const { soft: _soft, ...hard } = clause as Clause & { soft?: true }
  return hard
}

/** Whether whoever meets one clause certainly meets the other, and is never further from it. */
function implies(one: Clause, other: Clause): boolean {
  if (canonicalJson(one) === canonicalJson(other)) return true
  if ('any' in one) return one.any.length > 0 && one.any.every((each) => implies(each, other))
  if ('all' in other) return other.all.every((each) => implies(one, each))
  if ('any' in other) return other.any.some((each) => implies(one, each))
  if ('all' in one) return one.all.some((each) => implies(each, other))
  if ('not' in one || 'not' in other)
    return 'not' in one && 'not' in other && implies(other.not, one.not)
  return 'fact' in one && 'fact' in other && isWithin(one, other)
}

function isWithin(one: FactClause, other: FactClause): boolean {
  if (one.fact !== other.fact || one.relation !== other.relation) return false
  const [narrow, wide] = [comparison(one), comparison(other)]
  const has = (values: readonly unknown[], value: unknown) => values.includes(value)
  if (wide.operator === 'notIn')
    return narrow.operator === 'notIn' && wide.asked.every((each) => has(narrow.asked, each))
  if (wide.operator === 'in')
    return isNamed(narrow.operator) && narrow.asked.every((each) => has(wide.asked, each))
  const [inner, outer] = [rangeOf(one), rangeOf(other)]
  return inner !== undefined && outer !== undefined && covers(outer, inner)
}

const isNamed = (operator: string): boolean => operator === 'in' || operator === 'is'

type Bound = number | string | undefined
type Range = readonly [least: Bound, most: Bound]

/** From where to where; days are compared as they are written, YYYY-MM-DD. */
function rangeOf(clause: FactClause): Range | undefined {
  if ('gte' in clause) return [clause.gte, undefined]
  if ('lte' in clause) return [undefined, clause.lte]
  return 'between' in clause ? clause.between : undefined
}

const covers = ([outerLeast, outerMost]: Range, [least, most]: Range): boolean =>
  isInOrder(outerLeast, least) && isInOrder(most, outerMost, true)

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether one bound is at or before another; an absent outer one is always. */
function isInOrder(one: Bound, other: Bound, isOuterLast = false): boolean {
  if ((isOuterLast ? other : one) === undefined) return true
  if (typeof one === 'number' && typeof other === 'number') return one <= other
  return (
    typeof one === 'string' &&
    typeof other === 'string' &&
    (one === other || (DAY.test(one) && DAY.test(other) && one <= other))
  )
}
