import type { BitRow } from '../bit-rows.ts'
import { ROW_BYTES } from '../kernels.ts'
import type { RowStore } from '../row-store.ts'
import type { Section } from './sections.ts'

/** The bits of rows in one block, each looked up when its turn comes: memory may have grown. */
export function* blockOfRows(
  store: RowStore,
  rows: readonly BitRow[],
  block: number,
): Generator<Uint8Array> {
  for (const row of rows) yield bitsAt(store, row.addresses[block] ?? 0)
}

/** The bits of one row in all its blocks. */
export function* bitsOf(store: RowStore, { addresses }: BitRow): Generator<Uint8Array> {
  for (const address of addresses) yield bitsAt(store, address)
}

export const savedRow = (store: RowStore, row: BitRow): Section => ({
  length: row.addresses.length * ROW_BYTES,
  pieces: bitsOf(store, row),
})

export const savedBlock = (store: RowStore, rows: readonly BitRow[], block: number): Section => ({
  length: rows.length * ROW_BYTES,
  pieces: blockOfRows(store, rows, block),
})

const bitsAt = (store: RowStore, address: number): Uint8Array =>
  store.bytes.subarray(address, address + ROW_BYTES)
