import { FACTS } from '@laurel/matching/facts'
import { parseCriteria } from '@laurel/matching/parse-criteria'
import { expect, test } from 'vitest'
import { listingAt, listingsOf } from './generate-listing.ts'
import { profileAt } from './generate-profile.ts'

const SIZE = { seed: 7, count: 2000 }
const listings = [...listingsOf(SIZE)]

test('the same seed is the same catalogue and the same students, another one is not', () => {
  expect(listingAt(SIZE, 42)).toEqual(listingAt(SIZE, 42))
  expect(listingAt({ ...SIZE, seed: 8 }, 42)).not.toEqual(listingAt(SIZE, 42))
  expect(profileAt(7, 42)).toEqual(profileAt(7, 42))
  expect(profileAt(8, 42)).not.toEqual(profileAt(7, 42))
})

test('a catalogue has as many scholarships as it was asked for, each with an id of its own', () => {
  expect(new Set(listings.map(({ id }) => id)).size).toBe(SIZE.count)
})

test('scholarships come in the order in which they arrived, those that came together by id', () => {
  const keys = listings.map(({ createdAtMs, id }) => `${createdAtMs} ${id}`)
  expect(keys).toEqual(keys.toSorted())
  expect(new Set(listings.map(({ createdAtMs }) => createdAtMs)).size).toBeLessThan(SIZE.count)
})

test('every condition is one that the product reads', () => {
  for (const { criteria } of listings) expect(parseCriteria(criteria, FACTS)).toEqual({ criteria })
})

test('the shares are those that were asked for', () => {
  const conditions = listings.reduce((sum, { criteria }) => sum + criteria.all.length, 0)
  expect(conditions / SIZE.count).toBeCloseTo(3.35, 0)
  const shareOf = (key: string) =>
    listings.filter(({ criteria }) => criteria.all.some((clause) => key in clause)).length /
    SIZE.count
  expect(shareOf('any')).toBeCloseTo(0.06, 1)
  expect(shareOf('attest')).toBeCloseTo(0.08, 1)
  expect(shareOf('soft')).toBeCloseTo(0.05, 1)
})
