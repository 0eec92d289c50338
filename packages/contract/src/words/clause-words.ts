import type { Reason } from '../scholarship-shapes.ts'
import { describeReason } from './describe-reason.ts'
import { type Clause, comparison } from '@laurel/matching/criteria'

/** A clause of the server, which it has checked. */
export const readClause = (json: string): Clause => JSON.parse(json) as Clause

export const isSoft = (clause: Clause): boolean => 'soft' in clause

/** The same clause as one that must hold, or as a preference. */
export function withSoft(clause: Clause, soft: boolean): Clause {
  const { soft: _soft, ...hard } = clause as Clause & { soft?: true }
  return soft ? { ...hard, soft: true } : hard
}

/** What a clause asks, in a sentence: "For residents of Ohio". */
export function clauseWords(clause: Clause): string {
  if ('attest' in clause)
    return `${isSoft(clause) ? 'Preferred, students are asked' : 'Students are asked'}: “${clause.attest}”`
  if ('all' in clause && clause.all.length === 0) return 'Open to everybody'
  return describeReason(toReason(clause))
}

/** As the sentences about somebody whom it leaves out. */
function toReason(clause: Clause): Reason {
  const base = { result: 'notMet', soft: isSoft(clause) } as const
  if ('attest' in clause) return { ...base, code: 'attest', asked: [clause.attest] }
  if ('all' in clause) return { ...base, code: 'all', of: clause.all.map(toReason) }
  if ('any' in clause) return { ...base, code: 'any', of: clause.any.map(toReason) }
  if ('not' in clause) return { ...base, code: 'not', of: [toReason(clause.not)] }
  const { operator, asked } = comparison(clause)
  const { fact, relation } = clause
  return { ...base, code: operator, fact, ...(relation && { relation }), asked: [...asked] }
}
