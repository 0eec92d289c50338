import type { HardClause } from '@laurel/matching/criteria'
import { factsOf, membersOf } from './clause-facts.ts'
import type { SegmentClause } from './join-alternatives.ts'

/** 'College students (seniors may not apply)': one says who, the other takes out some of them, or others. */
const isTakenOut = (list: readonly SegmentClause[]): boolean => {
  const clauses = list.map(({ clause }) => clause)
  const first = clauses.find((clause) => !('not' in clause))
  const second = clauses.find((clause) => 'not' in clause)
  if (list.length !== 2 || !first || !second || !('fact' in first && 'in' in first)) return false
  if (!('not' in second && 'fact' in second.not && 'in' in second.not)) return false
  const out = new Set(membersOf(second.not))
  return !membersOf(first).every((id) => out.has(id))
}

/** 'Non-traditional students (age 24 or older)': one is a way to meet the other. 'Undergraduates (juniors only)': a part of it. */
const isRestated = (list: readonly SegmentClause[]): boolean => {
  const [one, other] = list.map(({ clause }) => clause)
  if (list.length !== 2 || !one || !other) return false
  return isWayOf(one, other) || isWayOf(other, one) || isPartOf(other, one)
}

const isWayOf = (way: HardClause, whole: HardClause): boolean =>
  'any' in whole && whole.any.some((each) => JSON.stringify(each) === JSON.stringify(way))

/** Whether it names some of the levels that another names. */
const isPartOf = (part: HardClause, whole: HardClause): boolean => {
  if (!('fact' in part && 'in' in part && 'fact' in whole && 'in' in whole)) return false
  if (part.fact !== 'schoolLevel' || whole.fact !== 'schoolLevel') return false
  const all = new Set(membersOf(whole))
  return membersOf(part).every((id) => all.has(id))
}

/** Clauses that ask one fact twice, differently: one of them was misunderstood, and nobody knows which. */
export const contradicting = (clauses: readonly SegmentClause[]): Set<SegmentClause> => {
  const byFact = new Map<string, Map<SegmentClause, string>>()
  for (const found of clauses)
    for (const clause of 'all' in found.clause ? found.clause.all : [found.clause])
      for (const fact of new Set(factsOf(clause))) {
        const said = byFact.get(fact) ?? new Map<SegmentClause, string>()
        byFact.set(fact, said.set(found, `${said.get(found) ?? ''}${JSON.stringify(clause)}`))
      }
  const differing = [...byFact.values()].filter(
    (said) =>
      new Set(said.values()).size > 1 &&
      !isTakenOut([...said.keys()]) &&
      !isRestated([...said.keys()]),
  )
  return new Set(differing.flatMap((said) => [...said.keys()]))
}
