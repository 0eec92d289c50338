/** Unread additions are merged from this many on, so that replaced entries do not pile up. */
const MERGE_FROM = 65_536

/** Entries kept in one order. Adding is constant; the sorting waits for the next read. */
export type SortedEntries<Entry> = {
  add(entry: Entry): void
  /** Leaves out an entry that is no longer live, at the next read. */
  noteRemoval(): void
  /** The live entries in order. The array is not to be changed. */
  read(): readonly Entry[]
}

/**
 * Starts a sorted list. New entries are sorted among themselves and merged, so that a read after a
 * few changes costs one pass and not a whole sort.
 */
export function createSortedEntries<Entry extends { readonly isLive: boolean }>(
  initial: readonly Entry[],
  compare: (a: Entry, b: Entry) => number,
): SortedEntries<Entry> {
  let sorted: readonly Entry[] = []
  let added: Entry[] = [...initial]
  let hasRemovals = false
  const read = () => {
    if (hasRemovals) {
      sorted = sorted.filter((entry) => entry.isLive)
      added = added.filter((entry) => entry.isLive)
      hasRemovals = false
    }
    if (added.length > 0) {
      sorted = merge(sorted, added.sort(compare), compare)
      added = []
    }
    return sorted
  }
  return {
    read,
    add(entry) {
      added.push(entry)
      if (added.length >= MERGE_FROM) read()
    },
    noteRemoval() {
      hasRemovals = true
    },
  }
}

function merge<Entry>(
  left: readonly Entry[],
  right: readonly Entry[],
  compare: (a: Entry, b: Entry) => number,
): Entry[] {
  const merged: Entry[] = []
  let at = 0
  for (const entry of right) {
    let next = left[at]
    while (next !== undefined && compare(next, entry) <= 0) {
      merged.push(next)
      at += 1
      next = left[at]
    }
    merged.push(entry)
  }
  for (let rest = at; rest < left.length; rest += 1) {
    const entry = left[rest]
    if (entry !== undefined) merged.push(entry)
  }
  return merged
}
