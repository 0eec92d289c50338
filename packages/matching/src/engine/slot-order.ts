import { createBitRow, type BitRow } from './bit-rows.ts'
import type { RowStore } from './row-store.ts'
import type { SectionReader } from './snapshot/section-reader.ts'
import { slotsIn, type Section } from './snapshot/sections.ts'

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
  /** The long list; not to be kept. */
  read(): Uint32Array
  /** Whether it was asked for yet: until then nothing is kept. */
  readonly isBegun: boolean
  /** Writes the long list anew: `sorted` are all that there are. */
  replace(sorted: Uint32Array): void
  addBlock(): void
  /** Everything it holds as of the call, for `restore` of an empty one. */
  save(): readonly Section[]
  restore(reader: SectionReader): Promise<void>
}

/** The short list is merged into the long one when it is longer than this. */
const RECENT_LIMIT = 2048

/** Starts an order that is made of all `slots()` when it is first settled. */
export function createSlotOrder(
  store: RowStore,
  ordering: Ordering,
  slots: () => number,
): SlotOrder {
  return new StoredOrder(store, ordering, slots)
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

  /** How many slots to begin with; null once begun. */
  #begin: (() => number) | null

  constructor(store: RowStore, ordering: Ordering, begin: (() => number) | null) {
    this.#store = store
    this.ordering = ordering
    this.isNatural = begin === null
    this.#begin = begin
    this.stale = createBitRow(store, 0, 0)
  }

  get isBegun(): boolean {
    return this.#begin === null
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
    if (!this.#begin) this.#noted.add(slot)
  }

  settle(): void {
    if (this.#begin) {
      const slots = Uint32Array.from({ length: this.#begin() }, (_none, slot) => slot)
      this.replace(slots.sort(this.ordering.compare))
    }
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

  replace(sorted: Uint32Array): void {
    for (const slot of [...this.recent, ...this.#noted]) this.stale.clear(slot)
    this.#noted.clear()
    this.recent = []
    this.hasStale = false
    if (sorted.length > this.#capacity) this.#makeRoom(sorted.length)
    this.#store.words.set(sorted, this.address / 4)
    this.length = sorted.length
    this.present = this.#countPresent(sorted)
    this.version += 1
    this.isNatural = false
    this.#begin = null
  }

  read(): Uint32Array {
    if (this.isNatural) return Uint32Array.from({ length: this.length }, (_none, slot) => slot)
    return this.#store.words.subarray(this.address / 4, this.address / 4 + this.length)
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

  #mergeAll() {
    const old = this.read()
    const merged = new Uint32Array(this.length + this.recent.length)
    let size = 0
    let next = 0
    for (const slot of old) {
      if (this.stale.has(slot)) continue
      for (; next < this.recent.length; next += 1) {
        const recent = this.recent[next] ?? 0
        if (this.ordering.compare(recent, slot) > 0) break
        merged[size] = recent
        size += 1
      }
      merged[size] = slot
      size += 1
    }
    for (const slot of this.recent.slice(next)) {
      merged[size] = slot
      size += 1
    }
    this.replace(merged.subarray(0, size))
  }

  /** What is missing stands last. */
  #countPresent(sorted: Uint32Array): number {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.ordering.isMissing(sorted[middle] ?? 0)) to = middle
      else from = middle + 1
    }
    return from
  }

  #makeRoom(length: number) {
    if (this.#capacity > 0) this.#store.free(this.address, 4 * this.#capacity)
    this.#capacity = Math.ceil(length * 1.03)
    this.address = this.#store.allocate(4 * this.#capacity)
  }
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
