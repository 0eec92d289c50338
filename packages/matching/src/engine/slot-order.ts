import { finish } from '../finish.ts'
import { createBitRow, type BitRow } from './bit-rows.ts'
import { ROW_BYTES } from './kernels.ts'
import type { RowStore } from './row-store.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import { slotsIn, type Section } from './snapshot/sections.ts'
import { slotsUpTo } from './sort-slots.ts'

/** How slots are ordered. */
export type Ordering = {
  /** Compares two slots; 0 only for a slot and itself. What is missing comes last. */
  readonly compare: (a: number, b: number) => number
  /** Whether a slot has nothing to be ordered by, and is last in both directions. */
  readonly isMissing: (slot: number) => boolean
}

/**
 * Slots in an order that is kept: a long list that is rarely written, and a short one of what has
 * changed since, which a reader merges.
 */
export type SlotOrder = {
  /** Notes a slot that is new or whose place has changed. */
  note(slot: number): void
  /** Takes in what was noted; afterwards the fields below may be read. */
  settle(): void
  /** The same, and leaves nothing in the short list. */
  flush(): void
  /** The long list is simply 0, 1, 2, … and lies nowhere. */
  readonly isNatural: boolean
  /** Where the long list lies: u32 each. Its stale slots are in `stale`. */
  readonly address: number
  readonly length: number
  /** How many at the front of the long list are not missing. */
  readonly present: number
  /** Grows when the long list is written. */
  readonly version: number
  /** Slots of the long list that stand in the short one too. */
  readonly stale: BitRow
  readonly hasStale: boolean
  /** The short list, in order. */
  readonly recent: readonly number[]
  readonly ordering: Ordering
  /** The long list, or a part of it; not to be kept. */
  read(from?: number, to?: number): Uint32Array
  /** Whether it was asked for yet: until then nothing is kept. */
  readonly isBegun: boolean
  /** Sorts all there are if nobody has asked for it yet. Slots may be noted between the steps. */
  prepareInSteps(): Generator<undefined, void>
  /** Writes the long list anew: all there are, of which `changed` stand in no order. */
  replace(sorted: Uint32Array, changed?: Iterable<number>): void
  addBlock(): void
  /** Everything it holds as of the call, for `restore` of an empty one. */
  save(): readonly Section[]
  restore(reader: SectionReader): Promise<void>
}

/** The short list is merged into the long one when it is longer than this. */
const RECENT_LIMIT = 2048

/** Sorts all slots. Those that change between its steps may come out anywhere. */
export type SortAll = () => Generator<undefined, Uint32Array>

/** Starts an order that is made of all slots when it is first settled or prepared. */
export function createSlotOrder(store: RowStore, ordering: Ordering, sortAll: SortAll): SlotOrder {
  return new StoredOrder(store, ordering, sortAll)
}

/**
 * Starts an order in which most slots follow each other by number; only others are to be noted.
 * From many of these on it is kept as a list.
 */
export function createNaturalOrder(store: RowStore, ordering: Ordering): NaturalOrder {
  return new StoredOrder(store, ordering, null)
}

export type NaturalOrder = SlotOrder & {
  /** Takes in the next slot, which comes after all others if it is in order. */
  append(slot: number): void
}

type SavedOrder = {
  readonly isBegun: boolean
  readonly isNatural: boolean
  readonly length: number
  readonly present: number
  readonly last: number
}

class StoredOrder implements NaturalOrder {
  address = 0
  length = 0
  present = 0
  version = 0
  hasStale = false
  recent: number[] = []
  isNatural: boolean
  readonly stale: BitRow
  readonly ordering: Ordering
  readonly #store: RowStore
  readonly #noted = new Set<number>()
  #capacity = 0
  /** The last slot that stands where its number says. */
  #last = -1

  /** Null once begun. */
  #sortAll: SortAll | null
  #isBeingPrepared = false

  constructor(store: RowStore, ordering: Ordering, sortAll: SortAll | null) {
    this.#store = store
    this.ordering = ordering
    this.isNatural = sortAll === null
    this.#sortAll = sortAll
    this.stale = createBitRow(store, 0, 0)
  }

  get isBegun(): boolean {
    return this.#sortAll === null
  }

  append(slot: number): void {
    const follows = this.#last === -1 || this.ordering.compare(this.#last, slot) < 0
    if (!this.isNatural || !follows) {
      this.note(slot)
      return
    }
    this.#last = slot
    this.length = slot + 1
    this.present = this.length
  }

