import { BLOCK_SIZE, ROW_BYTES } from './kernels.ts'
import type { RowStore } from './row-store.ts'

const BLOCK_SHIFT = Math.log2(BLOCK_SIZE)
const IN_BLOCK = BLOCK_SIZE - 1

/** The block a slot lies in. */
export const blockOf = (slot: number): number => slot >>> BLOCK_SHIFT
/** Where in its block a slot lies. */
export const placeOf = (slot: number): number => slot & IN_BLOCK

/** One bit for every slot: a row in each block. */
export type BitRow = {
  /**
   * The address of the row in each block. Rows that begin with ones share a row of them where all
   * bits are set; whoever writes there without `clear` makes it its own first.
   */
  readonly addresses: number[]
  has(slot: number): boolean
  set(slot: number): void
  clear(slot: number): void
  /** Makes room for one block more, filled with the row's first value. */
  addBlock(): void
  /** Makes sure that the row of a block is shared with no other; its address. */
  own(block: number): number
  /** Gives the row of a block back, all bits of which are set. */
  share(block: number): void
  /** How many bits of each block are set, or were some changes ago: to tell sparse rows from others. */
  bitsByBlock(): Uint32Array
  /** Gives the memory back; the row is not to be used again. */
  free(): void
}

/** A row whose slots all begin as `bit`. */
export function createBitRow(store: RowStore, blocks: number, bit: 0 | 1): BitRow {
  const row = new StoredBitRow(store, bit)
  for (let block = 0; block < blocks; block += 1) row.addBlock()
  return row
}

/** A row that begins as a copy of another. */
export function copyBitRow(store: RowStore, from: BitRow, bit: 0 | 1): BitRow {
  const row = createBitRow(store, from.addresses.length, bit)
  copyBits(store, from, row)
  return row
}

/** Makes a row equal to another with as many blocks. */
export function copyBits(store: RowStore, from: BitRow, to: BitRow): void {
  for (const [block, address] of from.addresses.entries()) {
    if (address === store.fullRow) {
      to.share(block)
      continue
    }
    const own = to.own(block)
    store.bytes.copyWithin(own, address, address + ROW_BYTES)
  }
}

/** After so many changes the bits of a row are counted anew. */
const MANY_CHANGES = 1024

class StoredBitRow implements BitRow {
  readonly addresses: number[] = []
  #bitsByBlock = new Uint32Array(0)
  /** Since they were counted. */
  #changes = 0
  readonly #store: RowStore
  readonly #bit: 0 | 1

  constructor(store: RowStore, bit: 0 | 1) {
    this.#store = store
    this.#bit = bit
  }

  has(slot: number): boolean {
    const byte = this.#store.bytes[this.#byteOf(slot)] ?? 0
    return (byte & (1 << (slot & 7))) !== 0
  }

  set(slot: number): void {
    const { bytes, fullRow } = this.#store
    const row = this.addresses[blockOf(slot)] ?? 0
    if (row === fullRow) return
    const at = row + (placeOf(slot) >>> 3)
    bytes[at] = (bytes[at] ?? 0) | (1 << (slot & 7))
    this.#changes += 1
  }

  clear(slot: number): void {
    const row = this.own(blockOf(slot))
    const { bytes } = this.#store
    const at = row + (placeOf(slot) >>> 3)
    bytes[at] = (bytes[at] ?? 0) & ~(1 << (slot & 7))
    this.#changes += 1
  }

  addBlock(): void {
    this.addresses.push(this.#bit === 1 ? this.#store.fullRow : this.#store.allocateRow(0))
  }

  own(block: number): number {
    if (this.#isShared(block)) this.addresses[block] = this.#store.allocateRow(1)
    return this.addresses[block] ?? 0
  }

  share(block: number): void {
    if (this.#isShared(block)) return
    this.#store.freeRow(this.addresses[block] ?? 0)
    this.addresses[block] = this.#store.fullRow
  }

  bitsByBlock(): Uint32Array {
    const { length } = this.addresses
    if (this.#changes >= MANY_CHANGES || this.#bitsByBlock.length < length) {
      const { kernels } = this.#store
      this.#bitsByBlock = Uint32Array.from(this.addresses, (address) => kernels.count(address))
      this.#changes = 0
    }
    return this.#bitsByBlock
  }

  free(): void {
    for (const block of this.addresses.keys())
      if (!this.#isShared(block)) this.#store.freeRow(this.addresses[block] ?? 0)
    this.addresses.length = 0
  }

  #isShared(block: number): boolean {
    return this.addresses[block] === this.#store.fullRow
  }

  #byteOf(slot: number): number {
    return (this.addresses[blockOf(slot)] ?? 0) + (placeOf(slot) >>> 3)
  }
}
