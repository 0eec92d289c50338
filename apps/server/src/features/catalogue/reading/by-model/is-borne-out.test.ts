import { expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { isBorneOut } from './is-borne-out.ts'

const cases: [words: string, clause: HardClause, isSaid: boolean][] = [
  ['residents of Ohio or Indiana', { fact: 'state', in: ['OH', 'IN'] }, true],
  ['residents of Ohio', { fact: 'state', in: ['OH', 'IN'] }, false],
  ['students of this region', { fact: 'state', in: ['OH'] }, false],
  ['a GPA of 3.0 or better', { fact: 'gpa', gte: 3 }, true],
  ['a GPA of 3.0 or better', { fact: 'gpa', gte: 3.5 }, false],
  ['good grades', { fact: 'gpa', gte: 3 }, false],
  ['under 25 years of age', { fact: 'age', lte: 24 }, true],
  ['a household income below $60,000', { fact: 'householdIncomeUsd', lte: 60_000 }, true],
  [
    'graduating in spring 2027',
    { fact: 'highSchoolGraduationDate', between: ['2027-01-01', '2027-06-30'] },
    true,
  ],
  ['graduating next spring', { fact: 'highSchoolGraduationDate', lte: '2027-06-30' }, false],
  ['members of the Elks Lodge', { fact: 'membership', in: ['Elks Lodge'] }, true],
  ['members of the lodge', { fact: 'membership', in: ['Elks Lodge'] }, false],
  ['women in nursing', { fact: 'gender', in: ['male'] }, false],
  ['women in nursing', { fact: 'fieldOfStudy', in: ['nursing'] }, true],
  ['women in nursing', { fact: 'fieldOfStudy', in: ['engineering'] }, false],
  ['studying welding', { fact: 'fieldOfStudy', in: ['skilled_trades'] }, true],
  ['not a resident of Ohio', { not: { fact: 'state', in: ['OH'] } }, true],
  ['a resident of Ohio', { not: { fact: 'state', in: ['OH'] } }, false],
  ['a resident of Ohio', { fact: 'state', notIn: ['OH'] }, false],
  ['enrolled in college', { fact: 'enrolledInCollege', is: false }, false],
  ['Is this fine?', { attest: 'Is this fine?' }, false],
  [
    'in Ohio with a GPA of 3.0',
    {
      all: [
        { fact: 'state', in: ['OH'] },
        { fact: 'gpa', gte: 2 },
      ],
    },
    false,
  ],
]

it.each(cases)('"%s" and %j: %s', (words, clause, isSaid) => {
  expect(isBorneOut(clause, words)).toBe(isSaid)
})
