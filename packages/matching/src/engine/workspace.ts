import { MAX_ROWS, ROW_STRIDE } from './kernels.ts'
import type { RowStore } from './row-store.ts'

/** Working memory of queries, one at a time: addresses for a kernel, its counts, and one row. */
export type Workspace = {
  readonly store: RowStore
  /** Room for MAX_ROWS addresses. */
  readonly list: number
  /** Room for what a kernel counts. */
  readonly counts: number
  readonly row: number
}

export function createWorkspace(store: RowStore): Workspace {
  const list = store.allocate(4 * MAX_ROWS)
  return { store, list, counts: store.allocate(64), row: store.allocate(ROW_STRIDE) }
}
