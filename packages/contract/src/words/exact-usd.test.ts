import { expect, it } from 'vitest'
import { exactUsd } from './exact-usd.ts'

it.each([
  [0, '$0'],
  [12_000, '$12,000'],
  [3250.5, '$3,250.50'],
  [0.25, '$0.25'],
])('writes %d as %s', (amount, words) => {
  expect(exactUsd(amount)).toBe(words)
})
