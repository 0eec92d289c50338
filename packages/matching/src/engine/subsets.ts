import { blockOf, createBitRow, placeOf, type BitRow } from './bit-rows.ts'
import type { IdTable } from './id-table.ts'
import { ROW_BYTES } from './kernels.ts'
import type { RowStore } from './row-store.ts'

/**
 * Some of the scholarships of an index, for queries to stay within. Those that are removed leave it
 * and do not come back by themselves; those that change stay. Nobody needs to give it back.
 */
export type Subset = {
  /** Takes in scholarships by id, 16 bytes each; what the index does not hold is passed over. */
  add(ids: Uint8Array): void
  /** Leaves scholarships out again. */
  delete(ids: Uint8Array): void
}

/** The bytes of a UUID. */
const ID_BYTES = 16

/** The subsets of one catalogue, which have to follow what becomes of its slots. */
export type Subsets = {
  create(): Subset
  /** A slot has another scholarship from now on, or none. */
  forget(slot: number): void
  /** A subset as a row over all blocks, to be freed. Throws TypeError for one of another index. */
  rowOf(subset: Subset, blocks: number): BitRow
}

export function createSubsets(store: RowStore, ids: IdTable): Subsets {
  let followers: WeakRef<SlotSet>[] = []
  return {
    create() {
      const subset = new SlotSet(ids)
      followers = followers.filter((follower) => follower.deref() !== undefined)
      followers.push(new WeakRef(subset))
      return subset
    },
    forget(slot) {
      for (const follower of followers) follower.deref()?.clear(slot)
    },
    rowOf(subset, blocks) {
      if (!(subset instanceof SlotSet) || subset.ids !== ids)
        throw new TypeError('The subset is of another index.')
      const row = createBitRow(store, blocks, 0)
      for (const [block, bits] of subset.blocks) store.bytes.set(bits, row.addresses[block])
      return row
    },
  }
}

/**
 * A bit for each slot. It lies outside the memory of the rows, so that it ends with its last use:
 * copying it for a query takes a few microseconds at a million slots.
 */
class SlotSet implements Subset {
  readonly ids: IdTable
  readonly blocks = new Map<number, Uint8Array>()

  constructor(ids: IdTable) {
    this.ids = ids
  }

  add(ids: Uint8Array): void {
    for (const slot of this.#slotsOf(ids)) {
      const bits = this.#bitsOf(blockOf(slot))
      const at = placeOf(slot) >>> 3
      bits[at] = (bits[at] ?? 0) | (1 << (slot & 7))
    }
  }

  delete(ids: Uint8Array): void {
    for (const slot of this.#slotsOf(ids)) this.clear(slot)
  }

  clear(slot: number): void {
    const bits = this.blocks.get(blockOf(slot))
    const at = placeOf(slot) >>> 3
    if (bits) bits[at] = (bits[at] ?? 0) & ~(1 << (slot & 7))
  }

  *#slotsOf(ids: Uint8Array): Generator<number> {
    for (let at = 0; at + ID_BYTES <= ids.length; at += ID_BYTES) {
      const slot = this.ids.slotAt(ids, at)
      if (slot !== undefined) yield slot
    }
  }

  #bitsOf(block: number): Uint8Array {
    const known = this.blocks.get(block)
    if (known) return known
    const bits = new Uint8Array(ROW_BYTES)
    this.blocks.set(block, bits)
    return bits
  }
}
