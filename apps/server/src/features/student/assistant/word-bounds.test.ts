import { expect, it } from 'vitest'
import { boundWords, hasRoom, isWithin, limitOf } from './word-bounds.ts'

const textOf = (words: number) => Array.from({ length: words }, (_, at) => `w${at}`).join(' ')

const stated = (wordLimit: number) => ({ wordLimit, isLimitStated: true })
const usual = limitOf(undefined, false)

it('takes 200 words where nothing is said, fewer for a short answer', () => {
  expect(usual).toEqual({ wordLimit: 200, isLimitStated: false })
  expect(limitOf(undefined, true)).toEqual({ wordLimit: 60, isLimitStated: false })
  expect(limitOf(500, false)).toEqual(stated(500))
})

it('keeps a draft within a tenth of its limit, and below it', () => {
  expect(boundWords('draft', stated(500), '')).toEqual({ min: 450, target: 485, max: 500 })
})

it.each([10, 60, 150, 200, 300, 900])('makes %d words shorter, and within the limit', (words) => {
  const { min, target, max } = boundWords('shorten', stated(200), textOf(words))
  expect(max).toBeLessThan(words)
  expect(max).toBeLessThanOrEqual(200)
  expect(min).toBeLessThanOrEqual(target)
  expect(target).toBeLessThanOrEqual(max)
})

it('makes a text longer by half at most, and never goes over a stated limit', () => {
  for (const limit of [stated(200), usual])
    for (let words = 1; words <= 260; words++) {
      if (!hasRoom(limit, textOf(words))) continue
      const { min, target, max } = boundWords('lengthen', limit, textOf(words))
      expect(min).toBeGreaterThan(words)
      expect(max).toBeLessThanOrEqual(Math.max(words + 1, words * 1.5))
      if (limit.isLimitStated) expect(max).toBeLessThanOrEqual(200)
      expect([min, target, max]).toEqual([min, target, max].toSorted((one, two) => one - two))
    }
})

it('brings a longer text to the limit where that is within its reach', () => {
  expect(boundWords('lengthen', stated(200), textOf(150))).toMatchObject({ min: 180, max: 200 })
  expect(boundWords('lengthen', usual, textOf(150))).toMatchObject({ min: 200, max: 225 })
})

it.each([
  [stated(200), 190, true],
  [stated(200), 191, false],
  [stated(200), 260, false],
  [usual, 260, true],
])('of %o has room at %d words: %s', (limit, words, expected) => {
  expect(hasRoom(limit, textOf(words))).toBe(expected)
})

it.each([1, 40, 200, 260])('rewrites %d words to about as many', (words) => {
  const bounds = boundWords('rewrite', stated(200), textOf(words))
  expect(bounds.min).toBeLessThanOrEqual(words)
  expect(bounds.max).toBeGreaterThanOrEqual(words)
})

it('counts as the editor counts', () => {
  const bounds = { min: 3, target: 3, max: 3 }
  expect(isWithin(bounds, 'One – two, three.')).toBe(true)
  expect(isWithin(bounds, 'One two')).toBe(false)
  expect(isWithin(bounds, 'One two three four')).toBe(false)
})
