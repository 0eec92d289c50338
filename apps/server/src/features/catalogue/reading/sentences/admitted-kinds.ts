import type { HardClause } from '@laurel/matching/criteria'

const ADMITS =
  /\b(?:may|can) (?:also )?(?:apply|enter)\b|\b(?:are|is) (?:also )?(?:eligible|welcome)\b|\bqualify\b/i
const ALONE = /\b(?:only|must|limited|restricted|exclusively|solely)\b/i

/**
 * Whether a sentence lets in a kind of students of whom others are often in doubt whether they may apply:
 * 'International students may apply' shuts out nobody else.
 */
export const isAdmission = (sentence: string, clauses: readonly HardClause[]): boolean =>
  clauses.length > 0 &&
  ADMITS.test(sentence) &&
  !ALONE.test(sentence) &&
  clauses.every(isOfDoubtfulKind)

/** Citizenships whose holders wonder whether an award is for them. */
const DOUBTED = new Set<unknown>(['international', 'daca', 'other', 'us_permanent_resident'])

const isOfDoubtfulKind = (clause: HardClause): boolean => {
  if ('any' in clause) return clause.any.every(isOfDoubtfulKind)
  if (!('fact' in clause)) return false
  if (clause.fact === 'transfer') return true
  if (!('in' in clause)) return false
  if (clause.fact === 'citizenship') return clause.in.every((id) => DOUBTED.has(id))
  if (clause.fact === 'enrollment') return clause.in.every((id) => id === 'part_time')
  return clause.fact === 'lifeExperience' && clause.in.every((id) => id === 'undocumented')
}