  note(slot: number): void {
    if (this.isBegun || this.#isBeingPrepared) this.#noted.add(slot)
  }

  settle(): void {
    if (this.#sortAll) this.replace(finish(this.#sortAll()))
    if (this.#noted.size === 0) return
    for (const slot of this.#noted) this.stale.set(slot)
    const noted = [...this.#noted].sort(this.ordering.compare)
    const kept = this.recent.filter((slot) => !this.#noted.has(slot))
    this.#noted.clear()
    this.hasStale = true
    this.recent = kept.length === 0 ? noted : merge(kept, noted, this.ordering.compare)
    if (this.recent.length > RECENT_LIMIT) this.#mergeAll()
  }

  flush(): void {
    this.settle()
    if (this.hasStale) this.#mergeAll()
  }

  *prepareInSteps(): Generator<undefined, void> {
    if (!this.#sortAll) return
    const steps = this.#sortAll()
    this.#isBeingPrepared = true
    let step = steps.next()
    for (; !step.done; step = steps.next()) {
      yield
      // Whoever asks meanwhile has it sorted at once.
      if (this.isBegun) return
    }
    this.replace(step.value, this.#noted)
    this.flush()
  }

  replace(sorted: Uint32Array, changed: Iterable<number> = []): void {
    const noted = [...changed]
    for (const slot of [...this.recent, ...this.#noted]) this.stale.clear(slot)
    this.#noted.clear()
    this.recent = []
    this.hasStale = false
    this.isNatural = false
    this.#sortAll = null
    this.length = 0
    this.#makeRoom(sorted.length)
    this.#store.words.set(sorted, this.address / 4)
    this.#setLength(sorted.length)
    for (const slot of noted) this.#noted.add(slot)
    this.settle()
  }

  read(from = 0, to = this.length): Uint32Array {
    if (this.isNatural) return slotsUpTo(this.length).subarray(from, to)
    return this.#store.words.subarray(this.address / 4 + from, this.address / 4 + to)
  }

  addBlock(): void {
    this.stale.addBlock()
  }

  save(): readonly Section[] {
    const { isNatural, length, present } = this
    const { isBegun } = this
    return [
      { json: { isBegun, isNatural, length, present, last: this.#last } },
      isBegun && !isNatural ? this.read().slice() : new Uint32Array(0),
      Uint32Array.from(this.recent),
      slotsIn(this.#noted, this.#noted.size),
    ]
  }

  async restore(reader: SectionReader): Promise<void> {
    const saved = await reader.json<SavedOrder>()
    const list = await reader.numbers(Uint32Array)
    if (saved.isBegun && !saved.isNatural) this.replace(list)
    this.length = saved.length
    // Not to be told from the list: its stale slots have other places by now.
    this.present = saved.present
    this.#last = saved.last
    this.recent = [...(await reader.numbers(Uint32Array))]
    for (const slot of this.recent) this.stale.set(slot)
    this.hasStale = this.recent.length > 0
    for (const slot of await reader.numbers(Uint32Array)) this.#noted.add(slot)
  }

  /** Where it lies: stretches between what leaves and what comes are moved as they are. */
  #mergeAll() {
    const { recent, ordering } = this
    this.#makeRoom(this.length + recent.length)
    const list = this.read(0, this.length + recent.length)
    const kept = dropMarked(list, this.length, this.#staleBits())
    insertSorted(list, kept, recent, ordering.compare)
    for (const slot of recent) this.stale.clear(slot)
    this.recent = []
    this.hasStale = false
    this.#setLength(kept + recent.length)
  }

  #setLength(length: number) {
    this.length = length
    // What is missing stands last.
    this.present = placeIn(this.read(), length, this.ordering.isMissing)
    this.version += 1
  }

  #staleBits(): Uint8Array {
    const { addresses } = this.stale
    const bits = new Uint8Array(addresses.length * ROW_BYTES)
    for (const [block, address] of addresses.entries())
      bits.set(this.#store.bytes.subarray(address, address + ROW_BYTES), block * ROW_BYTES)
    return bits
  }

  /** Makes the long list lie where it can grow to a length. */
  #makeRoom(length: number) {
    const before = { address: this.address, capacity: this.#capacity }
    if (length > before.capacity) {
      this.#capacity = Math.ceil(length * 1.03)
      this.address = this.#store.allocate(4 * this.#capacity)
    }
    const { words } = this.#store
    if (this.isNatural) words.set(slotsUpTo(this.length), this.address / 4)
    else if (this.address !== before.address)
      words.copyWithin(this.address / 4, before.address / 4, before.address / 4 + this.length)
    this.isNatural = false
    if (this.address !== before.address && before.capacity > 0)
      this.#store.free(before.address, 4 * before.capacity)
  }
}

/** Leaves out slots whose bit is set; returns how many stay. */
function dropMarked(list: Uint32Array, length: number, bits: Uint8Array): number {
  let size = 0
  for (let index = 0; index < length; index += 1) {
    const slot = list[index] ?? 0
    if (((bits[slot >>> 3] ?? 0) & (1 << (slot & 7))) !== 0) continue
    list[size] = slot
    size += 1
  }
  return size
}

/** Puts slots, which are in order, between the first `length` of a list, the last one first. */
function insertSorted(
  list: Uint32Array,
  length: number,
  slots: readonly number[],
  compare: Ordering['compare'],
) {
  let end = length
  for (let before = slots.length - 1; before >= 0; before -= 1) {
    const slot = slots[before] ?? 0
    const place = placeIn(list, end, (other) => compare(other, slot) > 0)
    list.copyWithin(place + before + 1, place, end)
    list[place + before] = slot
    end = place
  }
}

/** Where in the first `length` of a list the slots begin of which something is true. */
function placeIn(list: Uint32Array, length: number, isTrue: (slot: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (isTrue(list[middle] ?? 0)) to = middle
    else from = middle + 1
  }
  return from
}

function merge(a: readonly number[], b: readonly number[], compare: Ordering['compare']): number[] {
  const merged: number[] = []
  let at = 0
  for (const slot of b) {
    for (; at < a.length; at += 1) {
      const other = a[at] ?? 0
      if (compare(other, slot) > 0) break
      merged.push(other)
    }
    merged.push(slot)
  }
  for (; at < a.length; at += 1) merged.push(a[at] ?? 0)
  return merged
}
