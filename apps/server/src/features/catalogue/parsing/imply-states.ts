import type { Clause, FactClause } from '@laurel/matching/criteria'

/** Places whose values begin with their state ("NV/Clark"), and the fact that holds the state. */
const STATE_FACTS: Readonly<Record<string, string>> = {
  county: 'state',
  city: 'state',
  collegeCounty: 'collegeState',
  collegeCity: 'collegeState',
  highSchoolCounty: 'highSchoolState',
  highSchoolCity: 'highSchoolState',
}

/**
 * The clauses, each list of counties or cities after the states they lie in: whoever lives in
 * another state is not asked which county that is. A state that is asked for already stays as it is.
 */
export function withStates(clauses: readonly Clause[]): Clause[] {
  const asked = new Set(clauses.filter(isHardFact).map(nameOf))
  return clauses.flatMap((clause) => {
    const states = isHardFact(clause) ? statesOf(clause) : undefined
    if (!states || asked.has(nameOf(states))) return [clause]
    asked.add(nameOf(states))
    return [states, clause]
  })
}

const isHardFact = (clause: Clause): clause is FactClause => 'fact' in clause && !('soft' in clause)

const nameOf = ({ fact, relation = 'self' }: FactClause) => `${fact}:${relation}`

/** Undefined where a place is named without its state. */
function statesOf(clause: FactClause): FactClause | undefined {
  const fact = STATE_FACTS[clause.fact]
  if (fact === undefined || !('in' in clause)) return undefined
  const states = clause.in.map((value) => /^([A-Z]{2})\//.exec(String(value))?.[1])
  const named = states.filter((state) => state !== undefined)
  if (named.length < states.length) return undefined
  const { relation } = clause
  return { fact, ...(relation && { relation }), in: [...new Set(named)] }
}
