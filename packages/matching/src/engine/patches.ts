import { BLOCK_SIZE } from './kernels.ts'
import type { BitRow } from './bit-rows.ts'
import type { SlotList } from './slot-list.ts'
import type { RowStore } from './row-store.ts'

/** Bits that a row of the catalogue has besides its own while a query reads it. */
export type Patch = {
  readonly row: BitRow
  readonly lists: readonly SlotList[]
  readonly slots: ReadonlySet<number>
}

/** Patches of one query at a time. */
export type Patches = {
  /** Sets the bits; to be restored before anything else reads the rows. */
  apply(patches: readonly Patch[]): void
  restore(patches: readonly Patch[]): void
}

export function createPatches(store: RowStore): Patches {
  return new WrittenPatches(store)
}

class WrittenPatches implements Patches {
  readonly #store: RowStore
  /** The slots of all patches whose bits were not set before, and where those of each patch end. */
  #written = new Uint32Array(4096)
  readonly #ends: number[] = []

  constructor(store: RowStore) {
    this.#store = store
  }

  apply(patches: readonly Patch[]): void {
    this.#ends.length = 0
    let end = 0
    for (const { row, lists, slots } of patches) {
      for (const list of lists) end = this.#write(row, list.slots, list.length, end)
      if (slots.size > 0) end = this.#write(row, Uint32Array.from(slots), slots.size, end)
      this.#ends.push(end)
    }
  }

  restore(patches: readonly Patch[]): void {
    let from = 0
    for (const [index, { row }] of patches.entries()) {
      const end = this.#ends[index] ?? from
      clearBits(this.#store.bytes, row.addresses, this.#written, from, end)
      from = end
    }
  }

  #write({ addresses }: BitRow, slots: Uint32Array, length: number, end: number): number {
    if (end + length > this.#written.length) {
      const grown = new Uint32Array(2 * (end + length))
      grown.set(this.#written)
      this.#written = grown
    }
    return setBits(this.#store.bytes, addresses, slots, length, this.#written, end)
  }
}

const BLOCK_SHIFT = Math.log2(BLOCK_SIZE)
const IN_BLOCK = BLOCK_SIZE - 1

/** Writes down whose bits it sets, from an index on; returns the index after the last. */
function setBits(
  bytes: Uint8Array,
  addresses: readonly number[],
  slots: Uint32Array,
  length: number,
  written: Uint32Array,
  end: number,
): number {
  let next = end
  for (let index = 0; index < length; index += 1) {
    const slot = slots[index] ?? 0
    const at = (addresses[slot >>> BLOCK_SHIFT] ?? 0) + ((slot & IN_BLOCK) >>> 3)
    const before = bytes[at] ?? 0
    const bit = 1 << (slot & 7)
    if ((before & bit) !== 0) continue
    bytes[at] = before | bit
    written[next] = slot
    next += 1
  }
  return next
}

function clearBits(
  bytes: Uint8Array,
  addresses: readonly number[],
  slots: Uint32Array,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index += 1) {
    const slot = slots[index] ?? 0
    const at = (addresses[slot >>> BLOCK_SHIFT] ?? 0) + ((slot & IN_BLOCK) >>> 3)
    bytes[at] = (bytes[at] ?? 0) & ~(1 << (slot & 7))
  }
}
