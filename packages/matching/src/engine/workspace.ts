import { createConjunction, type Conjunction } from './conjunction.ts'
import { MAX_ROWS } from './kernels.ts'
import { createPatches, type Patches } from './patches.ts'
import type { RowStore } from './row-store.ts'

/** Working memory of queries, one at a time: addresses for a kernel, and its counts. */
export type Workspace = {
  readonly store: RowStore
  /** Room for MAX_ROWS addresses. */
  readonly list: number
  /** Room for what a kernel counts. */
  readonly counts: number
  readonly conjunction: Conjunction
  readonly patches: Patches
}

export function createWorkspace(store: RowStore): Workspace {
  const list = store.allocate(4 * MAX_ROWS)
  return {
    store,
    list,
    counts: store.allocate(64),
    conjunction: createConjunction(store, list),
    patches: createPatches(store),
  }
}
