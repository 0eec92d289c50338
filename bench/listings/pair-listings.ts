import { createHash } from 'node:crypto'
import { normaliseName } from '@laurel/matching/normalise-name'
import type { GoldListing, ReadListing } from './shapes.ts'

type Pair = { readonly gold: GoldListing; readonly read: ReadListing }

/** Each judged listing with the row of the same title and sponsor, and those without one. */
export function pairListings(
  golds: readonly GoldListing[],
  reads: readonly ReadListing[],
): { pairs: Pair[]; absent: GoldListing[] } {
  const byKey = new Map(reads.map((read) => [keyOf(read), read]))
  const pairs: Pair[] = []
  const absent: GoldListing[] = []
  for (const gold of golds) {
    const read = byKey.get(keyOf(gold))
    if (read) pairs.push({ gold, read })
    else absent.push(gold)
  }
  return { pairs, absent }
}

function keyOf({ title, sponsor }: { title: string; sponsor: string }): string {
  return `${normaliseName(title)}\n${normaliseName(sponsor)}`
}

/**
 * Whether a sponsor is in the half that rules are measured on and never written from. The seed
 * stands before the name; the empty one is that of the figures in docs/benchmarks.
 */
export function isInTestHalf(sponsor: string, seed: string): boolean {
  const hash = createHash('sha256').update(seed + sponsor.trim().toLowerCase())
  return Number.parseInt(hash.digest('hex').slice(0, 8), 16) % 2 === 1
}
