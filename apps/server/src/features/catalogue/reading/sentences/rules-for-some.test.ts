import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { readListing } from '../read-listing.ts'
import { readSentence } from './read-sentence.ts'
import { readTitle } from '../read-title.ts'

const clausesOf = (sentence: string): HardClause[] =>
  readSentence(sentence, 0, sentence.length, 'eligibility').clauses.map(({ clause }) => clause)

const years = ['freshman', 'sophomore', 'junior', 'senior'].map((year) => `college_${year}`)
const IN_A_SCHOOL: HardClause = {
  any: [
    { fact: 'schoolLevel', in: ['high_school', ...years, 'graduate'] },
    { fact: 'enrolledInCollege', is: true },
  ],
}

describe('a rule for each of several kinds of people is none for everybody', () => {
  it.each([
    'Seniors of high school must have a 3.1 GPA; transfer students must have a 2.7 GPA.',
    'Open to students under 21; veterans may be up to 30.',
    'At least a 3.2 GPA (2.9 for students with a disability).',
    'Open to high school seniors in Ohio and to undergraduates at Ohio colleges.',
    'One of these must be true: you live in Ohio; you are a veteran.',
    'Students who stutter, as well as their cousins and siblings.',
    'Members of a bee club or students majoring in agriculture.',
    'Students in nursing (third year or later) or in medicine (any year).',
    'Awards go to high school seniors in the top third and to undergraduates with a 3.0.',
    'For survivors who are in remission, and for students who have lost a parent.',
    'High school seniors need a 3.0; everyone else needs a 2.5.',
    'Graduate students must submit two letters of recommendation.',
    'International applicants must show a TOEFL score of 80.',
    'Girls who have worked in the academy may count one summer as a year.',
    'Students with less than 24 credits apply as freshmen.',
    'Juniors can apply early.',
    'Awards are $500 for part-time students and $1,000 for full-time students.',
    'A transcript (juniors in high school should wait a year).',
    'We have no GPA rule for first-year students.',
    'You don’t have to be Catholic to apply.',
    'A 2.5 GPA; work experience may make up for a lower one.',
    'Those who will have a bachelor’s degree by July.',
    'Completed junior year.',
  ])('%s', (sentence) => {
    expect(clausesOf(sentence)).toEqual([])
  })

  it('may go on about all of them', () => {
    const veterans = { fact: 'militaryAffiliation', in: ['veteran'] }
    expect(clausesOf('Must be a veteran; must have a 3.1 GPA.')).toEqual([
      veterans,
      { fact: 'gpa', gte: 3.1 },
    ])
  })
})

describe('names and measures that ask nothing', () => {
  it.each([
    'Given by the Society of Women Weavers.',
    'A scholarship at the University of Hollow.',
    'The height must be at least 6’1”.',
  ])('%s', (sentence) => {
    expect(clausesOf(sentence)).toEqual([])
  })

  it.each(['Young Women of America Award', 'Award in Memory of Joe Veteran'])('%s', (title) => {
    expect(readTitle(title)).toEqual([])
  })
})

it.each<[string, HardClause[]]>([
  [
    'Veterans, active-duty members and military spouses',
    [
      {
        any: [
          { fact: 'militaryAffiliation', in: ['veteran'] },
          { fact: 'militaryAffiliation', in: ['active_duty'] },
          { fact: 'militaryAffiliation', relation: 'spouse', in: ['any_military'] },
        ],
      },
    ],
  ],
  ['Enrolled at an accredited law school', [{ fact: 'fieldOfStudy', in: ['law'] }]],
  ['Residents 18 or older, including islanders', [{ fact: 'age', gte: 18 }]],
  [
    'Graduating seniors or full-time undergrads, 2.6+ GPA, U.S. citizen/PR',
    [
      {
        any: [
          { fact: 'schoolLevel', in: ['hs_senior'] },
          {
            all: [
              { fact: 'enrollment', in: ['full_time'] },
              { fact: 'schoolLevel', in: ['undergraduate'] },
            ],
          },
        ],
      },
      { fact: 'gpa', gte: 2.6 },
      { fact: 'citizenship', in: ['us_citizen', 'us_permanent_resident'] },
    ],
  ],
  ['Students enrolled in school, ages 13+', [IN_A_SCHOOL, { fact: 'age', gte: 13 }]],
  [
    'Native American students at accredited colleges / tribal colleges',
    [
      { fact: 'ethnicity', in: ['native_american'] },
      { fact: 'plansCollege', is: true },
      { fact: 'accreditedCollege', is: true },
    ],
  ],
])('reads %s', (sentence, clauses) => {
  expect(
    clausesOf(sentence).flatMap((clause) => ('all' in clause ? clause.all : [clause])),
  ).toEqual(clauses)
})

it('takes what another sentence takes back for a question', () => {
  const text = 'Applicants must be U.S. citizens. Open to any citizenship.'
  const { clauses } = readListing([{ kind: 'eligibility', text }])
  expect(clauses.map(({ confidence }) => confidence)).toEqual(['unsure'])
})
