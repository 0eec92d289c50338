import type { BitRow } from './bit-rows.ts'

/** The addresses of rows to be ANDed, block by block, without those in which all bits are set. */
export type RowLists = {
  readonly addresses: Uint32Array
  /** Where the addresses of each block end. */
  readonly ends: Uint32Array
}

/** So many rows are tried before the others are read: they are those with fewest bits in the block. */
const LEADING = 3

/** Lists rows as they lie now. */
export function listRows(rows: readonly BitRow[], blocks: number, fullRow: number): RowLists {
  const addresses = new Uint32Array(rows.length * blocks)
  const ends = new Uint32Array(blocks)
  const bits = new Uint32Array(rows.length)
  let end = 0
  for (let block = 0; block < blocks; block += 1) {
    const start = end
    for (const row of rows) {
      const address = row.addresses[block] ?? 0
      if (address === fullRow) continue
      addresses[end] = address
      bits[end - start] = row.bitsIn(block)
      end += 1
    }
    leadWithFewest(addresses.subarray(start, end), bits)
    ends[block] = end
  }
  return { addresses: addresses.slice(0, end), ends }
}

function leadWithFewest(addresses: Uint32Array, bits: Uint32Array): void {
  for (let to = 0; to < Math.min(LEADING, addresses.length); to += 1) {
    let fewest = to
    for (let at = to + 1; at < addresses.length; at += 1)
      if ((bits[at] ?? 0) < (bits[fewest] ?? 0)) fewest = at
    swap(addresses, to, fewest)
    swap(bits, to, fewest)
  }
}

function swap(numbers: Uint32Array, a: number, b: number): void {
  const before = numbers[a] ?? 0
  numbers[a] = numbers[b] ?? 0
  numbers[b] = before
}
