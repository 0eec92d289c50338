import { NOT_MET } from '../compile-criteria.ts'
import type { BitRow } from './bit-rows.ts'
import { MAX_ROWS, ROW_STRIDE } from './kernels.ts'
import type { ResultRows } from './result-rows.ts'
import type { Segment } from './segment.ts'
import { planFor, type Plan, type RowSource } from './segment-plan.ts'
import type { SlotList } from './slot-list.ts'
import type { StudentTruths } from './student-truths.ts'
import type { Workspace } from './workspace.ts'

/**
 * Finds the slots whose demands a student meets or may meet, among those in all of `within`: the
 * rows of what is known give the possible, those and the rows of what is unknown the eligible.
 */
export function runSegment(
  segment: Segment,
  truths: StudentTruths,
  within: readonly BitRow[],
  workspace: Workspace,
  result: ResultRows,
): void {
  const plan = planFor(segment, truths.student, workspace)
  const possible = [...within, ...plan.possible]
  result.begin(segment.blocks)
  try {
    for (const row of plan.mixed) row.begin()
    workspace.patches.begin(plan.patches)
    for (let block = 0; block < segment.blocks; block += 1)
      runBlock(possible, plan, block, workspace, result)
  } finally {
    for (const row of plan.mixed) row.release()
    workspace.patches.restore()
  }
  for (const slots of plan.rejected) for (const slot of slots) result.setTruth(slot, NOT_MET)
  for (const { slots, passing } of plan.oneByOne) lookAt(slots, passing, segment, truths, result)
}

function runBlock(
  possibleRows: readonly RowSource[],
  plan: Plan,
  block: number,
  workspace: Workspace,
  result: ResultRows,
): void {
  const outPossible = result.possible + block * ROW_STRIDE
  const outEligible = result.eligible + block * ROW_STRIDE
  // Rows that are put together use the list too, so they come before it is filled.
  for (const row of plan.mixed) row.build(block)
  workspace.patches.apply(block)
  const possible = andAll(possibleRows, block, 0, outPossible, workspace)
  result.possibleCounts.push(possible)
  result.eligibleCounts.push(andAll(plan.eligible, block, outPossible, outEligible, workspace))
  workspace.patches.restore()
}

/** out = the AND of a block's rows, and of one more row unless it is 0; returns how many are set. */
function andAll(
  sources: readonly RowSource[],
  block: number,
  first: number,
  out: number,
  { list, store }: Workspace,
): number {
  const { words, kernels } = store
  const start = list / 4
  let length = 0
  if (first !== 0) {
    words[start] = first
    length = 1
  }
  for (const { addresses } of sources) {
    const address = addresses[block] ?? 0
    if (address === store.fullRow) continue
    if (length === MAX_ROWS) {
      kernels.and(list, length, out)
      words[start] = out
      length = 1
    }
    words[start + length] = address
    length += 1
  }
  return kernels.and(list, length, out)
}

/** Slots with demands in a list: `passing` are those that may pass there, null for any. */
function lookAt(
  { slots, length }: SlotList,
  passing: ReadonlySet<number> | null,
  segment: Segment,
  truths: StudentTruths,
  result: ResultRows,
): void {
  for (let index = 0; index < length; index += 1) {
    const slot = slots[index] ?? 0
    if (result.truthOf(slot) === NOT_MET) continue
    const mayPass = passing === null || passing.has(slot)
    result.setTruth(slot, mayPass ? truths.ofSlot(segment.leafLists, slot) : NOT_MET)
  }
}
