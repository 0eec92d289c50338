import { UNKNOWN } from '../compile-criteria.ts'
import type { Student } from '../prepare-answers.ts'
import type { BitRow } from './bit-rows.ts'
import type { Catalogue } from './catalogue.ts'
import { BLOCK_SIZE, ROW_BYTES, ROW_STRIDE } from './kernels.ts'
import { SLOTS_AT_ONCE, type PagingRoom } from './paging.ts'
import type { ResultRows } from './result-rows.ts'
import type { RowStore } from './row-store.ts'
import type { QueryRoom } from './run-query.ts'
import type { Segment } from './segment.ts'

/** Where the verdicts on the slots of a segment lie. */
type Verdicts = Pick<ResultRows, 'possible' | 'eligible'>

/**
 * Possible slots of a segment that at most one frequent question of the profile keeps from being
 * eligible, and none of their own.
 */
export function* waitingSlots(
  segment: Segment,
  { possible, eligible }: Verdicts,
  student: Student,
  { workspace, fresh, slots }: PagingRoom,
): Generator<Uint32Array> {
  const { store, list } = workspace
  const questions = openQuestions(segment, student)
  const own = segment.dimensions.flatMap(({ key, unconstrained }) =>
    key.answerKey === null && unconstrained ? [unconstrained] : [],
  )
  const [one, two, waiting] = [fresh.at(4), fresh.at(4) + ROW_STRIDE, fresh.at(4) + 2 * ROW_STRIDE]
  for (let block = 0; block < segment.blocks; block += 1) {
    store.bytes.fill(0, one, two + ROW_BYTES)
    for (const rows of questions) {
      const addresses = rows.flatMap((row) => askingIn(row, block, store))
      if (addresses.length === 0) continue
      const joined = waiting + ROW_STRIDE
      store.words.set(addresses, list / 4)
      if (addresses.length > 1) store.kernels.and(list, addresses.length, joined)
      store.words[list / 4] = addresses.length > 1 ? joined : (addresses[0] ?? 0)
      store.kernels.blockers(list, 1, one, two)
    }
    const at = block * ROW_STRIDE
    store.kernels.andNot(possible + at, eligible + at, waiting)
    const asking = own.flatMap((row) => askingIn(row, block, store))
    store.words.set([waiting, ...asking], list / 4)
    store.kernels.and(list, asking.length + 1, waiting)
    const count = store.kernels.andNot(waiting, two, waiting)
    for (let skip = 0; skip < count; skip += SLOTS_AT_ONCE) {
      const found = store.kernels.collect(waiting, skip, SLOTS_AT_ONCE, block * BLOCK_SIZE, slots)
      yield store.words.slice(slots / 4, slots / 4 + found)
    }
  }
}

/** A row of what asks nothing in a dimension, unless nothing in the block does. */
function askingIn({ addresses }: BitRow, block: number, { fullRow }: RowStore): number[] {
  const address = addresses[block] ?? 0
  return address === fullRow ? [] : [address]
}

/** Of each open question, the rows of what asks nothing of it: one for each polarity. */
function openQuestions({ dimensions }: Segment, student: Student): BitRow[][] {
  const byKey = new Map<string, BitRow[]>()
  for (const { key, unconstrained } of dimensions) {
    if (!unconstrained || key.answerKey === null || student.answers.has(key.answerKey)) continue
    const rows = byKey.get(key.answerKey)
    if (rows) rows.push(unconstrained)
    else byKey.set(key.answerKey, [unconstrained])
  }
  return [...byKey.values()]
}

/** Possible scholarships with several ways in, each with those that wait for one question at most. */
export function waitingForWays(
  { ways: { segment, targets } }: Catalogue,
  student: Student,
  room: QueryRoom,
): ReadonlyMap<number, readonly number[]> {
  const waiting = new Map<number, number[]>()
  for (const some of waitingSlots(segment, room.ways, student, room))
    for (const way of some) {
      const slot = targets.of(way)
      const own = waiting.get(slot)
      if (own) own.push(way)
      else if (room.result.truthOf(slot) === UNKNOWN) waiting.set(slot, [way])
    }
  return waiting
}
