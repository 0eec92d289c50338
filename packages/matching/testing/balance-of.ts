import type { Clause, Criteria, SoftClause } from '../src/criteria.ts'
import type { Reason } from '../src/evaluate.ts'
import { findNarrowing } from '../src/find-narrowing.ts'

/** Met preferences less failed ones, of those that no hard clause asks already. */
export function balanceOf({ all }: Criteria, reasons: readonly Reason[]): number {
  const hard = all.flatMap(hardOf)
  const isIdle = ({ soft: _soft, ...wish }: SoftClause) =>
    findNarrowing({ all: hard }, { all: [wish] }).length === 0
  const balance = (clauses: readonly Clause[], of: readonly Reason[]): number =>
    clauses.reduce((sum, clause, at) => {
      const reason = of[at]
      if (!reason) return sum
      if ('soft' in clause) {
        if (reason.result === 'unknown' || isIdle(clause)) return sum
        return sum + (reason.result === 'met' ? 1 : -1)
      }
      return 'all' in clause ? sum + balance(clause.all, reason.of ?? []) : sum
    }, 0)
  return balance(all, reasons)
}

const hardOf = (clause: Clause): Clause[] => {
  if ('soft' in clause) return []
  return 'all' in clause ? clause.all.flatMap(hardOf) : [clause]
}
