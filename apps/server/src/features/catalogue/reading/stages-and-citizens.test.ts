import { expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const clausesOf = (text: string): unknown[] =>
  readListing([{ kind: 'eligibility', text }], []).clauses.map(({ criteria }) => criteria)

const levels = (...ids: string[]) => ({ fact: 'schoolLevel', in: ids })
const inUs = { fact: 'country', in: ['US'] }

it.each([
  ['US high school seniors', [inUs, levels('hs_senior')]],
  ['U.S. high school students', [inUs, levels('high_school')]],
  ['Students at a U.S. high school', [inUs, levels('high_school')]],
  ['Enrolled in a high school in the United States', [inUs, levels('high_school')]],
  ['Graduating from a U.S. high school', [inUs]],
])('keeps the school beside the country: %s', (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses)
})

it.each([
  [
    'Must be a US citizen, high school senior or current student planning to attend college',
    [
      { fact: 'citizenship', in: ['us_citizen'] },
      { any: [levels('hs_senior'), { fact: 'plansCollege', is: true }] },
    ],
  ],
  [
    'Ohio residents, high school seniors or undergraduates',
    [{ fact: 'state', in: ['OH'] }, levels('hs_senior', 'undergraduate')],
  ],
  [
    'US citizens, permanent residents, or DACA recipients',
    [{ fact: 'citizenship', in: ['us_citizen', 'us_permanent_resident', 'daca'] }],
  ],
])('asks for one of two stages beside what holds for both: %s', (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses)
})

it('takes a college preparatory school for a high school', () => {
  expect(clausesOf('Graduating seniors at Stanton College Preparatory School')).toEqual([
    levels('hs_senior'),
    { fact: 'highSchool', in: ['Stanton College Preparatory School'] },
  ])
})

it('takes no word before a county for its name', () => {
  expect(clausesOf('For Martin County, FL high school graduates')).toEqual([
    { fact: 'highSchoolCounty', in: ['FL/Martin'] },
  ])
})

it('reads a field alone', () => {
  expect(clausesOf('STEM only.')).toEqual([{ fact: 'fieldOfStudy', in: ['stem'] }])
})

it.each([
  [
    'Applicants must be undergraduate juniors, seniors or master’s level graduate students',
    [levels('college_junior', 'college_senior', 'graduate')],
  ],
  ['For doctoral level students', [levels('graduate'), { fact: 'degreeType', in: ['doctoral'] }]],
])('knows students by the level of their degree: %s', (text, clauses) => {
  expect(clausesOf(text)).toEqual(clauses)
})

it('reads the state and the kind of a college together', () => {
  expect(clausesOf('Enrolled at a Texas public community or technical college')).toEqual([
    { fact: 'collegeState', in: ['TX'] },
    { fact: 'collegeType', in: ['community_college', 'trade_or_technical_school'] },
  ])
})

it('shuts out nobody from a developing country, and whoever is of another', () => {
  const [clause] = clausesOf('For students from developing countries')
  const said = JSON.stringify(clause)
  for (const id of ['"KE"', '"PE"', '"KP"']) expect(said).toContain(id)
  for (const id of ['"US"', '"DE"', '"JP"']) expect(said).not.toContain(id)
})

it('takes no stay in developing countries for a college there', () => {
  expect(
    clausesOf('For American students who study abroad in developing countries'),
  ).not.toContainEqual(expect.objectContaining({ fact: 'collegeCountry' }))
})
