import type { BitRow } from './bit-rows.ts'
import { BLOCK_SIZE } from './kernels.ts'
import type { RowStore } from './row-store.ts'

/** What passes a filter: told of one scholarship, and of all at once. */
export type FilterTest = {
  passes(slot: number): boolean
  /** Writes a row that is all clear. */
  sweep(store: RowStore, row: BitRow, slots: number): void
}

/** A number from one bound to another, both included. What is missing, kept as Infinity, is in none. */
export function numberTest(
  column: () => Float64Array | Float32Array,
  from: number,
  to: number,
): FilterTest {
  const last = Math.min(to, Number.MAX_VALUE)
  return {
    passes(slot) {
      const value = column()[slot] ?? Infinity
      return value >= from && value <= last
    },
    sweep(store, row, slots) {
      for (const [block, address] of row.addresses.entries())
        sweepNumbers(column(), from, last, store.bytes, address, block * BLOCK_SIZE, slots)
    },
  }
}

/** A small number of each scholarship of which something holds. */
export function codeTest(column: () => Uint16Array, holds: (code: number) => boolean): FilterTest {
  return {
    passes: (slot) => holds(column()[slot] ?? 0),
    sweep(store, row, slots) {
      const known = new Uint8Array(2 ** 16)
      for (const [block, address] of row.addresses.entries())
        sweepCodes(column(), holds, known, store.bytes, address, block * BLOCK_SIZE, slots)
    },
  }
}

function sweepNumbers(
  column: Float64Array | Float32Array,
  from: number,
  to: number,
  bytes: Uint8Array,
  address: number,
  first: number,
  slots: number,
) {
  const end = Math.min(first + BLOCK_SIZE, slots)
  for (let slot = first; slot < end; slot += 8) {
    let byte = 0
    const stop = Math.min(8, end - slot)
    for (let bit = 0; bit < stop; bit += 1) {
      const value = column[slot + bit] ?? Infinity
      // Without a branch, which would be guessed wrong half the time.
      byte |= (Number(value >= from) & Number(value <= to)) << bit
    }
    bytes[address + ((slot - first) >>> 3)] = byte
  }
}

const HOLDS_NOT = 1
const HOLDS = 2

function sweepCodes(
  column: Uint16Array,
  holds: (code: number) => boolean,
  known: Uint8Array,
  bytes: Uint8Array,
  address: number,
  first: number,
  slots: number,
) {
  const end = Math.min(first + BLOCK_SIZE, slots)
  for (let slot = first; slot < end; slot += 8) {
    let byte = 0
    const stop = Math.min(8, end - slot)
    for (let bit = 0; bit < stop; bit += 1) {
      const code = column[slot + bit] ?? 0
      if (known[code] === 0) known[code] = holds(code) ? HOLDS : HOLDS_NOT
      byte |= ((known[code] ?? 0) >>> 1) << bit
    }
    bytes[address + ((slot - first) >>> 3)] = byte
  }
}
