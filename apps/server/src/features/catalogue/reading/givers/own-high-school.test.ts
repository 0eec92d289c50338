import { expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const schoolsOf = (sponsor: string, text: string) =>
  readListing([
    { kind: 'title', text: 'Clover Award' },
    { kind: 'sponsor', text: sponsor },
    { kind: 'eligibility', text },
  ]).clauses.flatMap(({ criteria }) =>
    'fact' in criteria && criteria.fact === 'highSchool' && 'in' in criteria ? criteria.in : [],
  )

it.each([
  ['Warren G. Honey High School', 'Warren G. Honey High School'],
  ['Clover Valley High School Alumni Association', 'Clover Valley High School'],
])('gives an award of %s to its own', (sponsor, school) => {
  expect(schoolsOf(sponsor, 'Must plan to study music.')).toEqual([school])
})

it.each([
  ['Ohio High School Athletic Association', 'Must plan to study music.'],
  ['Honey High School', 'Open to students of all area high schools.'],
  ['Honey High School', 'Must be a graduate of Clover High School.'],
  ['Friends of the high school', 'Must plan to study music.'],
])('tells none by %s: %s', (sponsor, text) => {
  expect(schoolsOf(sponsor, text)).not.toContain('Honey High School')
  expect(schoolsOf(sponsor, text).filter((name) => String(name).includes('Ohio'))).toEqual([])
})
