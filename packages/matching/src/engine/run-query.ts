import { MET, NOT_MET, truthOf, type Truth } from '../compile-criteria.ts'
import { truthOfDemand } from './leaves.ts'
import type { Student } from '../prepare-answers.ts'
import { createBitRow, type BitRow } from './bit-rows.ts'
import type { Catalogue } from './catalogue.ts'
import type { MatchQuery } from './match-query.ts'
import { ROW_STRIDE } from './kernels.ts'
import type { PagingRoom } from './paging.ts'
import type { RowStore } from './row-store.ts'
import type { RowRegion } from './row-region.ts'
import type { ResultRows } from './result-rows.ts'
import { runSegment } from './run-segment.ts'
import type { Segment } from './segment.ts'
import { createStudentTruths, type StudentTruths } from './student-truths.ts'
import type { Workspace } from './workspace.ts'

/** What queries write in: one at a time. */
export type QueryRoom = PagingRoom & {
  readonly result: ResultRows
  readonly ways: ResultRows
  /** Rows of the scholarships that ways lead into. */
  readonly led: RowRegion
}

type Asked = Pick<MatchQuery, 'attested' | 'nowMs' | 'excluded' | 'within' | 'filters'>

/** Finds the verdict on every open scholarship that passes the filters; they lie in `room.result`. */
export function runQuery(
  catalogue: Catalogue,
  student: Student,
  asked: Asked,
  room: QueryRoom,
): void {
  catalogue.open.moveTo(asked.nowMs)
  const within = asked.within && rowOf(catalogue, asked.within)
  const filters = catalogue.filters.of(asked.filters)
  if (within) filters.push(within)
  const { open, openSimple } = catalogue.open
  const truths = createStudentTruths(catalogue.leaves, student)
  runSegment(catalogue.main, truths, { open: openSimple, filters }, room.workspace, room.result)
  const passes = (slot: number) => open.has(slot) && filters.every((row) => row.has(slot))
  takeInWays(catalogue, truths, filters, room)
  for (const [slot, criteria] of catalogue.intricate)
    if (room.result.truthOf(slot) !== NOT_MET)
      room.result.setTruth(slot, truthOf(criteria, student))
  takeInAttested(catalogue, student, asked, passes, room.result)
  for (const id of asked.excluded) {
    const slot = catalogue.ids.slotOf(id)
    if (slot !== undefined) room.result.setTruth(slot, NOT_MET)
  }
  within?.free()
}

function rowOf(
  { store, main, ids, subsets }: Catalogue,
  wanted: NonNullable<MatchQuery['within']>,
): BitRow {
  if (!(Symbol.iterator in wanted)) return subsets.rowOf(wanted, main.blocks)
  const row = createBitRow(store, main.blocks, 0)
  for (const id of wanted) {
    const slot = ids.slotOf(id)
    if (slot !== undefined) row.set(slot)
  }
  return row
}

/**
 * The best of the ways into a scholarship is its verdict: every way that may be gone sets the bit
 * of its scholarship, in the result or, where there are filters to pass, in rows beside it.
 */
function takeInWays(
  { ways, main, store }: Catalogue,
  truths: StudentTruths,
  filters: readonly BitRow[],
  room: QueryRoom,
): void {
  if (ways.segment.slots === 0) return
  runSegment(ways.segment, truths, { open: ways.open, filters: [] }, room.workspace, room.ways)
  const { possible, eligible } =
    filters.length === 0 ? room.result : emptyRows(room.led, store, main.blocks)
  for (let block = 0; block < room.ways.blocks; block += 1) {
    const at = block * ROW_STRIDE
    ways.targets.follow(room.ways.possible + at, block, possible)
    ways.targets.follow(room.ways.eligible + at, block, eligible)
  }
  const { result } = room
  for (const [block, count] of ways.countsByBlock.entries()) {
    if (!count) continue
    const at = block * ROW_STRIDE
    const join = (led: number, into: number) =>
      filters.length === 0
        ? store.kernels.count(led)
        : joinPassing(led, into, filters, block, room.workspace)
    result.possibleCounts[block] = join(possible + at, result.possible + at)
    result.eligibleCounts[block] = join(eligible + at, result.eligible + at)
  }
}

function emptyRows(led: RowRegion, store: RowStore, blocks: number) {
  const possible = led.at(2 * blocks)
  const eligible = possible + blocks * ROW_STRIDE
  store.bytes.fill(0, possible, eligible + blocks * ROW_STRIDE)
  return { possible, eligible }
}

/** Adds to a row what of another is within all filters; returns how many are set then. */
function joinPassing(
  led: number,
  into: number,
  within: readonly BitRow[],
  block: number,
  { store, list }: Workspace,
): number {
  const { words, kernels } = store
  words[list / 4] = led
  for (const [index, row] of within.entries())
    words[list / 4 + 1 + index] = row.addresses[block] ?? 0
  kernels.and(list, within.length + 1, led)
  words[list / 4] = into
  words[list / 4 + 1] = led
  return kernels.or(list, 2, into)
}

/** Where a student answered a scholarship's own questions, those answers count for it alone. */
function takeInAttested(
  catalogue: Catalogue,
  student: Student,
  { attested = {} }: Asked,
  passes: (slot: number) => boolean,
  result: ResultRows,
): void {
  for (const [id, said] of Object.entries(attested)) {
    const slot = catalogue.ids.slotOf(id)
    if (slot !== undefined && passes(slot))
      result.setTruth(slot, truthOfSlot(catalogue, slot, { ...student, attested: said }))
  }
}

/** The verdict on one scholarship, read from its demands. */
export function truthOfSlot(catalogue: Catalogue, slot: number, student: Student): Truth {
  const { intricate, ways, main } = catalogue
  const criteria = intricate.get(slot)
  if (criteria) return truthOf(criteria, student)
  if (!ways.has(slot)) return truthOfWay(main, slot, student)
  const truths = ways.waysOf(slot).map((way) => truthOfWay(ways.segment, way, student))
  return truths.reduce((best, truth) => (truth > best ? truth : best), NOT_MET)
}

function truthOfWay({ leafLists, leaves }: Segment, slot: number, student: Student): Truth {
  let lowest: Truth = MET
  leafLists.every(slot, (id) => {
    const truth = truthOfDemand(leaves.at(id).demand, student)
    if (truth < lowest) lowest = truth
    return truth !== NOT_MET
  })
  return lowest
}
