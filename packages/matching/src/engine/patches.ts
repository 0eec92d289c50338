import { placeOf, type BitRow } from './bit-rows.ts'
import { BLOCK_SIZE } from './kernels.ts'
import type { RowStore } from './row-store.ts'
import { lowerBoundIn, type SlotList } from './slot-list.ts'

/**
 * Bits that a row of the catalogue has besides its own while a query reads it: of slots that name a
 * value too rare for a row of its own.
 */
export type Patch = {
  readonly row: BitRow
  /** Ascending. */
  readonly slots: Uint32Array
  /** Where the slots of each block end. */
  readonly ends: Uint32Array
}

/** The slots of some lists and single ones; to be made anew when any of them changes. */
export function patchOf(
  row: BitRow,
  lists: readonly SlotList[],
  single: ReadonlySet<number>,
): Patch {
  const slots = slotsOf(lists, single)
  const ends = Uint32Array.from(row.addresses, (_address, block) =>
    lowerBoundIn(slots, slots.length, (block + 1) * BLOCK_SIZE),
  )
  return { row, slots, ends }
}

/** In ascending order; one may be there twice. */
function slotsOf(lists: readonly SlotList[], single: ReadonlySet<number>): Uint32Array {
  const parts = lists.map(({ slots, length }) => slots.subarray(0, length))
  if (single.size > 0) parts.push(Uint32Array.from(single).sort())
  const [only, other] = parts
  if (only && !other) return only
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    all.set(part, end)
    end += part.length
  }
  return all.sort()
}

/** Patches of one query at a time, block by block. */
export type Patches = {
  /** Sets those bits in a block that are set in a row which the result is within. */
  apply(patches: readonly Patch[], block: number, within: number): void
  /** Clears them again, before anything else reads the rows. */
  restore(): void
}

export function createPatches(store: RowStore): Patches {
  return new WrittenPatches(store)
}

class WrittenPatches implements Patches {
  readonly #store: RowStore
  /** Where bits were set, and the byte before. */
  #places = new Uint32Array(1024)
  #before = new Uint8Array(1024)
  #written = 0

  constructor(store: RowStore) {
    this.#store = store
  }

  apply(patches: readonly Patch[], block: number, within: number): void {
    for (const { row, slots, ends } of patches) {
      const from = ends[block - 1] ?? 0
      const to = ends[block] ?? 0
      if (from < to) this.#write(row.addresses[block] ?? 0, slots, from, to, within)
    }
  }

  restore(): void {
    const { bytes } = this.#store
    // Backwards: several bits of a byte may have been set.
    for (let index = this.#written - 1; index >= 0; index -= 1)
      bytes[this.#places[index] ?? 0] = this.#before[index] ?? 0
    this.#written = 0
  }

  #write(row: number, slots: Uint32Array, from: number, to: number, within: number) {
    this.#reserve(to - from + 1)
    const { bytes } = this.#store
    const [places, before] = [this.#places, this.#before]
    const first = this.#written
    let written = first
    // Without a branch, which nobody could foretell: what is not within is written over.
    for (let index = from; index < to; index += 1) {
      const place = placeOf(slots[index] ?? 0)
      places[written] = place
      written += ((bytes[within + (place >>> 3)] ?? 0) >>> (place & 7)) & 1
    }
    for (let index = first; index < written; index += 1) {
      const place = places[index] ?? 0
      const at = row + (place >>> 3)
      const byte = bytes[at] ?? 0
      bytes[at] = byte | (1 << (place & 7))
      places[index] = at
      before[index] = byte
    }
    this.#written = written
  }

  #reserve(more: number) {
    const needed = this.#written + more
    if (needed <= this.#places.length) return
    const [places, before] = [new Uint32Array(2 * needed), new Uint8Array(2 * needed)]
    places.set(this.#places)
    before.set(this.#before)
    this.#places = places
    this.#before = before
  }
}
