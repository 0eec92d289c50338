import type { CompiledClause, CompiledCriteria } from '../compile-criteria.ts'
import { planComparison, type PlannedComparison } from './plan-comparison.ts'
import type { ApplicantColumns } from './applicant-columns.ts'
import type { BlockScratch } from './block-scratch.ts'

/** Two rows of a block: for whom a clause is met, and for whom it is met or unknown. */
export type Truths = { readonly met: number; readonly possible: number }

/** A clause that counts, planned for one day. */
export type Plan =
  | { readonly code: 'compare'; readonly comparison: PlannedComparison }
  | { readonly code: 'unknown' }
  | { readonly code: 'all' | 'any' | 'not'; readonly of: readonly Plan[] }

/** Plans criteria: preferences are left out where they do not count. */
export function planCriteria(
  criteria: CompiledCriteria,
  columns: ApplicantColumns,
  scratch: BlockScratch,
  today: string,
): Plan {
  const plan = (clause: CompiledClause): Plan => {
    if (clause.code === 'attest') return { code: 'unknown' }
    if (clause.code === 'compare') {
      const comparison = planComparison(clause.comparison, columns, scratch, today)
      return comparison ? { code: 'compare', comparison } : { code: 'unknown' }
    }
    const counting = clause.code === 'all' ? clause.of.filter(({ isSoft }) => !isSoft) : clause.of
    return { code: clause.code, of: counting.map(plan) }
  }
  return plan(criteria)
}

/** The truths of a plan for everybody whose bit is set in `live`; the rows are not to be written. */
export function evaluateBlock(
  plan: Plan,
  scratch: BlockScratch,
  { block, live }: { block: number; live: number },
): Truths {
  const { kernels } = scratch.store

  const evaluate = (clause: Plan, depth: number): Truths => {
    if (clause.code === 'unknown') return { met: scratch.empty, possible: live }
    const out = { met: scratch.row('met', depth), possible: scratch.row('possible', depth) }
    if (clause.code === 'compare') return compare(clause.comparison, out)
    if (clause.code === 'all') return all(clause.of, depth, out)
    if (clause.code === 'any') return any(clause.of, depth, out)
    const [inner = { code: 'all', of: [] } as const] = clause.of
    const { met, possible } = evaluate(inner, depth + 1)
    kernels.andNot(live, possible, out.met)
    kernels.andNot(live, met, out.possible)
    return out
  }

  const compare = (comparison: PlannedComparison, out: Truths): Truths => {
    const undecided = comparison.undecided?.(block)
    const known = comparison.known(block)
    if (comparison.isNegated) {
      const accepted = comparison.accepted(block, out.met)
      kernels.andNot(live, accepted, out.possible)
      kernels.andNot(known, accepted, out.met)
      if (undecided !== undefined) kernels.andNot(out.met, undecided, out.met)
      return out
    }
    kernels.andNot(live, known, out.possible)
    const met = comparison.accepted(block, out.met)
    const also = undecided === undefined ? [met] : [met, undecided]
    scratch.or([out.possible, ...also], out.possible)
    return { met, possible: out.possible }
  }

  const all = (members: readonly Plan[], depth: number, out: Truths): Truths => {
    scratch.copy(live, out.met)
    scratch.copy(live, out.possible)
    for (const member of members) {
      const { met, possible } = evaluate(member, depth + 1)
      scratch.and(out.met, met, out.met)
      if (scratch.and(out.possible, possible, out.possible) === 0) break
    }
    return out
  }

  const any = (members: readonly Plan[], depth: number, out: Truths): Truths => {
    scratch.copy(scratch.empty, out.met)
    scratch.copy(scratch.empty, out.possible)
    for (const member of members) {
      const { met, possible } = evaluate(member, depth + 1)
      scratch.or([out.met, met], out.met)
      scratch.or([out.possible, possible], out.possible)
    }
    return out
  }

  return evaluate(plan, 0)
}
