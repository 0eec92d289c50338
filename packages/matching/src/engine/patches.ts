import { placeOf, type BitRow } from './bit-rows.ts'
import { BLOCK_SIZE } from './kernels.ts'
import type { RowStore } from './row-store.ts'
import type { SlotList } from './slot-list.ts'

/** Bits that a row of the catalogue has besides its own while a query reads it. */
export type Patch = {
  readonly row: BitRow
  readonly lists: readonly SlotList[]
  readonly slots: ReadonlySet<number>
}

/** Patches of one query at a time, block by block: what was read of a row is still near then. */
export type Patches = {
  begin(patches: readonly Patch[]): void
  /** Sets the bits in a block; blocks come in ascending order. */
  apply(block: number): void
  /** Clears them again, before anything else reads the rows of the block. */
  restore(): void
}

export function createPatches(store: RowStore): Patches {
  return new WrittenPatches(store)
}

/** Slots in ascending order whose bits are set in a row, and how many of them are done. */
type Part = { readonly row: BitRow; readonly slots: Uint32Array; next: number }

class WrittenPatches implements Patches {
  readonly #store: RowStore
  #parts: Part[] = []
  /** Where bits were set in this block, and the byte before. */
  #places = new Uint32Array(1024)
  #before = new Uint8Array(1024)
  #written = 0

  constructor(store: RowStore) {
    this.#store = store
  }

  begin(patches: readonly Patch[]): void {
    this.#parts = patches.flatMap(partsOf)
  }

  apply(block: number): void {
    for (const part of this.#parts) this.#write(part, block)
  }

  restore(): void {
    const { bytes } = this.#store
    // Backwards: several bits of a byte may have been set.
    for (let index = this.#written - 1; index >= 0; index -= 1)
      bytes[this.#places[index] ?? 0] = this.#before[index] ?? 0
    this.#written = 0
  }

  #write(part: Part, block: number) {
    const { slots, row } = part
    this.#reserve(slots.length - part.next)
    const end = (block + 1) * BLOCK_SIZE
    const { bytes } = this.#store
    const [places, before] = [this.#places, this.#before]
    const address = row.addresses[block] ?? 0
    let [next, written] = [part.next, this.#written]
    for (; next < slots.length; next += 1) {
      const slot = slots[next] ?? 0
      if (slot >= end) break
      const at = address + (placeOf(slot) >>> 3)
      const byte = bytes[at] ?? 0
      const patched = byte | (1 << (slot & 7))
      if (patched === byte) continue
      bytes[at] = patched
      places[written] = at
      before[written] = byte
      written += 1
    }
    part.next = next
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

function partsOf({ row, lists, slots }: Patch): Part[] {
  const parts = lists.map((list) => ({ row, slots: list.slots.subarray(0, list.length), next: 0 }))
  if (slots.size > 0) parts.push({ row, slots: Uint32Array.from(slots).sort(), next: 0 })
  return parts
}
