import { NOT_MET } from '../compile-criteria.ts'
import type { BitRow } from './bit-rows.ts'
import type { Conjunction } from './conjunction.ts'
import { ROW_STRIDE } from './kernels.ts'
import type { ResultRows } from './result-rows.ts'
import type { Segment } from './segment.ts'
import { planFor, type Plan, type PlannedRows } from './segment-plan.ts'
import type { SlotList } from './slot-list.ts'
import type { StudentTruths } from './student-truths.ts'
import type { Workspace } from './workspace.ts'

/** What the slots of a segment have to be in. */
export type Bounds = { readonly open: BitRow; readonly filters: readonly BitRow[] }

/**
 * Finds the slots whose demands a student meets or may meet, among those within bounds: the rows of
 * what is known give the possible, those and the rows of what is unknown the eligible.
 */
export function runSegment(
  segment: Segment,
  truths: StudentTruths,
  bounds: Bounds,
  workspace: Workspace,
  result: ResultRows,
): void {
  const plan = planFor(segment, truths.student, workspace)
  const mixed = [...plan.possible.mixed, ...plan.eligible.mixed]
  result.begin(segment.blocks)
  try {
    for (const row of mixed) row.begin()
    for (let block = 0; block < segment.blocks; block += 1) {
      // Rows that are put together use the list too, so they come before it is filled.
      for (const row of mixed) row.build(block)
      runBlock(plan, bounds, block, workspace, result)
      workspace.patches.restore()
    }
  } finally {
    for (const row of mixed) row.release()
    workspace.patches.restore()
  }
  for (const slots of plan.rejected)
    for (const slot of result.possibleAmong(slots, slots.length)) result.setTruth(slot, NOT_MET)
  for (const { slots, passing } of plan.oneByOne) lookAt(slots, passing, segment, truths, result)
}

function runBlock(
  plan: Plan,
  { open, filters }: Bounds,
  block: number,
  { conjunction, patches }: Workspace,
  result: ResultRows,
): void {
  const possible = result.possible + block * ROW_STRIDE
  conjunction.begin(possible)
  for (const { addresses } of filters) conjunction.add(addresses[block] ?? 0)
  addRows(conjunction, plan.possible, block)
  conjunction.add(open.addresses[block] ?? 0)
  let count = conjunction.finish()
  if (plan.possible.patches.length > 0 && count > 0) {
    patches.apply(plan.possible.patches, block, possible)
    conjunction.begin(possible)
    conjunction.add(possible)
    for (const { row } of plan.possible.patches) conjunction.add(row.addresses[block] ?? 0)
    count = conjunction.finish()
  }
  result.possibleCounts.push(count)
  patches.apply(plan.eligible.patches, block, possible)
  conjunction.begin(result.eligible + block * ROW_STRIDE)
  conjunction.add(possible)
  addRows(conjunction, plan.eligible, block)
  for (const { row } of plan.eligible.patches) conjunction.add(row.addresses[block] ?? 0)
  result.eligibleCounts.push(conjunction.finish())
}

function addRows(conjunction: Conjunction, { kept, mixed }: PlannedRows, block: number): void {
  conjunction.addListed(kept, block)
  for (const { addresses } of mixed) conjunction.add(addresses[block] ?? 0)
}

/** Slots with demands in a list: `passing` are those that may pass there, null for any. */
function lookAt(
  { slots, length }: SlotList,
  passing: ReadonlySet<number> | null,
  segment: Segment,
  truths: StudentTruths,
  result: ResultRows,
): void {
  for (const slot of result.possibleAmong(slots, length)) {
    const mayPass = passing === null || passing.has(slot)
    result.setTruth(slot, mayPass ? truths.ofSlot(segment.leafLists, slot) : NOT_MET)
  }
}
