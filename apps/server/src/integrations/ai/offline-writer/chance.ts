/** Chooses by a seed: the same seed always chooses the same. */
export interface Chance {
  /** From 0 up to, but not with, 1. */
  next: () => number
  pick: <T>(items: readonly [T, ...T[]]) => T
  shuffle: <T>(items: readonly T[]) => T[]
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

export function chanceFrom(seed: string): Chance {
  let state = hashOf(seed) || 1
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: ([first, ...others]) => {
      const at = Math.floor(next() * (others.length + 1))
      return at === 0 ? first : (others[at - 1] ?? first)
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ item }) => item),
  }
}
