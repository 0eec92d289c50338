import type { Clause } from '@laurel/matching/criteria'

const isHard = (clause: Clause, fact: string): boolean =>
  'fact' in clause && clause.fact === fact && clause.relation === undefined && !('soft' in clause)

/**
 * What is for undocumented students alone is not for citizens and permanent residents: they are not
 * asked about their life for it. A citizenship that is asked for already stays as it is.
 */
export function withStatus(clauses: readonly Clause[]): Clause[] {
  if (clauses.some((clause) => isHard(clause, 'citizenship'))) return [...clauses]
  return clauses.flatMap((clause): Clause[] =>
    isHard(clause, 'lifeExperience') &&
    'in' in clause &&
    clause.in.length === 1 &&
    clause.in[0] === 'undocumented'
      ? [{ fact: 'citizenship', notIn: ['us_citizen', 'us_permanent_resident'] }, clause]
      : [clause],
  )
}
