import type { CatalogueDraft } from './catalogue-draft.ts'
import type { DimensionKey, Leaves } from './leaves.ts'
import { keyOf } from './snapshot/demand-lines.ts'

/** By how many dimensions slots are sorted: those that most scholarships make a demand in. */
const SORTED_BY = 3
/** So many leaves are read in about a millisecond. */
const STEP = 128
const SORT_STEP = 8192

/**
 * The numbers of a draft's scholarships, sorted by what they demand in the dimensions that most make a
 * demand in. Those with several ways in come last, and are sorted by the first of them.
 */
export function* arrangedSlots(draft: CatalogueDraft): Generator<undefined, Uint32Array> {
  const { vocabulary, waysIn } = draft
  const { leaves } = vocabulary
  let slots = Uint32Array.from({ length: draft.size }, (_none, slot) => slot)
  for (const key of (yield* leadingDimensions(draft)).toReversed()) {
    const ranks = yield* ranksOf(key, leaves)
    slots = yield* sortedBy(slots, (slot) => {
      let rank = 0
      draft.everyLeaf(slot, (id) => {
        rank = ranks[id] ?? 0
        return rank === 0
      })
      return rank
    })
  }
  return yield* sortedBy(slots, (slot) => (waysIn.has(slot) ? 1 : 0))
}

/** Those in which most scholarships with a single way in say what they accept, most first. */
function* leadingDimensions(draft: CatalogueDraft): Generator<undefined, DimensionKey[]> {
  const { leaves } = draft.vocabulary
  const demanding = leaves.dimensions.map((key) => ({ key, slots: 0 }))
  const count = (id: number) => {
    const dimension = demanding[leaves.at(id).dimension]
    if (dimension) dimension.slots += 1
    return true
  }
  for (let slot = 0; slot < draft.size; slot += 1) {
    draft.leafLists.every(slot, count)
    if (slot % SORT_STEP === 0) yield
  }
  const accepting = demanding.filter(({ key }) => key.polarity === 'accept')
  const bySlots = accepting.sort((a, b) => b.slots - a.slots)
  return bySlots.slice(0, SORTED_BY).map(({ key }) => key)
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
