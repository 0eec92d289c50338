import { expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const factsOf = (text: string) =>
  JSON.stringify(
    readListing([{ kind: 'eligibility', text }]).clauses.map(({ criteria }) => criteria),
  )

it.each([
  'Students in grades 5-8 at accredited U.S. schools.',
  'Pupils in 7th grade enrolled in an accredited school.',
  'Middle school students at accredited U.S. schools.',
])('takes the school of pupils for no college: %s', (sentence) => {
  expect(factsOf(sentence)).not.toMatch(/plansCollege|accreditedCollege|collegeCountry/)
})

it.each([
  'Students at accredited U.S. schools.',
  'High school seniors planning to attend an accredited U.S. college.',
  'Seniors in high school accepted to an accredited technical school in the United States.',
])('keeps what is said of colleges: %s', (sentence) => {
  expect(factsOf(sentence)).toMatch(/accreditedCollege/)
})
