import type { Clause } from '@laurel/matching/criteria'
import type { FactId } from '@laurel/matching/facts'
import { expect, it } from 'vitest'
import { messyValues } from '../fixtures/messy-values.ts'
import { parseBareValue, parseFactField } from './parse-criteria.ts'
import { toScholarship } from '../parse-row.ts'

const messy = messyValues('criteria')

it.each(messy)('reads the messy value $text', ({ raw, text, expected }) => {
  const row = typeof raw === 'object' ? raw : { criteria: text }
  const parsed = toScholarship(
    { title: 'A title', sponsor: 'A sponsor', ...row },
    { today: '2026-11-20' },
  )
  expect('scholarship' in parsed && parsed.scholarship.criteria.all).toEqual(expected.criteria)
})

const CASES: [FactId, string, object | null][] = [
  ['gpa', '3.0+', { fact: 'gpa', gte: 3 }],
  ['gpa', 'Minimum GPA of 3.25', { fact: 'gpa', gte: 3.25 }],
  ['gpa', '2.5 or higher', { fact: 'gpa', gte: 2.5 }],
  ['gpa', '3.0 on a 4.0 scale', { fact: 'gpa', gte: 3 }],
  ['gpa', '2.5-4.0', { fact: 'gpa', gte: 2.5 }],
  ['gpa', 'None', null],
  ['gpa', 'No minimum', null],
  ['gpa', '85%', { attest: 'Label: 85%' }],
  ['gpa', '5.0', { attest: 'Label: 5.0' }],
  ['age', '18+', { fact: 'age', gte: 18 }],
  ['age', '18-24', { fact: 'age', between: [18, 24] }],
  ['age', 'under 25', { fact: 'age', lte: 24 }],
  ['age', '25 and under', { fact: 'age', lte: 25 }],
  ['householdIncomeUsd', '< 60,000', { fact: 'householdIncomeUsd', lte: 60000 }],
  ['schoolLevel', 'high-school-senior', { fact: 'schoolLevel', in: ['hs_senior'] }],
  [
    'schoolLevel',
    'High School Seniors, Undergraduates',
    { fact: 'schoolLevel', in: ['hs_senior', 'undergraduate'] },
  ],
  [
    'schoolLevel',
    'undergraduate, community-college',
    { fact: 'schoolLevel', in: ['undergraduate'] },
  ],
  [
    'schoolLevel',
    'high-school-senior, community-college, vocational',
    {
      any: [
        { fact: 'schoolLevel', in: ['hs_senior'] },
        { fact: 'collegeType', in: ['community_college', 'trade_or_technical_school'] },
      ],
    },
  ],
  ['schoolLevel', '12', { fact: 'schoolLevel', in: ['hs_senior'] }],
  ['schoolLevel', '11th or 12th grade', { fact: 'schoolLevel', in: ['hs_junior', 'hs_senior'] }],
  [
    'schoolLevel',
    'Grades 6-12',
    { fact: 'schoolLevel', in: ['hs_freshman', 'hs_sophomore', 'hs_junior', 'hs_senior'] },
  ],
  ['schoolLevel', '5-8', { attest: 'Label: 5-8' }],
  [
    'schoolLevel',
    "Bachelor's or Master's degree",
    { fact: 'degreeType', in: ['bachelor', 'master'] },
  ],
  [
    'college',
    'State U; Harbour College',
    {
      any: [
        { fact: 'college', in: ['State U', 'Harbour College'] },
        { fact: 'interestedColleges', in: ['State U', 'Harbour College'] },
      ],
    },
  ],
  ['householdIncomeUsd', '60000', { fact: 'householdIncomeUsd', lte: 60000 }],
  [
    'citizenship',
    'us_citizen_national_or_permanent_resident',
    { fact: 'citizenship', in: ['us_citizen', 'us_permanent_resident'] },
  ],
  ['citizenship', 'US_or_ESA_member_state', { attest: 'Label: US or ESA member state' }],
  ['schoolLevel', 'Freshman', { fact: 'schoolLevel', in: ['hs_freshman', 'college_freshman'] }],
  ['state', 'US', { fact: 'country', in: ['US'] }],
  ['state', 'Nevada; California', { fact: 'state', in: ['NV', 'CA'] }],
  ['state', 'Residents of West Virginia', { fact: 'state', in: ['WV'] }],
  ['state', 'students in Indiana', { fact: 'state', in: ['IN'] }],
  ['state', 'IN', { fact: 'state', in: ['IN'] }],
  ['state', 'Western states', { attest: 'Label: Western states' }],
  ['state', 'Any state except Nevada', { attest: 'Label: Any state except Nevada' }],
  ['county', 'NV/Clark', { fact: 'county', in: ['NV/Clark'] }],
  ['county', 'Clark', { attest: 'Label: Clark' }],
  [
    'citizenship',
    'U.S. citizens and permanent residents',
    { fact: 'citizenship', in: ['us_citizen', 'us_permanent_resident'] },
  ],
  ['citizenship', 'Yes', { fact: 'citizenship', in: ['us_citizen'] }],
  ['citizenship', 'Non-US citizens', { attest: 'Label: Non-US citizens' }],
  ['citizenship', 'Not required', null],
  ['ethnicity', 'Hispanic/Latino', { fact: 'ethnicity', in: ['hispanic_latino'] }],
  ['ethnicity', 'Minority', { attest: 'Label: Minority' }],
  ['gender', 'Women', { fact: 'gender', in: ['female'] }],
  ['gender', 'All', null],
  [
    'fieldOfStudy',
    'Nursing, Computer Science & Mechanical Engineering',
    { fact: 'fieldOfStudy', in: ['nursing', 'computer_science', 'engineering'] },
  ],
  ['fieldOfStudy', 'STEM', { fact: 'fieldOfStudy', in: ['stem'] }],
  [
    'fieldOfStudy',
    'Nursing; Basket weaving',
    {
      any: [
        { fact: 'fieldOfStudy', in: ['nursing'] },
        { attest: 'Is your field one of these: Nursing, Basket weaving?' },
      ],
    },
  ],
  [
    'fieldOfStudy',
    'engineering, technology',
    {
      any: [
        { fact: 'fieldOfStudy', in: ['engineering'] },
        { attest: 'Is your field one of these: engineering, technology?' },
      ],
    },
  ],
  ['fieldOfStudy', 'Basket weaving', { attest: 'Label: Basket weaving' }],
  [
    'fieldOfStudy',
    'Science, technology, engineering, and mathematics',
    { fact: 'fieldOfStudy', in: ['stem'] },
  ],
  ['fieldOfStudy', 'All Fields of Study', null],
  ['schoolLevel', 'middle_school; high_school', { fact: 'schoolLevel', in: ['high_school'] }],
  [
    'schoolLevel',
    'middle school',
    { fact: 'schoolLevel', notIn: ['high_school', 'undergraduate', 'graduate'] },
  ],
  [
    'schoolLevel',
    'college_undergraduate; college_graduate',
    { fact: 'schoolLevel', in: ['undergraduate', 'graduate'] },
  ],
  ['financialNeed', 'Yes', { fact: 'financialNeed', is: true }],
  ['financialNeed', 'No', null],
  ['membership', '4-H; FFA', { fact: 'membership', in: ['4-H', 'FFA'] }],
  [
    'membership',
    'Must be a member of the dairy club',
    { attest: 'Label: Must be a member of the dairy club' },
  ],
]

