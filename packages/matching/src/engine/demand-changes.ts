import type { Leaf } from './leaves.ts'

/** What a slot demanded and demands from now on in one dimension: several only where it asks questions. */
export type DemandChange = {
  readonly dimension: number
  readonly before: readonly Leaf[]
  readonly after: readonly Leaf[]
}

/** The dimensions in which two lists of demands differ. */
export function changesBetween(before: readonly Leaf[], after: readonly Leaf[]): DemandChange[] {
  const changes: DemandChange[] = []
  const add = ({ dimension }: Leaf) => {
    if (changes.some((change) => change.dimension === dimension)) return
    const isOwn = (leaf: Leaf) => leaf.dimension === dimension
    changes.push({ dimension, before: before.filter(isOwn), after: after.filter(isOwn) })
  }
  for (const leaf of before) if (!after.includes(leaf)) add(leaf)
  for (const leaf of after) if (!before.includes(leaf)) add(leaf)
  return changes
}
