import type { CatalogueDraft } from './catalogue-draft.ts'
import type { DimensionKey, Leaves } from './leaves.ts'
import { keyOf } from './snapshot/demand-lines.ts'
import { slotsUpTo, sortByDigits, startSorting, type WriteDigits } from './sort-slots.ts'

/** By how many dimensions slots are sorted: those that most scholarships make a demand in. */
const SORTED_BY = 3
/** So many leaves are read in about a millisecond. */
const STEP = 128
const COUNT_STEP = 8192

/**
 * The numbers of a draft's scholarships, sorted by what they demand in the dimensions that most make a
 * demand in. Those with several ways in come last, and are sorted by the first of them.
 */
export function* arrangedSlots(draft: CatalogueDraft): Generator<undefined, Uint32Array> {
  const { vocabulary, waysIn } = draft
  const { leaves } = vocabulary
  const sorting = startSorting(slotsUpTo(draft.size))
  for (const key of (yield* leadingDimensions(draft)).toReversed()) {
    const ranks = yield* ranksOf(key, leaves)
    const rankOf = (slot: number) => {
      let rank = 0
      draft.everyLeaf(slot, (id) => {
        rank = ranks[id] ?? 0
        return rank === 0
      })
      return rank
    }
    yield* sortByDigits(sorting, ranks.length + 1, digitsOf(rankOf))
  }
  yield* sortByDigits(
    sorting,
    2,
    digitsOf((slot) => (waysIn.has(slot) ? 1 : 0)),
  )
  return sorting.slots
}

const digitsOf =
  (rankOf: (slot: number) => number): WriteDigits =>
  (slots, digits, from, to) => {
    for (let index = from; index < to; index += 1) digits[index] = rankOf(slots[index] ?? 0)
  }

/** Those in which most scholarships with a single way in say what they accept, most first. */
function* leadingDimensions(draft: CatalogueDraft): Generator<undefined, DimensionKey[]> {
  const { leaves } = draft.vocabulary
  const demanding = leaves.dimensions.map((key) => ({ key, slots: 0 }))
  const count = (id: number) => {
    const dimension = demanding[leaves.dimensionIds[id] ?? 0]
    if (dimension) dimension.slots += 1
    return true
  }
  for (let slot = 0; slot < draft.size; slot += 1) {
    draft.leafLists.every(slot, count)
    if (slot % COUNT_STEP === 0) yield
  }
  const accepting = demanding.filter(({ key }) => key.polarity === 'accept')
  const bySlots = accepting.sort((a, b) => b.slots - a.slots)
  return bySlots.slice(0, SORTED_BY).map(({ key }) => key)
}

/** Numbers the demands in a dimension from 1 on, like ones next to each other; others are 0. */
function* ranksOf(key: DimensionKey, leaves: Leaves): Generator<undefined, Uint32Array> {
  const own: { id: number; text: string }[] = []
  for (let id = 0; id < leaves.size; id += 1) {
    if (leaves.dimensions[leaves.dimensionIds[id] ?? 0] === key)
      own.push({ id, text: keyOf(leaves.at(id).demand) })
    if (id % STEP === 0) yield
  }
  own.sort((a, b) => (a.text < b.text ? -1 : 1))
  const ranks = new Uint32Array(leaves.size)
  for (const [index, { id }] of own.entries()) ranks[id] = index + 1
  return ranks
}
