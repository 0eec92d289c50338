import type { Clause } from '@laurel/matching/criteria'
import type { ParsedClauses } from './cells/cell-reading.ts'

const WHERE = /^(?:country|countries|nation|location|region|host countr(?:y|ies))$/i

const isOfCountries = (clause: Clause): clause is { fact: 'country'; in: string[] } =>
  'fact' in clause && clause.fact === 'country' && 'in' in clause && !('soft' in clause)

/**
 * A country beside an award, outside of its rules, may be where one lives or where one is to study:
 * either lets a student in.
 */
export const asPlaceOfAward = (label: string, parsed: ParsedClauses): ParsedClauses => {
  const [only] = parsed.clauses
  if (!WHERE.test(label.trim()) || !only || parsed.clauses.length > 1 || !isOfCountries(only))
    return parsed
  const either = { any: [only, { fact: 'collegeCountry', in: only.in }] }
  return { ...parsed, clauses: [either], isLikely: true }
}
