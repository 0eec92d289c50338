import type { Subset } from '@laurel/matching/match-index'
import type { App } from '../../../app-context.ts'
import { readChanged, readFound, type Sought } from './read-found.ts'

type Index = App['matches']['index']
type Parts = Pick<App, 'clock' | 'db' | 'matches' | 'metrics'>

interface Kept {
  subset: Subset
  /** The catalogue change up to which it holds. */
  sequence: number
  foundAt: Date
}

/** Each takes a bit for each scholarship, 125 KB of a million. */
const KEPT_SUBSETS = 100
/** Changes are forgotten at last, so nothing is kept in step with them for ever. */
const KEPT_MILLISECONDS = 3_600_000

/** Of each index by what was sought, the one asked for last at the end. */
const keptOf = new WeakMap<Index, Map<string, Promise<Kept>>>()

/**
 * All scholarships of an index that meet a condition, however many. Asked for again, only what has
 * changed since is looked at. Throws OVERLOADED when that takes too long.
 */
export async function findSubset(parts: Parts, index: Index, sought: Sought): Promise<Subset> {
  const kept = keptOf.get(index) ?? new Map<string, Promise<Kept>>()
  keptOf.set(index, kept)
  const key = JSON.stringify(sought)
  const known = kept.get(key)
  // Whoever asks while it is being found waits for the same one.
  const found = known
    ? known.then((each) => bringUpToDate(parts, index, sought, each))
    : find(parts, index, sought)
  keep(kept, key, found)
  try {
    return (await found).subset
  } catch (error) {
    if (kept.get(key) === found) kept.delete(key)
    throw error
  }
}

function keep(kept: Map<string, Promise<Kept>>, key: string, found: Promise<Kept>): void {
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_SUBSETS && oldest !== undefined) kept.delete(oldest)
}

async function find(parts: Parts, index: Index, sought: Sought): Promise<Kept> {
  // Before the database is asked: what changes meanwhile is looked at once more, never missed.
  const { sequence } = parts.matches.state()
  const subset = index.createSubset()
  const searched = parts.metrics.matching.startTimer({ operation: 'search' })
  await readFound(parts.db, sought, (ids) => subset.add(ids))
  searched()
  return { subset, sequence, foundAt: parts.clock.now() }
}

async function bringUpToDate(
  parts: Parts,
  index: Index,
  sought: Sought,
  known: Kept,
): Promise<Kept> {
  const { sequence } = parts.matches.state()
  if (parts.clock.now().getTime() - known.foundAt.getTime() > KEPT_MILLISECONDS)
    return find(parts, index, sought)
  if (known.sequence === sequence) return known
  const range = { after: known.sequence, upTo: sequence }
  const changed = await readChanged(parts.db, sought, range)
  if (!changed) return find(parts, index, sought)
  known.subset.delete(changed.ids)
  known.subset.add(changed.found)
  return { ...known, sequence }
}
