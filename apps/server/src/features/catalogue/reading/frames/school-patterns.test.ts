import type { HardClause } from '@laurel/matching/criteria'
import { expect, it } from 'vitest'
import { readSentence } from '../sentences/read-sentence.ts'

const plans: HardClause = { fact: 'plansCollege', is: true }
const accredited: HardClause = { all: [plans, { fact: 'accreditedCollege', is: true }] }
const accreditedUs: HardClause = {
  all: [plans, { fact: 'accreditedCollege', is: true }, { fact: 'collegeCountry', in: ['US'] }],
}
const us: HardClause = { all: [plans, { fact: 'collegeCountry', in: ['US'] }] }
const enrolledInTribe: HardClause = { fact: 'enrolledTribalMember', is: true }

const sentences: [sentence: string, clauses: HardClause[]][] = [
  ['Applicants must be enrolled in an accredited college or university.', [accredited]],
  ['Must attend an accredited, nonprofit two- or four-year institution.', [accredited]],
  ['Must plan to attend an accredited college, university or vocational school.', [accredited]],
  ['Be accepted to or enrolled in an accredited four-year university.', [accredited]],
  [
    'Applicants must be enrolled full time at an accredited U.S. college or university.',
    [{ all: [...accreditedUs.all, { fact: 'enrollment', in: ['full_time'] }] }],
  ],
  [
    'Planning to enroll in an accredited post-secondary institution in the United States.',
    [accreditedUs],
  ],
  ['Enrolled in an accredited U.S. postsecondary program', [accreditedUs]],
  ['Must be enrolled or accepted at accredited U.S. colleges or universities.', [accreditedUs]],
  ['Citizens of India are eligible.', [{ fact: 'nationality', in: ['IN'] }]],
  ['Enrolled members of federally recognized Tribes.', [enrolledInTribe]],
  ['Must attend a college or university in the United States.', [us]],
  ['Must be planning to attend a two-year or four-year college or university.', [plans]],
  ['Students who plan to pursue a college education.', [plans]],
  ['Must be an enrolled member of a federally recognized tribe.', [enrolledInTribe]],
  [
    'Applicants must be an enrolled member of a federally or state recognized American Indian tribe.',
    [enrolledInTribe],
  ],
  [
    'Must be a citizen of Kenya, Uganda or Tanzania.',
    [{ fact: 'nationality', in: ['KE', 'UG', 'TZ'] }],
  ],
  ['Applicants are nationals of Canada or Mexico.', [{ fact: 'nationality', in: ['CA', 'MX'] }]],
  [
    'Must be majoring in chemical engineering.',
    [
      {
        all: [
          { fact: 'fieldOfStudy', in: ['engineering'] },
          { fact: 'major', in: ['chemical_engineering'] },
        ],
      },
    ],
  ],
  [
    'Students majoring in accounting or finance.',
    [{ fact: 'fieldOfStudy', in: ['accounting_and_finance'] }],
  ],
  [
    'Must be majoring in nursing, biology or dental hygiene.',
    [
      {
        any: [
          { fact: 'fieldOfStudy', in: ['nursing', 'biology'] },
          {
            all: [
              { fact: 'fieldOfStudy', in: ['health_sciences'] },
              { fact: 'major', in: ['dental_hygiene'] },
            ],
          },
        ],
      },
    ],
  ],
]

it.each(sentences)('%s', (sentence, clauses) => {
  const read = readSentence(sentence, 0, sentence.length, 'eligibility')
  expect(read.clauses.map(({ clause }) => clause)).toEqual(clauses)
})

it.each([
  'Applicants must not be enrolled in an accredited college.',
  'Members of the accredited press may apply.',
  'The award is paid to the accredited college.',
  'Our founder was a citizen of Kenya.',
])('%s asks nothing of it', (sentence) => {
  const read = readSentence(sentence, 0, sentence.length, 'description')
  expect(read.clauses.filter(({ confidence }) => confidence === 'certain')).toEqual([])
})
