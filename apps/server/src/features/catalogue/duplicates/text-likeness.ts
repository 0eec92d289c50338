import { createHash } from 'node:crypto'

/** So many words in a row are compared at once. */
const SHINGLE_WORDS = 3
/** Of longer texts the beginning tells them apart. */
const MOST_WORDS = 2000
/** Shorter texts say too little to be taken for one another. */
const LEAST_SHINGLES = 30

/** Every few words in a row of a text, as numbers. */
export const shinglesOf = (text: string): Set<number> => {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)
  const shingles = new Set<number>()
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1)
    shingles.add(hash(words.slice(at, at + SHINGLE_WORDS).join(' ')))
  return shingles
}

/** FNV-1a, 32 bits: fast, and good enough to tell words apart. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** The share of what two texts have in common, from 0 to 1 (Jaccard). */
export const likenessOf = (one: ReadonlySet<number>, other: ReadonlySet<number>): number => {
  const shared = [...one].filter((shingle) => other.has(shingle)).length
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}

const BANDS = 6
const ROWS = 8
/** One odd factor and one summand a hash: each puts all shingles in an order of its own. */
const SEEDS = Array.from({ length: BANDS * ROWS }, (_, at) => {
  const digest = createHash('sha256').update(`laurel ${at}`).digest()
  return [digest.readUInt32LE(0) | 1, digest.readUInt32LE(4)] as const
})

/**
 * MinHash in bands (Broder 1997; Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, 3.4): texts
 * that share four fifths have a band in common four times in five, and those that share half hardly
 * ever. Empty for texts that are too short.
 */
export const bandsOf = (shingles: ReadonlySet<number>): string[] => {
  if (shingles.size < LEAST_SHINGLES) return []
  const least = SEEDS.map(([factor, summand]) => {
    let smallest = 0xffffffff
    for (const shingle of shingles) {
      const value = (Math.imul(shingle, factor) + summand) >>> 0
      if (value < smallest) smallest = value
    }
    return smallest
  })
  return Array.from({ length: BANDS }, (_, band) =>
    createHash('sha1')
      .update(`${band}:${least.slice(band * ROWS, (band + 1) * ROWS).join(',')}`)
      .digest('base64url')
      .slice(0, 12),
  )
}
