import type { FactValue } from '../answers.ts'
import type { CatalogueDraft } from './catalogue-draft.ts'
import type { Demand } from './demand.ts'
import type { DimensionKey, Leaves } from './leaves.ts'
import { keyOf } from './snapshot/demand-lines.ts'
import { slotsUpTo, sortByDigits, startSorting, type WriteDigits } from './sort-slots.ts'

/** By how many dimensions slots are sorted: those that most scholarships make a demand in. */
const SORTED_BY = 6
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
  const slotsByLeaf = yield* countSlots(draft)
  for (const key of leadingDimensions(leaves, slotsByLeaf).toReversed()) {
    const ranks = yield* ranksOf(key, leaves, slotsByLeaf)
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

/** How many scholarships with a single way in make each demand. */
function* countSlots(draft: CatalogueDraft): Generator<undefined, Uint32Array> {
  const slotsByLeaf = new Uint32Array(draft.vocabulary.leaves.size)
  const count = (id: number) => {
    slotsByLeaf[id] = (slotsByLeaf[id] ?? 0) + 1
    return true
  }
  for (let slot = 0; slot < draft.size; slot += 1) {
    draft.leafLists.every(slot, count)
    if (slot % COUNT_STEP === 0) yield
  }
  return slotsByLeaf
}

/** Those of a profile's questions in which most scholarships say what they accept, most first. */
function leadingDimensions({ dimensions, dimensionIds }: Leaves, slotsByLeaf: Uint32Array) {
  const demanding = dimensions.map((key) => ({ key, slots: 0 }))
  for (let id = 0; id < slotsByLeaf.length; id += 1) {
    const dimension = demanding[dimensionIds[id] ?? 0]
    if (dimension) dimension.slots += slotsByLeaf[id] ?? 0
  }
  const leading = demanding.filter(({ key }) => key.polarity === 'accept' && key.answerKey !== null)
  const bySlots = leading.sort((a, b) => b.slots - a.slots)
  return bySlots.slice(0, SORTED_BY).map(({ key }) => key)
}

/** Numbers the demands in a dimension from 1 on, like ones next to each other; others are 0. */
function* ranksOf(
  key: DimensionKey,
  leaves: Leaves,
  slotsByLeaf: Uint32Array,
): Generator<undefined, Uint32Array> {
  const ids: number[] = []
  for (let id = 0; id < leaves.size; id += 1)
    if (leaves.dimensions[leaves.dimensionIds[id] ?? 0] === key) ids.push(id)
  const places = yield* placesOfValues(ids, leaves, slotsByLeaf)
  const own: { id: number; likeness: string }[] = []
  for (const id of ids) {
    own.push({ id, likeness: likenessOf(leaves.at(id).demand, places) })
    if (own.length % STEP === 0) yield
  }
  const ranks = new Uint32Array(leaves.size)
  let rank = 0
  for (const [, some] of byText(Map.groupBy(own, ({ likeness }) => likeness.slice(0, 2)))) {
    some.sort((a, b) => (a.likeness < b.likeness ? -1 : 1))
    for (const { id } of some) ranks[id] = rank += 1
    yield
  }
  return ranks
}

const byText = <T>(groups: Map<string, T>) => [...groups].sort(([a], [b]) => (a < b ? -1 : 1))

/** Each value's place among all of the dimension, that which most scholarships name first. */
function* placesOfValues(
  ids: readonly number[],
  leaves: Leaves,
  slotsByLeaf: Uint32Array,
): Generator<undefined, ReadonlyMap<FactValue, number>> {
  const slotsByValue = new Map<FactValue, number>()
  for (const [index, id] of ids.entries()) {
    const { demand } = leaves.at(id)
    for (const value of 'values' in demand ? demand.values : [])
      slotsByValue.set(value, (slotsByValue.get(value) ?? 0) + (slotsByLeaf[id] ?? 0))
    if (index % STEP === 0) yield
  }
  const ordered = [...slotsByValue].sort(([, a], [, b]) => b - a)
  return new Map(ordered.map(([value], place) => [value, place]))
}

/**
 * Texts in whose order demands on like values follow each other: those on one value before those on
 * several, and those begin with the value that most scholarships name. A student who has that value
 * fits one stretch of them, and nearly none of another stretch.
 */
function likenessOf(demand: Demand, places: ReadonlyMap<FactValue, number>): string {
  if (!('values' in demand)) return keyOf(demand)
  const named = demand.values.map((value) => Math.min(places.get(value) ?? 0, 0xffff))
  const isList = named.length > 1 ? 1 : 0
  return String.fromCharCode(isList, ...named.sort((a, b) => a - b))
}