it.each(CASES)('reads %s from %j', (fact, text, clause) => {
  expect(parseFactField(fact, text, 'Label').clauses).toEqual(clause === null ? [] : [clause])
})

it.each<[FactId, string, string, Clause]>([
  ['age', '25', 'Maximum age', { fact: 'age', lte: 25 }],
  ['age', '25', 'Age limit', { fact: 'age', lte: 25 }],
  ['age', '16', 'Minimum age', { fact: 'age', gte: 16 }],
  ['age', '16', 'Minimum age limit', { fact: 'age', gte: 16 }],
  ['age', '16 to 25', 'Age limit', { fact: 'age', between: [16, 25] }],
  ['age', '25', 'MaximumAge', { fact: 'age', lte: 25 }],
  ['age', '25 & under', 'Age', { fact: 'age', lte: 25 }],
  ['age', 'age 23 or younger', 'Age', { fact: 'age', lte: 23 }],
  ['age', '18 yrs. and older', 'Age', { fact: 'age', gte: 18 }],
  ['gpa', '3.0 on 4.0', 'GPA', { fact: 'gpa', gte: 3 }],
  ['creditsEarned', '30-75', 'Credits', { fact: 'creditsEarned', between: [30, 75] }],
  ['householdIncomeUsd', '<$60k', 'Income', { fact: 'householdIncomeUsd', lte: 60_000 }],
  ['householdIncomeUsd', '$60,000', 'Income', { fact: 'householdIncomeUsd', lte: 60_000 }],
  ['degreeType', 'Ph.D.', 'Degree', { fact: 'degreeType', in: ['doctoral'] }],
  ['degreeType', 'Cert/Assoc.', 'Degree', { fact: 'degreeType', in: ['certificate', 'associate'] }],
  ['ethnicity', 'Black/Af. Am.', 'Race', { fact: 'ethnicity', in: ['black'] }],
  ['militaryAffiliation', 'Vet', 'Military', { fact: 'militaryAffiliation', in: ['veteran'] }],
  ['gpa', '3.0', 'Maximum GPA', { fact: 'gpa', lte: 3 }],
  ['gpa', '3.0', 'Minimum GPA', { fact: 'gpa', gte: 3 }],
  ['householdIncomeUsd', '60000', 'Income limit', { fact: 'householdIncomeUsd', lte: 60_000 }],
])('reads %s %s in a column %j', (fact, text, label, clause) =>
  expect(parseFactField(fact, text, label).clauses).toEqual([clause]),
)

it('warns of what it could only ask', () => {
  expect(parseFactField('gpa', '85%', 'GPA').warnings).toEqual(['asked as a question'])
  expect(parseBareValue('A letter from a neighbour')).toEqual({
    clauses: [{ attest: 'A letter from a neighbour' }],
    warnings: ['asked as a question'],
  })
})

it('reads a value without a fact only where it can be meant in one way', () => {
  expect(parseBareValue('Veterans', 'Group').clauses).toEqual([
    { fact: 'militaryAffiliation', in: ['veteran'] },
  ])
  expect(parseBareValue('Vet', 'Group').clauses).toEqual([{ attest: 'Group: Vet' }])
})
