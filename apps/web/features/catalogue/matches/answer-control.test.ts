import { FACTS } from '@laurel/matching/facts'
import { expect, it } from 'vitest'
import { answerControl } from './answer-control.ts'

it.each([
  ['firstGeneration', { kind: 'yesNo', isInverse: true }],
  ['transfer', { kind: 'yesNo' }],
  ['citizenship', { kind: 'choice', isMultiple: false }],
  ['ethnicity', { kind: 'choice', isMultiple: true }],
  ['state', { kind: 'choice', isMultiple: false }],
  ['lifeExperience', { kind: 'choice', isMultiple: true }],
  ['gpa', { kind: 'choice', isMultiple: false }],
  ['sat', { kind: 'number', min: 400, max: 1600 }],
  ['enrollmentDate', { kind: 'month' }],
  ['birthDate', { kind: 'birthDate' }],
  ['county', { kind: 'place' }],
  ['membership', { kind: 'name', canBeNone: true }],
  ['college', { kind: 'name', canBeNone: false }],
])('%s', (fact, control) => {
  expect(answerControl({ fact })).toMatchObject(control)
})

it('asks a sponsor’s own question as yes or no', () => {
  expect(answerControl({ attest: 'Have you volunteered?' })).toEqual({ kind: 'yesNo' })
})

it('offers "none" last where no option says it', () => {
  const control = answerControl({ fact: 'disability' })
  expect(control.kind === 'choice' && control.choices.at(-1)).toEqual({
    id: 'none',
    label: 'None of these',
  })
})

it('has options wherever it offers a choice', () => {
  for (const { id } of FACTS) {
    const control = answerControl({ fact: id })
    if (control.kind === 'choice') expect(control.choices.length).toBeGreaterThan(1)
  }
})
