import type { Clause } from '@laurel/matching/criteria'

const isHard = (clause: Clause, fact: string): boolean =>
  'fact' in clause && clause.fact === fact && clause.relation === undefined && !('soft' in clause)

const CITIZENS: readonly unknown[] = ['us_citizen', 'us_permanent_resident']

/** Whether only somebody without papers, or with none but DACA, can meet it. */
const isOfUndocumented = (clause: Clause): boolean => {
  if ('any' in clause) return !('soft' in clause) && clause.any.every(isOfUndocumented)
  if (isHard(clause, 'lifeExperience') && 'in' in clause)
    return clause.in.length > 0 && clause.in.every((value) => value === 'undocumented')
  return isHard(clause, 'citizenship') && 'in' in clause && !clause.in.some(isCitizen)
}

const isCitizen = (value: unknown): boolean => CITIZENS.includes(value)

const asksLife = (clause: Clause): boolean => JSON.stringify(clause).includes('"undocumented"')

/**
 * What is for undocumented students alone is not for citizens and permanent residents: they are not
 * asked about their life for it. A citizenship that is asked for already stays as it is.
 */
export function withStatus(clauses: readonly Clause[]): Clause[] {
  if (clauses.some((clause) => isHard(clause, 'citizenship'))) return [...clauses]
  return clauses.flatMap((clause): Clause[] =>
    asksLife(clause) && isOfUndocumented(clause)
      ? [{ fact: 'citizenship', notIn: ['us_citizen', 'us_permanent_resident'] }, clause]
      : [clause],
  )
}
