import type { FactValue } from '../answers.ts'
import type { Student } from '../prepare-answers.ts'
import type { BitRow } from './bit-rows.ts'
import type { Dimension } from './dimension.ts'
import { names } from './leaves.ts'
import { createMixedRow, type MixedRow } from './mixed-row.ts'
import type { Patch } from './patches.ts'
import type { Segment } from './segment.ts'
import type { SlotList } from './slot-list.ts'
import type { Workspace } from './workspace.ts'

/** A row of each block, kept or put together as the block's turn comes. */
export type RowSource = Pick<BitRow, 'addresses'>

/** What a query of a student reads: rows whose AND is the result, and slots to look at one by one. */
export type Plan = {
  readonly possible: RowSource[]
  readonly eligible: RowSource[]
  /** Those of both that are put together block by block, once begun. */
  readonly mixed: MixedRow[]
  /** What is written into rows until the query is done. */
  readonly patches: Patch[]
  /** Slots that are not met whatever the rows say. */
  readonly rejected: Iterable<number>[]
  readonly oneByOne: { readonly slots: SlotList; readonly passing: ReadonlySet<number> | null }[]
}

/** A plan holds for the version of its segment. */
type Kept = { readonly version: number; readonly plan: Plan }

const plans = new WeakMap<Segment, WeakMap<Student, Kept>>()

/** Students ask several times, for pages and counts, between two changes. */
export function planFor(segment: Segment, student: Student, workspace: Workspace): Plan {
  let own = plans.get(segment)
  if (!own) plans.set(segment, (own = new WeakMap()))
  const kept = own.get(student)
  if (kept?.version === segment.version) return kept.plan
  const plan = makePlan(segment, student, workspace)
  own.set(student, { version: segment.version, plan })
  return plan
}

function makePlan(segment: Segment, student: Student, workspace: Workspace): Plan {
  const isKnown = ({ key }: Dimension) =>
    key.answerKey !== null && student.answers.has(key.answerKey)
  const quiet = segment.quiet.rowsFor(segment.dimensions, isKnown, workspace)
  const plan: Plan = {
    possible: [],
    eligible: [segment.rareFree, ...quiet],
    mixed: [],
    patches: [],
    rejected: [],
    oneByOne: [],
  }
  // What leaves least comes first: nothing else is read where it leaves nothing.
  for (const dimension of segment.byDemand) {
    const { answerKey } = dimension.key
    const answer = answerKey === null ? undefined : student.answers.get(answerKey)
    if (answer) planKnown(plan, segment, dimension, answer.comparable, workspace)
  }
  return plan
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
  if (lists.length > 0 || single.size > 0) plan.patches.push({ row: only, lists, slots: single })
  return only
}
