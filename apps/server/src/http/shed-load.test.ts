import { expect, it } from 'vitest'
import { isTooLate } from './shed-load.ts'

it.each([
  ['no sample, after one long pause', { count: 0, mean: Number.NaN }, false],
  ['a quiet second', { count: 90, mean: 10_800_000 }, false],
  ['two seconds late', { count: 3, mean: 2_009_000_000 }, false],
  ['later than that', { count: 3, mean: 2_011_000_000 }, true],
] as const)('with %s, calls are turned away: %o, %s', (_what, delays, isExpected) => {
  expect(isTooLate(delays, 2000)).toBe(isExpected)
})
