import { Catalogue } from './catalogue.ts'
import type { Kernels } from './kernels.ts'
import type { DimensionKey, Leaves } from './leaves.ts'
import { NOWHERE } from './orders.ts'
import { keyOf } from './snapshot/demand-lines.ts'

/** By how many dimensions slots are sorted: those that most scholarships make a demand in. */
const SORTED_BY = 3
/** So many slots are copied, or leaves read, in about a millisecond. */
const STEP = 128
const SORT_STEP = 8192

/**
 * Copies a catalogue so that scholarships with the same demands in its leading dimensions have slots
 * next to each other: a student fits whole stretches of them, and none of others.
 */
export function* arrangedCopy(from: Catalogue, kernels: Kernels): Generator<undefined, Catalogue> {
  const copy = new Catalogue(from.facts, kernels, from)
  const slotOf = new Uint32Array(from.main.slots).fill(NOWHERE)
  for (const [slot, there] of (yield* arrangedSlots(from)).entries()) {
    copy.adopt(from, there)
    slotOf[there] = slot
    if (slot % STEP === 0) yield
  }
  yield* copy.orders.copyInSteps(from.orders, slotOf)
  return copy
}

/**
 * Every scholarship's slot, sorted by what it demands. Those with several ways in come last, and are
 * sorted by the first of them.
 */
function* arrangedSlots(catalogue: Catalogue): Generator<undefined, Uint32Array> {
  const { main, ways, ids, leaves } = catalogue
  const all = Uint32Array.from({ length: main.slots }, (_none, slot) => slot)
  let slots = all.filter((slot) => ids.isUsed(slot))
  const leading = main.byDemand.filter(({ key }) => key.polarity === 'accept').slice(0, SORTED_BY)
  for (const { key } of leading.toReversed()) {
    const ranks = yield* ranksOf(key, leaves)
    slots = yield* sortedBy(slots, (slot) => {
      const [way] = ways.waysOf(slot)
      const { leafLists } = way === undefined ? main : ways.segment
      let rank = 0
      leafLists.every(way ?? slot, (id) => {
        rank = ranks[id] ?? 0
        return rank === 0
      })
      return rank
    })
  }
  return yield* sortedBy(slots, (slot) => (ways.has(slot) ? 1 : 0))
}

/** Numbers the demands in a dimension from 1 on, like ones next to each other; others are 0. */
function* ranksOf(key: DimensionKey, leaves: Leaves): Generator<undefined, Uint32Array> {
  const own: { id: number; text: string }[] = []
  for (let id = 0; id < leaves.size; id += 1) {
    const { demand, dimension } = leaves.at(id)
    if (leaves.dimensions[dimension] === key) own.push({ id, text: keyOf(demand) })
    if (id % STEP === 0) yield
  }
  own.sort((a, b) => (a.text < b.text ? -1 : 1))
  const ranks = new Uint32Array(leaves.size)
  for (const [index, { id }] of own.entries()) ranks[id] = index + 1
  return ranks
}

/** Sorts by small numbers; the order of equal ones stays. */
function* sortedBy(
  slots: Uint32Array,
  rankOf: (slot: number) => number,
): Generator<undefined, Uint32Array<ArrayBuffer>> {
  const ranks = new Uint32Array(slots.length)
  const starts: number[] = []
  for (const [index, slot] of slots.entries()) {
    const rank = rankOf(slot)
    ranks[index] = rank
    starts[rank] = (starts[rank] ?? 0) + 1
    if (index % SORT_STEP === 0) yield
  }
  let start = 0
  for (let rank = 0; rank < starts.length; rank += 1) {
    const count = starts[rank] ?? 0
    starts[rank] = start
    start += count
  }
  const sorted = new Uint32Array(slots.length)
  for (const [index, slot] of slots.entries()) {
    const rank = ranks[index] ?? 0
    const at = starts[rank] ?? 0
    sorted[at] = slot
    starts[rank] = at + 1
    if (index % SORT_STEP === 0) yield
  }
  return sorted
}
