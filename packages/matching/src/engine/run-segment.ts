import type { FactValue } from '../answers.ts'
import { NOT_MET } from '../compile-criteria.ts'
import type { BitRow } from './bit-rows.ts'
import type { Cell } from './cells.ts'
import type { Dimension } from './dimension.ts'
import { MAX_ROWS, ROW_STRIDE, type Kernels } from './kernels.ts'
import { names } from './leaves.ts'
import { createMixedRow, type MixedRow } from './mixed-row.ts'
import type { ResultRows } from './result-rows.ts'
import type { Segment } from './segment.ts'
import type { SlotList } from './slot-list.ts'
import type { StudentTruths } from './student-truths.ts'
import type { Workspace } from './workspace.ts'

/** A row of each block, kept or put together as the block's turn comes. */
type RowSource = BitRow | MixedRow

/** What a query reads: rows whose AND is the result, and slots to look at one by one. */
type Plan = {
  readonly possible: RowSource[]
  readonly eligible: RowSource[]
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
  const plan = planFor(segment, truths, within, workspace)
  result.begin(segment.blocks)
  for (let block = 0; block < segment.blocks; block += 1) runBlock(plan, block, workspace, result)
  for (const source of [...plan.possible, ...plan.eligible])
    if ('release' in source) source.release()
  for (const { slots, passing } of plan.oneByOne) lookAt(slots, passing, segment, truths, result)
}

function planFor(
  segment: Segment,
  { student }: StudentTruths,
  within: readonly BitRow[],
  workspace: Workspace,
): Plan {
  const plan: Plan = { possible: [...within], eligible: [segment.rareFree], oneByOne: [] }
  const isKnown = ({ key }: Dimension) =>
    key.answerKey !== null && student.answers.has(key.answerKey)
  plan.eligible.push(...segment.quiet.rowsFor(segment.dimensions, isKnown, workspace))
  for (const dimension of segment.dimensions) {
    const { answerKey } = dimension.key
    const answer = answerKey === null ? undefined : student.answers.get(answerKey)
    if (answer) planKnown(plan, segment, dimension, answer.comparable, workspace)
  }
  return plan
}

function planKnown(
  plan: Plan,
  segment: Segment,
  dimension: Dimension,
  values: readonly FactValue[],
  workspace: Workspace,
): void {
  const { key, constrained, unconstrained } = dimension
  const cells = new Set<Cell>()
  const named = new Set<number>()
  for (const value of values) {
    const cell = dimension.cells.of(value)
    if (!cell) continue
    cells.add(cell)
    if (cell.edge)
      for (const slot of namingAtEdge(segment, dimension, cell.edge, value)) named.add(slot)
  }
  const isOpen = key.openOption !== undefined && values.includes(key.openOption)
  if (constrained) return planRare(plan, constrained, cells, named, key.polarity, isOpen)
  if (!unconstrained) return
  if (key.polarity === 'reject') {
    planRejected(plan, cells, named, workspace)
    if (isOpen) plan.eligible.push(unconstrained)
  } else {
    const source = acceptedRow(unconstrained, cells, named, workspace)
    // Who has not decided is possible for every list, and eligible where that is listed.
    ;(isOpen ? plan.eligible : plan.possible).push(source)
  }
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
  cells: ReadonlySet<Cell>,
  named: Set<number>,
  polarity: 'accept' | 'reject',
  isOpen: boolean,
): void {
  for (const { list } of cells)
    if (list) for (const slot of list.slots.subarray(0, list.length)) named.add(slot)
  plan.oneByOne.push({ slots, passing: polarity === 'accept' && !isOpen ? named : null })
}

function planRejected(
  plan: Plan,
  cells: ReadonlySet<Cell>,
  named: ReadonlySet<number>,
  workspace: Workspace,
): void {
  const lists: SlotList[] = []
  for (const { row, list } of cells) {
    if (row) plan.possible.push(row)
    if (list && list.length > 0) lists.push(list)
  }
  if (lists.length > 0 || named.size > 0)
    plan.possible.push(createMixedRow(workspace, { rows: [], lists, slots: named, bit: 0 }))
}

function acceptedRow(
  unconstrained: BitRow,
  cells: ReadonlySet<Cell>,
  named: ReadonlySet<number>,
  workspace: Workspace,
): RowSource {
  const rows: BitRow[] = []
  const lists: SlotList[] = []
  for (const { row, list } of cells) {
    if (row) rows.push(row)
    if (list && list.length > 0) lists.push(list)
  }
  const isPlain = lists.length === 0 && named.size === 0
  if (isPlain && rows.length === 0) return unconstrained
  if (isPlain && rows.length === 1 && rows[0]) return rows[0]
  if (rows.length === 0) rows.push(unconstrained)
  return createMixedRow(workspace, { rows, lists, slots: named, bit: 1 })
}

function runBlock(plan: Plan, block: number, workspace: Workspace, result: ResultRows): void {
  const { kernels } = workspace.store
  const outPossible = result.possible + block * ROW_STRIDE
  const outEligible = result.eligible + block * ROW_STRIDE
  const possible = plan.possible.map((source) => addressOf(source, block))
  const eligible = plan.eligible.map((source) => addressOf(source, block))
  const { list, counts, store } = workspace
  if (possible.length + eligible.length <= MAX_ROWS) {
    store.words.set([...possible, ...eligible], list / 4)
    kernels.andBoth(list, possible.length, eligible.length, outPossible, outEligible, counts)
    result.possibleCounts.push(store.words[counts / 4] ?? 0)
    result.eligibleCounts.push(store.words[counts / 4 + 1] ?? 0)
  } else {
    result.possibleCounts.push(andAll(kernels, possible, outPossible, workspace))
    result.eligibleCounts.push(andAll(kernels, [outPossible, ...eligible], outEligible, workspace))
  }
}

const addressOf = (source: RowSource, block: number): number =>
  'addresses' in source ? (source.addresses[block] ?? 0) : source.build(block)

function andAll(
  kernels: Kernels,
  rows: readonly number[],
  out: number,
  { list, store }: Workspace,
): number {
  let count = 0
  for (let from = 0; from < rows.length; from += from === 0 ? MAX_ROWS : MAX_ROWS - 1) {
    const part =
      from === 0 ? rows.slice(0, MAX_ROWS) : [out, ...rows.slice(from, from + MAX_ROWS - 1)]
    store.words.set(part, list / 4)
    count = kernels.and(list, part.length, out)
  }
  return count
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
