import { MET, NOT_MET, truthOf, type Truth } from '../compile-criteria.ts'
import { truthOfDemand } from './leaves.ts'
import type { Student } from '../prepare-answers.ts'
import { createBitRow, type BitRow } from './bit-rows.ts'
import type { Catalogue } from './catalogue.ts'
import type { MatchQuery } from './match-query.ts'
import { BLOCK_SIZE, ROW_STRIDE } from './kernels.ts'
import { SLOTS_AT_ONCE, type PagingRoom } from './paging.ts'
import type { ResultRows } from './result-rows.ts'
import { runSegment } from './run-segment.ts'
import type { Segment } from './segment.ts'
import { createStudentTruths } from './student-truths.ts'

/** What queries write in: one at a time. */
export type QueryRoom = PagingRoom & { readonly result: ResultRows; readonly ways: ResultRows }

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
  runSegment(catalogue.main, truths, [openSimple, ...filters], room.workspace, room.result)
  const passes = (slot: number) => open.has(slot) && filters.every((row) => row.has(slot))
  takeInWays(catalogue, truths, passes, room)
  for (const [slot, criteria] of catalogue.intricate)
    if (passes(slot)) room.result.setTruth(slot, truthOf(criteria, student))
  takeInAttested(catalogue, student, asked, passes, room.result)
  for (const id of asked.excluded) {
    const slot = catalogue.ids.slotOf(id)
    if (slot !== undefined) room.result.setTruth(slot, NOT_MET)
  }
  within?.free()
}

function rowOf({ store, main, ids }: Catalogue, wanted: Iterable<string>): BitRow {
  const row = createBitRow(store, main.blocks, 0)
  for (const id of wanted) {
    const slot = ids.slotOf(id)
    if (slot !== undefined) row.set(slot)
  }
  return row
}

/** The best of the ways into a scholarship is its verdict. */
function takeInWays(
  { ways }: Catalogue,
  truths: ReturnType<typeof createStudentTruths>,
  passes: (slot: number) => boolean,
  room: QueryRoom,
): void {
  if (ways.segment.slots === 0) return
  runSegment(ways.segment, truths, [ways.used], room.workspace, room.ways)
  const { store } = room.workspace
  const { possible, possibleCounts } = room.ways
  for (const [block, count] of possibleCounts.entries()) {
    for (let skip = 0; skip < count; skip += SLOTS_AT_ONCE) {
      const row = possible + block * ROW_STRIDE
      const first = block * BLOCK_SIZE
      const found = store.kernels.collect(row, skip, SLOTS_AT_ONCE, first, room.slots)
      for (let at = room.slots / 4; at < room.slots / 4 + found; at += 1) {
        const way = store.words[at] ?? 0
        const slot = ways.scholarshipOf(way)
        const truth = room.ways.truthOf(way)
        if (truth > room.result.truthOf(slot) && passes(slot)) room.result.setTruth(slot, truth)
      }
    }
  }
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
