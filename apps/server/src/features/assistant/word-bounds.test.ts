import { expect, it } from 'vitest'
import { boundWords, isWithin, limitOf } from './word-bounds.ts'

const textOf = (words: number) => Array.from({ length: words }, (_, at) => `w${at}`).join(' ')

it('takes 200 words where nothing is said, fewer for a short answer', () => {
  expect(limitOf(undefined, false)).toBe(200)
  expect(limitOf(undefined, true)).toBe(60)
  expect(limitOf(500, false)).toBe(500)
})

it('keeps a draft within a tenth of its limit, and below it', () => {
  expect(boundWords('draft', 500, '')).toEqual({ min: 450, target: 485, max: 500 })
})

it.each([10, 60, 150, 200, 300, 900])('makes %d words shorter, and within the limit', (words) => {
  const { min, target, max } = boundWords('shorten', 200, textOf(words))
  expect(max).toBeLessThan(words)
  expect(max).toBeLessThanOrEqual(200)
  expect(min).toBeLessThanOrEqual(target)
  expect(target).toBeLessThanOrEqual(max)
})

it.each([0, 10, 150, 200, 300])('makes %d words longer, and at least the limit', (words) => {
  const { min, target, max } = boundWords('lengthen', 200, textOf(words))
  expect(min).toBeGreaterThan(words)
  expect(min).toBeGreaterThanOrEqual(200)
  expect([min, target, max]).toEqual([min, target, max].toSorted((one, other) => one - other))
})

it.each([1, 40, 200, 260])('rewrites %d words to about as many', (words) => {
  const bounds = boundWords('rewrite', 200, textOf(words))
  expect(bounds.min).toBeLessThanOrEqual(words)
  expect(bounds.max).toBeGreaterThanOrEqual(words)
})

it('counts as the editor counts', () => {
  const bounds = { min: 3, target: 3, max: 3 }
  expect(isWithin(bounds, 'One – two, three.')).toBe(true)
  expect(isWithin(bounds, 'One two')).toBe(false)
  expect(isWithin(bounds, 'One two three four')).toBe(false)
})
