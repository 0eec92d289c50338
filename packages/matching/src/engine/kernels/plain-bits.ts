import { BLOCK_SIZE, type Kernels, ROW_BYTES, ROW_STRIDE } from '../kernels.ts'
import { countBits } from './plain-counts.ts'
import type { Views } from './plain-views.ts'

const ROW_WORDS = ROW_BYTES / 4
const ROW_STRIDE_WORDS = ROW_STRIDE / 4
const BLOCK_BITS = Math.log2(BLOCK_SIZE)

type BitKernels = Pick<Kernels, 'setBits' | 'scatter' | 'collect' | 'collectDown'>

/** The operations on single bits of a row. */
export function createBitKernels(views: () => Views): BitKernels {
  return {
    setBits(row, positions, length, out) {
      const { words, halves } = views()
      words.copyWithin(out >>> 2, row >>> 2, (row >>> 2) + ROW_WORDS)
      for (let i = positions >>> 1; i < (positions >>> 1) + length; i += 1) {
        const position = halves[i] ?? 0
        const at = (out >>> 2) + (position >>> 5)
        words[at] = (words[at] ?? 0) | (1 << (position & 31))
      }
    },
    scatter: (row, slots, _runs, rows) => scatter(views(), row >>> 2, slots >>> 2, rows >>> 2),
    collect: (row, skip, take, base, out) => collect(views(), row >>> 2, skip, take, base, out),
    collectDown: (row, skip, take, base, out) =>
      collectDown(views(), row >>> 2, skip, take, base, out),
  }
}

function scatter({ words }: Views, row: number, slots: number, rows: number): void {
  for (let i = 0; i < ROW_WORDS; i += 1) {
    for (let bits = words[row + i] ?? 0; bits !== 0; bits &= bits - 1) {
      const slot = words[slots + i * 32 + 31 - Math.clz32(bits & -bits)] ?? 0
      const at = rows + (slot >>> BLOCK_BITS) * ROW_STRIDE_WORDS + ((slot & (BLOCK_SIZE - 1)) >>> 5)
      words[at] = (words[at] ?? 0) | (1 << (slot & 31))
    }
  }
}

function collect(
  { words }: Views,
  row: number,
  skip: number,
  take: number,
  base: number,
  out: number,
): number {
  let [left, written] = [skip, 0]
  for (let i = 0; i < ROW_WORDS && written < take; i += 1) {
    let word = words[row + i] ?? 0
    const bits = left > 0 ? countBits(word) : 0
    if (bits > left || left === 0) {
      for (; left > 0; left -= 1) word &= word - 1
      for (; word !== 0 && written < take; word &= word - 1, written += 1) {
        words[(out >>> 2) + written] = base + i * 32 + 31 - Math.clz32(word & -word)
      }
    } else left -= bits
  }
  return written
}

function collectDown(
  { words }: Views,
  row: number,
  skip: number,
  take: number,
  base: number,
  out: number,
): number {
  let [left, written] = [skip, 0]
  for (let i = ROW_WORDS - 1; i >= 0 && written < take; i -= 1) {
    let word = words[row + i] ?? 0
    const bits = left > 0 ? countBits(word) : 0
    if (bits > left || left === 0) {
      for (; left > 0; left -= 1) word ^= highestBit(word)
      for (; word !== 0 && written < take; word ^= highestBit(word), written += 1) {
        words[(out >>> 2) + written] = base + i * 32 + 31 - Math.clz32(word)
      }
    } else left -= bits
  }
  return written
}

function highestBit(word: number): number {
  return 1 << (31 - Math.clz32(word))
}
