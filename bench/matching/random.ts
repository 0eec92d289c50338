/** A source of numbers that is the same for the same seed on every machine. */
export type Random = {
  /** At least 0, below 1. */
  next(): number
  /** Whole, from `low` to `high`, both inclusive. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** The position drawn from weights summed up as `cumulate` does. */
  draw(cumulative: readonly number[]): number
  /** Around 0 with a standard deviation of 1. */
  normal(): number
  uuid(): string
}

/** One stream for each position of each seed, so that item 7 is the same whatever came before. */
export function randomAt(seed: number, position: number): Random {
  const word = startWords(seed, position)
  const next = () => word() / 0x1_0000_0000
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
    draw: (cumulative) => draw(cumulative, next()),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    uuid: () => toUuid([word(), word(), word(), word()]),
  }
}

/** Chris Doty-Humphrey's sfc32: 128 bits of state, so that no two positions share a stream. */
function startWords(seed: number, position: number): () => number {
  let [a, b, c, counter] = [seed | 0, position | 0, 0x9e3779b9, 1]
  const word = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 12; round++) word()
  return word
}

/** Running shares of the whole, for `draw`. */
export function cumulate(weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let running = 0
  return weights.map((weight) => (running += weight) / whole)
}

/** Shares after Zipf: the item in place n has 1/n^skew of the first one's. */
export const zipf = (length: number, skew = 1): number[] =>
  cumulate(Array.from({ length }, (_, place) => (place + 1) ** -skew))

/** The first position whose running share lies above the number, by halving. */
function draw(cumulative: readonly number[], at: number): number {
  let [low, high] = [0, cumulative.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cumulative[middle] ?? 1) > at) high = middle
    else low = middle + 1
  }
  return low
}

function toUuid(words: readonly number[]): string {
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
