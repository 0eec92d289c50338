import { expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const read = (text: string) => readListing([{ kind: 'eligibility', text }])
const criteriaOf = (text: string) => read(text).clauses.map(({ criteria }) => criteria)

const underrepresented = { fact: 'underrepresented', is: true }
const fafsa = { fact: 'canFileFafsa', is: true }
const minority = {
  fact: 'ethnicity',
  in: ['native_american', 'asian', 'black', 'hispanic_latino', 'pacific_islander'],
}

it.each<[string, unknown[]]>([
  [
    'Underrepresented-minority students in engineering',
    [underrepresented, { fact: 'fieldOfStudy', in: ['engineering'] }],
  ],
  ['Minority high school seniors', [minority, { fact: 'schoolLevel', in: ['hs_senior'] }]],
  ['Students from historically underrepresented backgrounds', [underrepresented]],
  ['Demonstrated financial need via FAFSA', [{ fact: 'financialNeed', is: true }]],
  ['Must complete the FAFSA.', [fafsa]],
  ['FAFSA required', [fafsa]],
  [
    'Enrolled in an accredited U.S. postsecondary program',
    [
      { fact: 'plansCollege', is: true },
      { fact: 'accreditedCollege', is: true },
      { fact: 'collegeCountry', in: ['US'] },
    ],
  ],
])('reads to its last word: %s', (sentence, criteria) => {
  expect(criteriaOf(sentence)).toEqual(criteria)
  expect(read(sentence).known).toBe('read')
})

it('takes the field in which a group is underrepresented for no field to study', () => {
  expect(criteriaOf('Students of groups that are underrepresented in engineering')).toEqual([
    underrepresented,
  ])
})

it.each([
  'Must submit FAFSA or Dream Act application',
  'Must own a minority business',
  'Awarded to minority-owned firms',
])('leaves unread: %s', (sentence) => {
  expect(read(sentence).clauses).toEqual([])
  expect(read(sentence).unread).toHaveLength(1)
})

it.each<[string, unknown[]]>([
  [
    'Graduating seniors in a 4-year bachelor’s program',
    [
      { fact: 'schoolLevel', in: ['hs_senior'] },
      { fact: 'degreeType', in: ['bachelor'] },
    ],
  ],
  [
    'Entering a 2-year community college, vocational, or technical program',
    [{ fact: 'collegeType', in: ['community_college', 'trade_or_technical_school'] }],
  ],
  [
    'Open to students at U.S./Canada/Mexico institutions',
    [
      { fact: 'plansCollege', is: true },
      { fact: 'collegeCountry', in: ['US', 'CA', 'MX'] },
    ],
  ],
  ['Must be a current Wave-on-Wave team member', [{ fact: 'employer', in: ['Wave-on-Wave'] }]],
  ['Requires a free PQRS student affiliate membership', [{ fact: 'membership', in: ['PQRS'] }]],
])('reads what programs, places and names are called: %s', (sentence, criteria) => {
  expect(criteriaOf(sentence)).toEqual(criteria)
  expect(read(sentence).known).toBe('read')
})

it.each([
  'Ten regional team members each receive a $500 scholarship.',
  'Teams register through an adviser at their school.',
])('asks nobody: %s', (sentence) => {
  expect(read(sentence).unread).toEqual([])
})
