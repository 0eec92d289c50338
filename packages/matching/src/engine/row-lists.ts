import type { BitRow } from './bit-rows.ts'
import { LEADING_ROWS } from './kernels.ts'

/** The addresses of rows to be ANDed, block by block, without those in which all bits are set. */
export type RowLists = {
  readonly addresses: Uint32Array
  /** Where the addresses of each block end. */
  readonly ends: Uint32Array
}

/** Lists rows as they lie now, those with fewest bits in a block first. */
export function listRows(rows: readonly BitRow[], blocks: number, fullRow: number): RowLists {
  const counted = rows.map((row) => ({ addresses: row.addresses, bits: row.bitsByBlock() }))
  const listed = new Uint32Array(rows.length * blocks)
  const ends = new Uint32Array(blocks)
  const bitsOf = new Uint32Array(rows.length)
  let end = 0
  for (let block = 0; block < blocks; block += 1) {
    const start = end
    for (const { addresses, bits } of counted) {
      const address = addresses[block] ?? 0
      if (address === fullRow) continue
      listed[end] = address
      bitsOf[end - start] = bits[block] ?? 0
      end += 1
    }
    leadWithFewest(listed, start, end, bitsOf)
    ends[block] = end
  }
  return { addresses: listed.slice(0, end), ends }
}

function leadWithFewest(listed: Uint32Array, start: number, end: number, bits: Uint32Array): void {
  const length = end - start
  for (let to = 0; to < Math.min(LEADING_ROWS, length); to += 1) {
    let fewest = to
    for (let at = to + 1; at < length; at += 1)
      if ((bits[at] ?? 0) < (bits[fewest] ?? 0)) fewest = at
    swap(listed, start + to, start + fewest)
    swap(bits, to, fewest)
  }
}

function swap(numbers: Uint32Array, a: number, b: number): void {
  const before = numbers[a] ?? 0
  numbers[a] = numbers[b] ?? 0
  numbers[b] = before
}
