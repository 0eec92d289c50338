import { expect, it } from 'vitest'
import { namedPeople } from './named-people.ts'

const NOTHING: ReadonlySet<string> = new Set()
const NOBODY = { not: { all: [] } }

it.each([
  ['To pay early-career researchers who have a new idea', NOBODY],
  ['For non-affiliated scholars who travel to our meeting', NOBODY],
  ['For post-doctoral researchers of bees', NOBODY],
  [
    'Beekeeping, nursing, pharmacy, or other hive-side majors',
    { fact: 'fieldOfStudy', in: ['agriculture', 'nursing', 'pharmacy'] },
  ],
  [
    'An arts competition for young artists, also of literature and of theater',
    {
      fact: 'fieldOfStudy',
      in: ['art_and_design', 'english_and_literature', 'performing_arts', 'creative_arts'],
    },
  ],
  [
    'Veterans in good standing of the hive, and their spouses',
    {
      any: [
        { fact: 'militaryAffiliation', in: ['veteran'] },
        { fact: 'militaryAffiliation', relation: 'spouse', in: ['veteran'] },
      ],
    },
  ],
  [
    'Keepers of a hive, honorably discharged veterans, or spouses of veterans',
    {
      any: [
        { fact: 'militaryAffiliation', in: ['veteran'] },
        { fact: 'militaryAffiliation', relation: 'spouse', in: ['veteran'] },
      ],
    },
  ],
  [
    'Children of soldiers and service members with a hive',
    { fact: 'militaryAffiliation', relation: 'parent', in: ['any_military'] },
  ],
  [
    'Hive stewards from Maine or Vermont',
    {
      any: [
        { fact: 'state', in: ['ME', 'VT'] },
        { fact: 'highSchoolState', in: ['ME', 'VT'] },
        { fact: 'collegeState', in: ['ME', 'VT'] },
      ],
    },
  ],
  [
    'A year of study at the University of Hollow for those outside it',
    {
      any: [
        { fact: 'college', in: ['University of Hollow'] },
        { fact: 'interestedColleges', in: ['University of Hollow'] },
      ],
    },
  ],
  [
    'For first-generation keepers of a hive; they need not be citizens',
    { fact: 'firstGeneration', is: true },
  ],
  ['Whose Hive parent died or is totally disabled', NOBODY],
  ['Runs through participating universities in each county', NOBODY],
  ['Two outstanding hive club alumni who served', NOBODY],
] as const)('tells whom it may be for: %s', (sentence, clause) => {
  expect(namedPeople(sentence, NOTHING)).toEqual(clause)
})

it.each([
  ['nobody', 'Must love bees and look after them'],
  ['what an essay is about', 'Write an essay about nursing students'],
  ['what it turns', 'Nursing students are not eligible'],
  [
    'what it turns behind a semicolon, too',
    'Nursing students; or others who may not study nursing',
  ],
  ['what it only prefers', 'Preference is given to nursing students'],
  ['a field as what is talked about', 'A love of music fills the hive'],
  ['marine biology as the Marine Corps', 'Divers of marine habitats'],
  ['what only some of its awards ask', 'Individual awards target fields (e.g., nursing, law)'],
  ['members for some of its awards', 'Born here and, for some categories, hive membership'],
  ['those beside all seniors', 'For high school seniors, Hive Co employees, and their families'],
  ['members of a community', 'An active community member of the hive'],
])('does not name %s', (_what, sentence) => {
  expect(namedPeople(sentence, NOTHING)).toBeNull()
})

it('leaves out what is asked already', () => {
  const known = new Set(['gender'])
  const sentence = 'Women who study nursing beside the hive'
  expect(namedPeople(sentence, known)).toEqual({ fact: 'fieldOfStudy', in: ['nursing'] })
  expect(namedPeople('Women of the hive', known)).toBeNull()
  const ofStates = new Set(['country', 'state'])
  expect(namedPeople('Seniors of the 50 states, D.C., or Puerto Rico', ofStates)).toBeNull()
  expect(namedPeople('Members of the hive', new Set(['membership']))).toBeNull()
})
