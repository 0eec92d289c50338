import type { Clause, HardClause } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import { withoutNewer } from './newer-facts.ts'
import type { ReadListing } from './shapes.ts'

/** One condition of a listing, with the words it was read from. */
export type Atom = {
  readonly words: string
  readonly confidence: string
  readonly isSoft: boolean
  readonly clause: HardClause
}

export type Refused = Omit<Atom, 'isSoft'> & { readonly why: string }

/** The conditions of a listing, each once, and the clauses that are no valid criteria. */
export function readAtoms(read: ReadListing): { atoms: Atom[]; refused: Refused[] } {
  const atoms = new Map<string, Atom>()
  const refused: Refused[] = []
  for (const { words, criteria, confidence } of read.clauses) {
    const parsed = parseCriteria(criteria, FACTS)
    if ('problems' in parsed) {
      const why = `not valid: ${parsed.problems.map((problem) => problem.problem).join(' ')}`
      const clause = { attest: JSON.stringify(criteria) }
      refused.push({ words, confidence, clause, why })
      continue
    }
    for (const whole of parsed.criteria.all.flatMap((clause) => flatten(clause))) {
      const clause = withoutNewer(whole.clause)
      if (!clause) continue
      const atom = { ...whole, clause }
      const key = JSON.stringify([atom.isSoft, confidence, atom.clause])
      // What two places of a listing say alike is one reading.
      if (!atoms.has(key)) atoms.set(key, { words, confidence, ...atom })
    }
  }
  return { atoms: [...atoms.values()], refused }
}

/** The single conditions of a clause; what stands together in a preference stays together. */
export function flatten(clause: Clause): { clause: HardClause; isSoft: boolean }[] {
  if ('soft' in clause) {
    const { soft: _soft, ...hard } = clause
    return [{ clause: hard, isSoft: true }]
  }
  if ('all' in clause) return clause.all.flatMap((inner) => flatten(inner))
  return [{ clause, isSoft: false }]
}
