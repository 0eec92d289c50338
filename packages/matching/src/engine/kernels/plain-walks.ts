import { BLOCK_SIZE, type Kernels, ROW_STRIDE } from '../kernels.ts'
import type { Views } from './plain-views.ts'

const BLOCK_BITS = Math.log2(BLOCK_SIZE)

/** The operations that visit slots in a given order. */
export function createWalkKernels(views: () => Views): Pick<Kernels, 'walk' | 'walkDown'> {
  return {
    walk: (order, from, to, rows, skip, take, out, state) =>
      walk(views(), { order, from, to, step: 1, rows, skip, take, out, state }),
    walkDown: (order, from, to, rows, skip, take, out, state) =>
      walk(views(), { order, from, to, step: -1, rows, skip, take, out, state }),
  }
}

type Walk = {
  order: number
  from: number
  to: number
  step: 1 | -1
  rows: number
  skip: number
  take: number
  out: number
  state: number
}

function walk({ words }: Views, { order, from, to, step, rows, skip, take, out, state }: Walk) {
  // Downwards the slot looked at lies before the index.
  const slots = (order >>> 2) - (step === 1 ? 0 : 1)
  let [index, hits, written] = [from, 0, 0]
  for (; (to - index) * step > 0 && written < take; index += step) {
    const slot = words[slots + index] ?? 0
    const row = (rows + (slot >>> BLOCK_BITS) * ROW_STRIDE) >>> 2
    const word = words[row + ((slot & (BLOCK_SIZE - 1)) >>> 5)] ?? 0
    if (((word >>> (slot & 31)) & 1) === 0) continue
    if (hits >= skip) {
      words[(out >>> 2) + written] = slot
      written += 1
    }
    hits += 1
  }
  words[state >>> 2] = index
  words[(state >>> 2) + 1] = hits
  return written
}
