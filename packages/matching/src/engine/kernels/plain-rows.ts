import { type Kernels, ROW_BYTES } from '../kernels.ts'
import { countWords } from './plain-counts.ts'
import type { Views, Words } from './plain-views.ts'

const ROW_WORDS = ROW_BYTES / 4

type RowKernels = Pick<Kernels, 'and' | 'or' | 'andNot' | 'count' | 'blockers'>

/** The operations on whole rows. Results grow aside, for an output may be one of the inputs. */
export function createRowKernels(views: () => Views): RowKernels {
  const aside = new Int32Array(ROW_WORDS)

  function put(words: Words, out: number): number {
    words.set(aside, out >>> 2)
    return countWords(aside, 0, ROW_WORDS)
  }

  return {
    and(list, count, out) {
      const { words } = views()
      aside.fill(-1)
      andRows(words, list >>> 2, count, aside)
      return put(words, out)
    },
    or(list, count, out) {
      const { words } = views()
      aside.fill(0)
      orRows(words, list >>> 2, count, aside)
      return put(words, out)
    },
    andNot(a, b, out) {
      const { words } = views()
      const [left, right] = [a >>> 2, b >>> 2]
      for (let i = 0; i < ROW_WORDS; i += 1) {
        aside[i] = (words[left + i] ?? 0) & ~(words[right + i] ?? 0)
      }
      return put(words, out)
    },
    count: (row) => countWords(views().words, row >>> 2, ROW_WORDS),
    blockers(list, count, one, two) {
      const { words } = views()
      for (let at = list >>> 2; at < (list >>> 2) + count; at += 1) {
        addBlocker(words, (words[at] ?? 0) >>> 2, one >>> 2, two >>> 2)
      }
    },
  }
}

/** Four rows a pass save loads of the result; a short last pass repeats its last row. */
function andRows(words: Words, list: number, count: number, result: Words): void {
  for (let at = 0; at < count; at += 4) {
    const [a, b, c, d] = fourRows(words, list, at, count)
    for (let i = 0; i < ROW_WORDS; i += 1) {
      const four =
        (words[a + i] ?? 0) & (words[b + i] ?? 0) & (words[c + i] ?? 0) & (words[d + i] ?? 0)
      result[i] = (result[i] ?? 0) & four
    }
  }
}

function orRows(words: Words, list: number, count: number, result: Words): void {
  for (let at = 0; at < count; at += 4) {
    const [a, b, c, d] = fourRows(words, list, at, count)
    for (let i = 0; i < ROW_WORDS; i += 1) {
      const four =
        (words[a + i] ?? 0) | (words[b + i] ?? 0) | (words[c + i] ?? 0) | (words[d + i] ?? 0)
      result[i] = (result[i] ?? 0) | four
    }
  }
}

type FourRows = readonly [number, number, number, number]

function fourRows(words: Words, list: number, at: number, count: number): FourRows {
  const row = (next: number) => (words[list + Math.min(at + next, count - 1)] ?? 0) >>> 2
  return [row(0), row(1), row(2), row(3)]
}

function addBlocker(words: Words, row: number, one: number, two: number): void {
  for (let i = 0; i < ROW_WORDS; i += 1) {
    const blocked = ~(words[row + i] ?? 0)
    const before = words[one + i] ?? 0
    words[two + i] = (words[two + i] ?? 0) | (before & blocked)
    words[one + i] = before | blocked
  }
}
