import type { FactValue } from '../answers.ts'
import type { Student } from '../prepare-answers.ts'
import type { BitRow } from './bit-rows.ts'
import type { Dimension } from './dimension.ts'
import { names } from './leaves.ts'
import { createMixedRow, type MixedRow } from './mixed-row.ts'
import { patchOf, type Patch } from './patches.ts'
import { listRows, type RowLists } from './row-lists.ts'
import type { Segment } from './segment.ts'
import type { SlotList } from './slot-list.ts'
import type { Workspace } from './workspace.ts'

/** What a query of a student reads: rows whose AND is the result, and slots to look at one by one. */
export type Plan = {
  readonly possible: PlannedRows
  readonly eligible: PlannedRows
  /** Slots that are not met whatever the rows say. */
  readonly rejected: Uint32Array[]
  readonly oneByOne: { readonly slots: SlotList; readonly passing: ReadonlySet<number> | null }[]
}

export type PlannedRows = {
  readonly kept: RowLists
  /** Those that are put together block by block, once begun. */
  readonly mixed: readonly MixedRow[]
  /** Those that have some bits more while they are read. */
  readonly patches: readonly Patch[]
}

/** A plan before it is known where its rows lie. */
type Draft = Omit<Plan, 'possible' | 'eligible'> & Record<'possible' | 'eligible', DraftRows>
type DraftRows = {
  readonly kept: BitRow[]
  readonly mixed: MixedRow[]
  readonly patches: Patch[]
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
  const plan: Draft = {
    possible: { kept: [], mixed: [], patches: [] },
    eligible: { kept: [segment.rareFree, ...quiet], mixed: [], patches: [] },
    rejected: [],
    oneByOne: [],
  }
  for (const dimension of segment.dimensions) {
    const { answerKey } = dimension.key
    const answer = answerKey === null ? undefined : student.answers.get(answerKey)
    if (answer) planKnown(plan, segment, dimension, answer.comparable, workspace)
  }
  const listed = ({ kept, ...others }: DraftRows): PlannedRows => ({
    kept: listRows(kept, segment.blocks, workspace.store.fullRow),
    ...others,
  })
  return { ...plan, possible: listed(plan.possible), eligible: listed(plan.eligible) }
}

const NONE: ReadonlySet<number> = new Set()

/** What slots name some values: those in the rows and lists of the values' cells, and single ones. */
type Naming = {
  readonly rows: readonly BitRow[]
  readonly lists: readonly SlotList[]
  readonly single: ReadonlySet<number>
}

function planKnown(
  plan: Draft,
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
    if (isOpen) plan.eligible.kept.push(unconstrained)
  } else {
    // Who has not decided is possible for every list, and eligible where that is listed.
    const rows = isOpen ? plan.eligible : plan.possible
    planAccepted(rows, unconstrained, naming, workspace)
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
  plan: Draft,
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

function planRejected(plan: Draft, { rows, lists, single }: Naming): void {
  plan.possible.kept.push(...rows)
  for (const { slots, length } of lists) plan.rejected.push(slots.subarray(0, length))
  if (single.size > 0) plan.rejected.push(Uint32Array.from(single))
}

function planAccepted(
  planned: DraftRows,
  unconstrained: BitRow,
  { rows, lists, single }: Naming,
  workspace: Workspace,
): void {
  const [only = unconstrained, other] = rows
  if (other) {
    planned.mixed.push(createMixedRow(workspace, { rows, lists, slots: single }))
    return
  }
  if (lists.length === 0 && single.size === 0) planned.kept.push(only)
  else planned.patches.push(patchOf(only, lists, single))
}
