import { expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const clausesOf = (sponsor: string, text: string) =>
  readListing([
    { kind: 'sponsor', text: sponsor },
    { kind: 'eligibility', text },
  ]).clauses.map(({ criteria, confidence }) => ({ criteria, confidence }))

it.each([
  ['University of Honey, Lower Hollow', 'Admitted/enrolled UHLH students'],
  ['The Lower Honey State University', 'For LHSU students of any field'],
])('knows the students of %s by its first letters', (sponsor, text) => {
  const criteria = {
    any: ['college', 'interestedColleges'].map((fact) => ({ fact, in: [sponsor] })),
  }
  expect(clausesOf(sponsor, text)).toEqual([{ criteria, confidence: 'likely' }])
})

it.each([
  ['University of Honey, Lower Hollow', 'Admitted/enrolled STEM students'],
  ['University of Honey, Lower Hollow', 'UHLH students or neighbors'],
  ['Honey University Foundation', 'HUF students'],
  ['Hive Guild of Lawyers', 'HGL students'],
])('takes nothing else for one: %s, %s', (sponsor, text) => {
  expect(JSON.stringify(clausesOf(sponsor, text))).not.toContain('interestedColleges')
})
