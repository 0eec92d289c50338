import { expect, it } from 'vitest'
import { isInTestHalf, pairListings } from './pair-listings.ts'
import type { ReadListing } from './shapes.ts'

it('pairs by title and sponsor together, whatever their letters', () => {
  const reads = [
    { title: 'Merit Award', sponsor: 'Oak Fund' },
    { title: 'Merit award', sponsor: 'The Elm Fund' },
  ] as ReadListing[]
  const gold = { title: 'MERIT AWARD', sponsor: 'Elm Fund', facts: [] }
  const stranger = { title: 'Merit Award', sponsor: 'Ash Fund', facts: [] }
  const { pairs, absent } = pairListings([gold, stranger], reads)
  expect(pairs.map(({ read }) => read)).toEqual([reads[1]])
  expect(absent).toEqual([stranger])
})

it('splits by sponsor, alike for every way of writing it', () => {
  // Their SHA-256 begins with 2fc89b07, which is odd, and with a4344c30.
  expect(isInTestHalf(' Oak Fund ', '')).toBe(true)
  expect(isInTestHalf('yew fund', '')).toBe(false)
  const halves = Array.from({ length: 1000 }, (_, number) => isInTestHalf(`Fund ${number}`, ''))
  const inTest = halves.filter(Boolean).length
  expect(inTest).toBeGreaterThan(400)
  expect(inTest).toBeLessThan(600)
  expect(halves).not.toEqual(halves.map((_, number) => isInTestHalf(`Fund ${number}`, 'other')))
})
