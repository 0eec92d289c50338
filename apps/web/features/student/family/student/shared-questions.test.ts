import { expect, it } from 'vitest'
import type { FormField } from '../../../people/profile/use-profile.ts'
import { sharedQuestions } from './shared-questions.ts'

const aField = (key: string, parts: Partial<FormField> = {}): FormField => ({
  id: key,
  key,
  name: key,
  question: `${key}?`,
  reason: '',
  group: 'Group',
  kind: 'option',
  isSensitive: false,
  aliases: [],
  options: {},
  ...parts,
})

it('asks only what is shared, and no date of birth', () => {
  const fields = [
    'gpa',
    'lgbtq',
    'religion',
    'birthDate',
    'employer:spouse',
    'employer:parent',
    'cv',
  ]
  const asked = sharedQuestions(
    fields.map((key) => aField(key)),
    [],
    'Maya',
  )
  expect(asked.map(({ key }) => key)).toEqual(['gpa', 'employer:parent'])
  expect(asked[1]).toMatchObject({ fact: 'employer', relation: 'parent', answer: undefined })
})

it('knows the fact behind another name, and says answers in words', () => {
  const field = { key: 'highSchoolName', options: {} }
  const [school, level, transfer, enrolled] = sharedQuestions(
    [
      aField('highSchoolName', { aliases: ['highSchool'] }),
      aField('schoolLevel'),
      aField('transfer'),
      aField('enrollmentDate', { kind: 'date' }),
    ],
    [
      { fieldId: 'highSchoolName', fieldValue: 'Scioto High', field },
      {
        fieldId: 'schoolLevel',
        fieldValue: 'hs_senior',
        field: { key: 'schoolLevel', options: { hs_senior: 'High school senior' } },
      },
      {
        fieldId: 'transfer',
        fieldValue: false,
        field: { key: 'transfer', options: { true: 'Yes', false: 'No' } },
      },
      {
        fieldId: 'enrollmentDate',
        fieldValue: '2027-08-01',
        field: { key: 'enrollmentDate', options: {} },
      },
    ],
    'Maya',
  )
  expect(school).toMatchObject({ fact: 'highSchool', answer: 'Scioto High' })
  expect([level, transfer, enrolled].map((each) => each?.answer)).toEqual([
    'High school senior',
    'No',
    'August 2027',
  ])
})
