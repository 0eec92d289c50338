import { expect, it } from 'vitest'
import { beginningsFor, isBeginning } from './sitemap.ts'

it.each([
  [0, 1],
  [40_000, 1],
  [40_001, 16],
  [640_000, 16],
  [1_000_000, 256],
])('%i listings stand in %i files', (count, files) => {
  const beginnings = beginningsFor(count)
  expect(beginnings).toHaveLength(files)
  expect(new Set(beginnings).size).toBe(files)
  expect(beginnings.every(isBeginning)).toBe(true)
})
