import { ROW_STRIDE } from './kernels.ts'
import type { RowStore } from './row-store.ts'

/** Rows of every block in one stretch, to be written over by each use. */
export type RowRegion = { at(blocks: number): number }

export function createRowRegion(store: RowStore): RowRegion {
  let rows = 0
  let capacity = 0
  return {
    at(blocks) {
      if (blocks > capacity) {
        if (capacity > 0) store.free(rows, capacity * ROW_STRIDE)
        capacity = Math.max(blocks, 2 * capacity)
        rows = store.allocate(capacity * ROW_STRIDE)
      }
      return rows
    },
  }
}
