import type { FactClause, HardClause } from '@laurel/matching/criteria'
import { membersOf } from './clause-facts.ts'
import type { Weighed } from './reconcile-clauses.ts'

type Listed = Extract<FactClause, { readonly in: unknown }>

/** Facts of which a text names others only where it lets these in as well. */
const OF_PEOPLE =
  /^(?:lifeExperience|militaryAffiliation|disability|ethnicity|religion|healthCondition|gender)$/

/** The lists of options that a clause holds, wherever in it they stand. */
const listsIn = (clause: HardClause): Listed[] => {
  if ('all' in clause) return clause.all.flatMap(listsIn)
  if ('any' in clause) return clause.any.flatMap(listsIn)
  return 'fact' in clause && 'in' in clause ? [clause] : []
}

/**
 * 'Return to Class Veterans Scholarship' above 'veterans, members of the Reserve and active-duty members':
 * where a text names others of the same fact beside those of the title, the title does not say who.
 */
export const isWidenedByTexts = (
  { clause, origin }: Weighed,
  named: readonly HardClause[],
): boolean => {
  if (origin !== 'name') return false
  const told = named.flatMap(listsIn)
  return listsIn(clause).some((own) => {
    const known = new Set(membersOf(own))
    const others = told.filter(
      ({ fact, relation }) => fact === own.fact && relation === own.relation,
    )
    const isNamed = others.some((other) => membersOf(other).some((id) => known.has(id)))
    const isWider = others.some((other) => !membersOf(other).every((id) => known.has(id)))
    return isWider && (isNamed || OF_PEOPLE.test(own.fact))
  })
}
