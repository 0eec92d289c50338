import { arrangedSlots } from './arranged-slots.ts'
import { Catalogue } from './catalogue.ts'
import type { CatalogueDraft } from './catalogue-draft.ts'
import { KEY_WORDS } from './id-table.ts'
import type { Kernels } from './kernels.ts'
import { createDemandReader } from './demand.ts'

/** So many scholarships are entered in less than a millisecond. */
const STEP = 256
/** So many are looked at in about a millisecond. */
const ORDER_STEP = 8192

/**
 * Makes a catalogue in which scholarships with the same demands in its leading dimensions have slots
 * next to each other: a student fits whole stretches of them, and none of others.
 */
export function* fillCatalogue(
  draft: CatalogueDraft,
  kernels: Kernels,
): Generator<undefined, Catalogue> {
  const { vocabulary } = draft
  // What was read of clauses for the draft need not be kept.
  const demandOf = createDemandReader(vocabulary.facts)
  const catalogue = new Catalogue({ ...vocabulary, demandOf }, kernels)
  const { main, ways, orders } = catalogue
  const places = yield* arrangedSlots(draft)
  yield* ways.fillInSteps(draft.wayLists, waysBySlot(draft, places))
  yield* main.fillInSteps(draft.leafLists, places)
  for (let block = 0; block < main.blocks; block += 1) orders.addBlock()
  catalogue.reserve(draft.size)
  for (let slot = 0; slot < places.length; slot += 1) {
    enter(catalogue, slot, draft, places[slot] ?? 0)
    if (slot % STEP === 0) yield
  }
  yield* orderByCreation(catalogue, places)
  yield* vocabulary.leaves.packInSteps()
  return catalogue
}

function* waysBySlot(
  { waysIn }: CatalogueDraft,
  places: Uint32Array,
): Generator<[number, readonly number[]]> {
  // They come last (see arrangedSlots).
  for (let slot = places.length - waysIn.size; slot < places.length; slot += 1)
    yield [slot, waysIn.get(places[slot] ?? 0) ?? []]
}

/** All but what it asks. */
function enter(catalogue: Catalogue, slot: number, draft: CatalogueDraft, place: number) {
  catalogue.ids.setKey(slot, draft.keys, place * KEY_WORDS)
  catalogue.columns.copy(slot, draft.columns, place)
  catalogue.traits.packed.set(slot, draft.traits.packed.at(place))
  catalogue.noteUnread(slot)
  const criteria = draft.intricate.get(place)
  if (criteria) catalogue.putIntricate(slot, criteria)
  catalogue.setPreferences(slot, draft.preferenceIds.get(place) ?? 0)
  catalogue.open.note(slot)
}

/** They mostly came in this order. */
function* orderByCreation({ orders }: Catalogue, places: Uint32Array): Generator<undefined, void> {
  const [byCreation] = orders.byColumns
  if (!byCreation) return
  const { compare } = byCreation.ordering
  const slots = new Uint32Array(places.length)
  for (const [slot, place] of places.entries()) {
    slots[place] = slot
    if (slot % ORDER_STEP === 0) yield
  }
  let isInOrder = true
  for (let at = 1; at < slots.length && isInOrder; at += 1) {
    isInOrder = compare(slots[at - 1] ?? 0, slots[at] ?? 0) < 0
    if (at % ORDER_STEP === 0) yield
  }
  byCreation.replace(isInOrder ? slots : slots.sort(compare))
}
