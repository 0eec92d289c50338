import type { HardClause } from '@laurel/matching/criteria'

/**
 * Facts that came after the listings were read by hand, where what they ask is told as unread: what a
 * reading says of them is not judged.
 */
const NEWER: ReadonlySet<string> = new Set([
  'major',
  'plansCollege',
  'collegeCountry',
  'accreditedCollege',
  'nationality',
  'enrolledTribalMember',
  'license',
  'program',
  'levelNextYear',
  'underrepresented',
  'canFileFafsa',
])

/** A clause without what it asks of newer facts; null when it asks nothing else. */
export function withoutNewer(clause: HardClause): HardClause | null {
  if ('fact' in clause) return NEWER.has(clause.fact) ? null : clause
  if ('attest' in clause) return clause
  if ('not' in clause) {
    const inner = withoutNewer(clause.not)
    return inner && { not: inner }
  }
  const members = 'all' in clause ? clause.all : clause.any
  const kept = members.map(withoutNewer)
  const known = kept.filter((member) => member !== null)
  if ('all' in clause) return known.length === 0 ? null : { all: known }
  return known.length < kept.length ? null : { any: known }
}

/** Whether criteria ask something of a newer fact. */
export function asksNewer(criteria: unknown): boolean {
  if (Array.isArray(criteria)) return criteria.some(asksNewer)
  if (typeof criteria !== 'object' || criteria === null) return false
  if ('fact' in criteria && NEWER.has(String(criteria.fact))) return true
  return Object.values(criteria).some(asksNewer)
}
