import type { LeafLists } from './leaf-lists.ts'
import type { Leaves } from './leaves.ts'
import type { Demand } from './demand.ts'
import { createSlotList, type SlotList } from './slot-list.ts'

/** A demand, and the slots that make it in ascending order. */
export type Asked = { readonly demand: Demand; readonly slots: Uint32Array }

/** So many slots are read, or leaves, in about a millisecond. */
const STEP = 4096
/** So many leaves may have to be read from texts in that time. */
const LEAF_STEP = 512

/** What all slots demand, by the number of the dimension. */
export function* askedByDimension(
  lists: LeafLists,
  slots: number,
  leaves: Leaves,
): Generator<undefined, readonly Asked[][]> {
  const ends = new Uint32Array(leaves.size)
  for (let slot = 0; slot < slots; slot += 1) {
    lists.every(slot, (leaf) => {
      ends[leaf] = (ends[leaf] ?? 0) + 1
      return true
    })
    if (slot % STEP === 0) yield
  }
  let total = 0
  for (const [leaf, count] of ends.entries()) {
    // Where its slots begin, for now.
    ends[leaf] = total
    total += count
  }
  const sorted = new Uint32Array(total)
  for (let slot = 0; slot < slots; slot += 1) {
    lists.every(slot, (leaf) => {
      const end = ends[leaf] ?? 0
      sorted[end] = slot
      ends[leaf] = end + 1
      return true
    })
    if (slot % STEP === 0) yield
  }
  const asked: Asked[][] = leaves.dimensions.map(() => [])
  for (const [leaf, end] of ends.entries()) {
    const from = leaf === 0 ? 0 : (ends[leaf - 1] ?? 0)
    if (leaf % LEAF_STEP === 0) yield
    if (from === end) continue
    const { demand, dimension } = leaves.at(leaf)
    asked[dimension]?.push({ demand, slots: sorted.subarray(from, end) })
  }
  return asked
}

/** Parts of all demands, each of which takes less than a millisecond. */
export function* partsOf(asked: Iterable<Asked>): Generator<readonly Asked[]> {
  let part: Asked[] = []
  let work = 0
  for (const each of asked) {
    part.push(each)
    work += 4 + each.slots.length / 2
    if (work < STEP) continue
    yield part
    part = []
    work = 0
  }
  yield part
}

export const countSlots = (asked: readonly Asked[]): number =>
  asked.reduce((sum, { slots }) => sum + slots.length, 0)

/** The same demands, each on so few slots at once that it may be looked at in no time. */
export function* inPieces(asked: readonly Asked[]): Generator<Asked> {
  for (const each of asked) {
    const { demand, slots } = each
    if (slots.length <= STEP) yield each
    else
      for (let from = 0; from < slots.length; from += STEP)
        yield { demand, slots: slots.subarray(from, from + STEP) }
  }
}

/** The slots that make any of the demands, ascending. */
export function slotsOf(asked: readonly Asked[]): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(countSlots(asked))
  let length = 0
  for (const { slots } of asked) {
    all.set(slots, length)
    length += slots.length
  }
  if (asked.length < 2) return all
  all.sort()
  // Only questions are asked several at a time.
  return all.every((slot, at) => slot !== all[at - 1]) ? all : new Uint32Array(new Set(all))
}

export function listOf(asked: readonly Asked[]): SlotList {
  const slots = slotsOf(asked)
  return createSlotList(slots, slots.length)
}
