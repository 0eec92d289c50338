import type { BitRow } from './bit-rows.ts'
import { BLOCK_SIZE } from './kernels.ts'
import type { NumberColumn } from './number-column.ts'
import type { RowStore } from './row-store.ts'

/** What passes a filter: told of one scholarship, and of all at once. */
export type FilterTest = {
  passes(slot: number): boolean
  /** Writes a row that is all clear, a block in each step; changes meanwhile are the caller's. */
  sweepInSteps(store: RowStore, row: BitRow, slots: () => number): Generator<undefined, void>
}

/** A number of each scholarship of which something holds. */
export function columnTest(column: NumberColumn, holds: (value: number) => boolean): FilterTest {
  return {
    passes: (slot) => holds(column.at(slot)),
    *sweepInSteps(store, row, slots) {
      let passing = passingOf(column, holds)
      for (let block = 0; block < row.addresses.length; block += 1) {
        if (block > 0) yield
        if (passing.length < column.values.length) passing = passingOf(column, holds)
        const first = block * BLOCK_SIZE
        const end = Math.min(first + BLOCK_SIZE, slots())
        sweepBlock(column.codes, passing, store.bytes, row.addresses[block] ?? 0, first, end)
      }
    },
  }
}

/** By code, 1 for numbers of which it holds. */
const passingOf = ({ values }: NumberColumn, holds: (value: number) => boolean): Uint8Array =>
  Uint8Array.from(values, (value) => (holds(value) ? 1 : 0))

/** From one bound to another, both included. What is missing, kept as Infinity, is in none. */
export function rangeTest(column: NumberColumn, from: number, to: number): FilterTest {
  const last = Math.min(to, Number.MAX_VALUE)
  return columnTest(column, (value) => value >= from && value <= last)
}

function sweepBlock(
  codes: NumberColumn['codes'],
  passing: Uint8Array,
  bytes: Uint8Array,
  address: number,
  first: number,
  end: number,
) {
  // Without a branch on what passes, which would be guessed wrong half the time, and without a loop.
  const bit = (slot: number, place: number) => (passing[codes[slot + place] ?? 0] ?? 0) << place
  let at = address
  for (let slot = first; slot < end; slot += 8) {
    const low = bit(slot, 0) | bit(slot, 1) | bit(slot, 2) | bit(slot, 3)
    bytes[at] = low | bit(slot, 4) | bit(slot, 5) | bit(slot, 6) | bit(slot, 7)
    at += 1
  }
  const places = end & 7
  if (places > 0) bytes[at - 1] = (bytes[at - 1] ?? 0) & ((1 << places) - 1)
}
