import {
  compileCriteria,
  MET,
  truthOf,
  type CompiledClause,
} from '@laurel/matching/compile-criteria'
import type { HardClause } from '@laurel/matching/criteria'
import { FACTS, factsById } from '@laurel/matching/facts'
import { leavesOf, worldsOf } from './fact-worlds.ts'

const compiled = new WeakMap<HardClause, CompiledClause>()

function compile(clause: HardClause): CompiledClause {
  const known = compiled.get(clause)
  if (known) return known
  const made = compileCriteria({ all: [clause] }, factsById(FACTS))
  compiled.set(clause, made)
  return made
}

/** The answers that a clause looks at. */
export function answersOf(clause: HardClause): Set<string> {
  return new Set(leavesOf(compile(clause)).keys())
}

/**
 * Whether everybody who meets all the premises meets the conclusion, by the engine's own judgement
 * of students who differ in all that the clauses tell apart. Premises nobody can meet imply nothing.
 */
export function implies(premises: readonly HardClause[], conclusion: HardClause): boolean {
  const related = relatedTo(conclusion, premises).map(compile)
  const asked = compile(conclusion)
  const worlds = worldsOf([asked, ...related])
  if (!worlds) return false
  const possible = worlds.filter((world) =>
    related.every((premise) => truthOf(premise, world) === MET),
  )
  return possible.length > 0 && possible.every((world) => truthOf(asked, world) === MET)
}

/** Whether two clauses are met by the same students, in whatever words they say it. */
export function isSame(one: HardClause, other: HardClause): boolean {
  return implies([one], other) && implies([other], one)
}

/** Whether the clause is met by everybody. */
export function isEmpty(clause: HardClause): boolean {
  return implies([], clause)
}

/** The premises that bear on a clause: those that look at its answers, and at theirs in turn. */
function relatedTo(conclusion: HardClause, premises: readonly HardClause[]): HardClause[] {
  const reached = new Set(answersOf(conclusion))
  const related = new Set<HardClause>()
  for (let before = -1; before !== related.size;) {
    before = related.size
    for (const premise of premises) {
      const looksAt = answersOf(premise)
      if ([...looksAt].some((key) => reached.has(key))) {
        related.add(premise)
        looksAt.forEach((key) => reached.add(key))
      }
    }
  }
  return [...related]
}
