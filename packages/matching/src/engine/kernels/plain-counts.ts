import type { Words } from './plain-views.ts'

/** How many bits of a 32-bit word are set (Warren, Hacker's Delight, 5-1). */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many bits of `length` words are set; a multiple of four words. */
export function countWords(words: Words, from: number, length: number): number {
  let total = 0
  for (let i = from; i < from + length; i += 4) {
    const first = countFours(words[i] ?? 0) + countFours(words[i + 1] ?? 0)
    const second = countFours(words[i + 2] ?? 0) + countFours(words[i + 3] ?? 0)
    total += Math.imul(countEights(first) + countEights(second), 0x01010101) >>> 24
  }
  return total
}

/** Each 4 bits hold how many of themselves were set: two such words can be added. */
function countFours(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
}

function countEights(fours: number): number {
  return (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f)
}
