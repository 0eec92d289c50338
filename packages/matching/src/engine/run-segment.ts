import type { FactValue } from '../answers.ts'
import { NOT_MET } from '../compile-criteria.ts'
import type { BitRow } from './bit-rows.ts'
import type { Dimension } from './dimension.ts'
import { MAX_ROWS, ROW_STRIDE } from './kernels.ts'
import { names } from './leaves.ts'
import { createMixedRow, patch, type MixedRow, type PatchedRow } from './mixed-row.ts'
import type { ResultRows } from './result-rows.ts'
import type { Segment } from './segment.ts'
import type { SlotList } from './slot-list.ts'
import type { StudentTruths } from './student-truths.ts'
import type { Workspace } from './workspace.ts'

/** A row of each block, kept or put together as the block's turn comes. */
type RowSource = Pick<BitRow, 'addresses'>

/** What a query reads: rows whose AND is the result, and slots to look at one by one. */
type Plan = {
  readonly possible: RowSource[]
  readonly eligible: RowSource[]
  /** Those of both that are put together block by block. */
  readonly mixed: MixedRow[]
  /** Those of both that are written into until the query is done. */
  readonly patched: PatchedRow[]
  /** Slots that are not met whatever the rows say. */
  readonly rejected: Iterable<number>[]
  readonly oneByOne: { readonly slots: SlotList; readonly passing: ReadonlySet<number> | null }[]
}

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
  const plan: Plan = {
    possible: [...within],
    eligible: [segment.rareFree],
    mixed: [],
    patched: [],
    rejected: [],
    oneByOne: [],
  }
  result.begin(segment.blocks)
  try {
    planFor(plan, segment, truths, workspace)
    for (let block = 0; block < segment.blocks; block += 1) runBlock(plan, block, workspace, result)
  } finally {
    for (const row of plan.mixed) row.release()
    for (const row of plan.patched) row.restore()
  }
  for (const slots of plan.rejected) for (const slot of slots) result.setTruth(slot, NOT_MET)
  for (const { slots, passing } of plan.oneByOne) lookAt(slots, passing, segment, truths, result)
}

function planFor(
  plan: Plan,
  segment: Segment,
  { student }: StudentTruths,
  workspace: Workspace,
): void {
  const isKnown = ({ key }: Dimension) =>
    key.answerKey !== null && student.answers.has(key.answerKey)
  plan.eligible.push(...segment.quiet.rowsFor(segment.dimensions, isKnown, workspace))
  // What leaves least comes first: nothing else is read where it leaves nothing.
  for (const dimension of segment.byDemand) {
    const { answerKey } = dimension.key
    const answer = answerKey === null ? undefined : student.answers.get(answerKey)
    if (answer) planKnown(plan, segment, dimension, answer.comparable, workspace)
  }
}

const NONE: ReadonlySet<number> = new Set()

/** What slots name some values: those in the rows and lists of the values' cells, and single ones. */
type Naming = {
  readonly rows: readonly BitRow[]
  readonly lists: readonly SlotList[]
  readonly single: ReadonlySet<number>
}

function planKnown(
  plan: Plan,
  segment: Segment,
  dimension: Dimension,
  values: readonly FactValue[],
  workspace: Workspace,
): void {
  const { key, constrained, unconstrained } = dimension
  const naming = namingOf(segment, dimension, values)
  const isOpen = key.openOption !== undefined && values.includes(key.openOption)
  if (constrained) return planRare(plan, constrained, naming, key.polarity, isOpen)
  if (!unconstrained) return
  if (key.polarity === 'reject') {
    planRejected(plan, naming)
    if (isOpen) plan.eligible.push(unconstrained)
  } else {
    const source = acceptedRow(plan, unconstrained, naming, workspace)
    // Who has not decided is possible for every list, and eligible where that is listed.
    ;(isOpen ? plan.eligible : plan.possible).push(source)
  }
}

function namingOf(segment: Segment, dimension: Dimension, values: readonly FactValue[]): Naming {
  const [rows, lists]: [BitRow[], SlotList[]] = [[], []]
  let single = NONE
  for (const value of values) {
    const cell = dimension.cells.of(value)
    if (!cell) continue
    const { row, list, edge } = cell
    if (row && !rows.includes(row)) rows.push(row)
    if (list && list.length > 0 && !lists.includes(list)) lists.push(list)
    if (edge && edge.length > 0)
      single = new Set([...single, ...namingAtEdge(segment, dimension, edge, value)])
  }
  return { rows, lists, single }
}

function* namingAtEdge(
  segment: Segment,
  { key }: Dimension,
  { slots, length }: SlotList,
  value: FactValue,
): Generator<number> {
  for (const slot of slots.subarray(0, length)) {
    const isNamed = !segment.leafLists.every(slot, (id) => {
      const { demand } = segment.leaves.at(id)
      const isOfDimension = demand.answerKey === key.answerKey && demand.polarity === key.polarity
      return !(isOfDimension && names(demand, value))
    })
    if (isNamed) yield slot
  }
}

function planRare(
  plan: Plan,
  slots: SlotList,
  { lists, single }: Naming,
  polarity: 'accept' | 'reject',
  isOpen: boolean,
): void {
  const named = new Set(single)
  for (const { slots: listed, length } of lists)
    for (const slot of listed.subarray(0, length)) named.add(slot)
  plan.oneByOne.push({ slots, passing: polarity === 'accept' && !isOpen ? named : null })
}

function planRejected(plan: Plan, { rows, lists, single }: Naming): void {
  plan.possible.push(...rows)
  for (const { slots, length } of lists) plan.rejected.push(slots.subarray(0, length))
  if (single.size > 0) plan.rejected.push(single)
}

function acceptedRow(
  plan: Plan,
  unconstrained: BitRow,
  { rows, lists, single }: Naming,
  workspace: Workspace,
): RowSource {
  const [only = unconstrained, other] = rows
  if (other) {
    const row = createMixedRow(workspace, { rows, lists, slots: single })
    plan.mixed.push(row)
    return row
  }
  if (lists.length > 0 || single.size > 0)
    plan.patched.push(patch(workspace, only, { lists, slots: single }))
  return only
}

function runBlock(plan: Plan, block: number, workspace: Workspace, result: ResultRows): void {
  const outPossible = result.possible + block * ROW_STRIDE
  const outEligible = result.eligible + block * ROW_STRIDE
  // Rows that are put together use the list too, so they come before it is filled.
  for (const row of plan.mixed) row.build(block)
  const possible = andAll(plan.possible, block, 0, outPossible, workspace)
  result.possibleCounts.push(possible)
  result.eligibleCounts.push(andAll(plan.eligible, block, outPossible, outEligible, workspace))
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
    if (length === MAX_ROWS) {
      kernels.and(list, length, out)
      words[start] = out
      length = 1
    }
    words[start + length] = addresses[block] ?? 0
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
