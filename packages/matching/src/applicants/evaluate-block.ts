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
    const isSlow = (each: Plan) => Number(each.code === 'compare' && each.comparison.isSlow)
    const of = counting.map(plan).toSorted((a, b) => isSlow(a) - isSlow(b))
    return { code: clause.code, of }
  }
  return plan(criteria)
}

/** The truths of a plan for those of a block whose bit is set in `live`. */
export function evaluateBlock(
  plan: Plan,
  scratch: BlockScratch,
  { block, live }: { block: number; live: number },
): Truths {
  const { kernels } = scratch.store

  // Only who is still possible counts: outside `among` the rows of a clause mean nothing.
  const evaluate = (clause: Plan, depth: number, among: number): Truths => {
    if (clause.code === 'unknown') return { met: scratch.empty, possible: among }
    const out = { met: scratch.row('met', depth), possible: scratch.row('possible', depth) }
    if (clause.code === 'compare') return compare(clause.comparison, among, out)
    if (clause.code === 'all') return all(clause.of, depth, among, out)
    if (clause.code === 'any') return any(clause.of, depth, among, out)
    const [inner = { code: 'all', of: [] } as const] = clause.of
    const { met, possible } = evaluate(inner, depth + 1, among)
    kernels.andNot(among, possible, out.met)
    kernels.andNot(among, met, out.possible)
    return out
  }

  const compare = (comparison: PlannedComparison, among: number, out: Truths): Truths => {
    const undecided = comparison.undecided?.(block)
    const known = comparison.known(block, among)
    if (comparison.isNegated) {
      const accepted = comparison.accepted(block, among, out.met)
      kernels.andNot(among, accepted, out.possible)
      kernels.andNot(known, accepted, out.met)
      if (undecided !== undefined) kernels.andNot(out.met, undecided, out.met)
      return out
    }
    kernels.andNot(among, known, out.possible)
    const met = comparison.accepted(block, among, out.met)
    const also = undecided === undefined ? [met] : [met, undecided]
    scratch.or([out.possible, ...also], out.possible)
    return { met, possible: out.possible }
  }

  const all = (members: readonly Plan[], depth: number, among: number, out: Truths): Truths => {
    scratch.copy(among, out.met)
    scratch.copy(among, out.possible)
    for (const member of members) {
      const { met, possible } = evaluate(member, depth + 1, out.possible)
      scratch.and(out.met, met, out.met)
      if (scratch.and(out.possible, possible, out.possible) === 0) break
    }
    return out
  }

  const any = (members: readonly Plan[], depth: number, among: number, out: Truths): Truths => {
    scratch.copy(scratch.empty, out.met)
    scratch.copy(scratch.empty, out.possible)
    for (const member of members) {
      const { met, possible } = evaluate(member, depth + 1, among)
      scratch.or([out.met, met], out.met)
      scratch.or([out.possible, possible], out.possible)
    }
    return out
  }

  const everybody = { met: scratch.row('met', 0), possible: scratch.row('possible', 0) }
  return all([plan], 0, live, everybody)
}
