import { MET, NOT_MET, UNKNOWN, type Truth } from '../compile-criteria.ts'
import { blockOf, placeOf } from './bit-rows.ts'
import { ROW_STRIDE } from './kernels.ts'
import { createRowRegion, type RowRegion } from './row-region.ts'
import type { RowStore } from './row-store.ts'

/**
 * The verdicts of one query: a row of possible slots in each block, the eligible among them, and a
 * row of eligible ones. It lies in one stretch of memory that the next query writes over.
 */
export type ResultRows = {
  readonly blocks: number
  /** The address of the first block's row; the others follow ROW_STRIDE apart. */
  readonly possible: number
  readonly eligible: number
  /** How many are set in each block. */
  readonly possibleCounts: number[]
  readonly eligibleCounts: number[]
  /** Makes room and forgets the last query. */
  begin(blocks: number): void
  truthOf(slot: number): Truth
  /** Those of the first so many slots that are possible or eligible. */
  possibleAmong(slots: Uint32Array, length: number): number[]
  setTruth(slot: number, truth: Truth): void
}

export function createResultRows(store: RowStore): ResultRows {
  return new StoredResultRows(store)
}

class StoredResultRows implements ResultRows {
  blocks = 0
  possible = 0
  eligible = 0
  possibleCounts: number[] = []
  eligibleCounts: number[] = []
  readonly #store: RowStore
  readonly #possibleRows: RowRegion
  readonly #eligibleRows: RowRegion

  constructor(store: RowStore) {
    this.#store = store
    this.#possibleRows = createRowRegion(store)
    this.#eligibleRows = createRowRegion(store)
  }

  begin(blocks: number): void {
    this.blocks = blocks
    this.possible = this.#possibleRows.at(blocks)
    this.eligible = this.#eligibleRows.at(blocks)
    this.possibleCounts.length = 0
    this.eligibleCounts.length = 0
  }

  truthOf(slot: number): Truth {
    const at = byteOf(slot)
    const bit = 1 << (slot & 7)
    const bytes = this.#store.bytes
    if (((bytes[this.possible + at] ?? 0) & bit) === 0) return NOT_MET
    return ((bytes[this.eligible + at] ?? 0) & bit) === 0 ? UNKNOWN : MET
  }

  possibleAmong(slots: Uint32Array, length: number): number[] {
    const { bytes } = this.#store
    const found: number[] = []
    for (let index = 0; index < length; index += 1) {
      const slot = slots[index] ?? 0
      if (((bytes[this.possible + byteOf(slot)] ?? 0) & (1 << (slot & 7))) !== 0) found.push(slot)
    }
    return found
  }

  setTruth(slot: number, truth: Truth): void {
    const before = this.truthOf(slot)
    if (before === truth) return
    const block = blockOf(slot)
    this.#write(this.possible, slot, truth !== NOT_MET)
    this.#write(this.eligible, slot, truth === MET)
    const possible = (truth !== NOT_MET ? 1 : 0) - (before !== NOT_MET ? 1 : 0)
    const eligible = (truth === MET ? 1 : 0) - (before === MET ? 1 : 0)
    this.possibleCounts[block] = (this.possibleCounts[block] ?? 0) + possible
    this.eligibleCounts[block] = (this.eligibleCounts[block] ?? 0) + eligible
  }

  #write(rows: number, slot: number, isSet: boolean) {
    const bytes = this.#store.bytes
    const at = rows + byteOf(slot)
    const bit = 1 << (slot & 7)
    bytes[at] = isSet ? (bytes[at] ?? 0) | bit : (bytes[at] ?? 0) & ~bit
  }
}

const byteOf = (slot: number): number => blockOf(slot) * ROW_STRIDE + (placeOf(slot) >>> 3)
