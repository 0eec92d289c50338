import { BLOCK_SIZE, ROW_BYTES } from '../engine/kernels.ts'
import type { RowStore } from '../engine/row-store.ts'

/** Rows to compute in, and the kernels called with numbers instead of lists in memory. */
export type BlockScratch = {
  readonly store: RowStore
  /** A row without any bit; not to be written. */
  readonly empty: number
  /** A row to compute in, one for each name and depth of nesting. */
  row(name: 'met' | 'possible' | 'bucket' | 'above' | 'known' | 'open', depth: number): number
  /** out = a AND b; returns how many bits are set. */
  and(a: number, b: number, out: number): number
  /** out = the OR of all rows, which may be none. */
  or(rows: readonly number[], out: number): void
  copy(row: number, out: number): void
  /** out = a row with the bits at these places of its block set. */
  withBits(row: number, places: ArrayLike<number>, out: number): void
  /**
   * out = a row with those bits of `bucket` set whose value is above a bound, or equal to it where
   * that counts.
   */
  withValues(row: number, bucket: number, values: Float64Array, bound: Bound, out: number): void
  /** Where the bits of a row are. To be used before the next call. */
  placesIn(row: number): Uint32Array
}

/** What a value must be above; a value equal to it counts when it is included. */
export type Bound = { readonly value: number; readonly isIncluded: boolean }

const U16 = 2
const U32 = 4

/** Makes what one index computes with. */
export function createBlockScratch(store: RowStore): BlockScratch {
  const { kernels } = store
  const rows = new Map<string, number>()
  const empty = store.allocateRow(0)
  const positions = store.allocate(BLOCK_SIZE * U16)
  const places = store.allocate(BLOCK_SIZE * U32)
  let [list, listLength] = [store.allocate(64 * U32), 64]

  const writeList = (addresses: readonly number[]) => {
    if (addresses.length > listLength) {
      listLength = addresses.length * 2
      list = store.allocate(listLength * U32)
    }
    store.words.set(addresses, list / U32)
  }
  const copy = (row: number, out: number) => {
    if (row !== out) store.bytes.copyWithin(out, row, row + ROW_BYTES)
  }
  const placesIn = (row: number) => {
    const found = kernels.collect(row, 0, BLOCK_SIZE, 0, places)
    return new Uint32Array(store.bytes.buffer, places, found)
  }
  return {
    store,
    empty,
    copy,
    row(name, depth) {
      const key = `${name}${depth}`
      const row = rows.get(key) ?? store.allocateRow(0)
      rows.set(key, row)
      return row
    },
    and(a, b, out) {
      writeList([a, b])
      return kernels.and(list, 2, out)
    },
    or(addresses, out) {
      if (addresses.length === 0) return copy(empty, out)
      writeList(addresses)
      kernels.or(list, addresses.length, out)
    },
    withBits(row, at, out) {
      new Uint16Array(store.bytes.buffer, positions, at.length).set(at)
      kernels.setBits(row, positions, at.length, out)
    },
    withValues(row, bucket, values, { value, isIncluded }, out) {
      const found = placesIn(bucket)
      const passing = new Uint16Array(store.bytes.buffer, positions, BLOCK_SIZE)
      let length = 0
      for (const place of found) {
        const at = values[place] ?? Number.NaN
        if (at > value || (isIncluded && at === value)) passing[length++] = place
      }
      kernels.setBits(row, positions, length, out)
    },
    placesIn,
  }
}
