import { expect, it } from 'vitest'
import { declinedQuestions } from './declined-questions.ts'

const answer = (fieldId: string) => ({
  fieldId,
  fieldValue: 'x',
  field: { key: fieldId, options: {} },
})

it('takes what a saved profile leaves out for declined', () => {
  const applicantFields = [answer('gender'), answer('citizenship'), answer('state')]
  expect(declinedQuestions({ isProfileUpdate: true, applicantFields })).toEqual([
    'ethnicity',
    'militaryAffiliation',
  ])
})

it('takes nothing for declined before the questions were asked', () => {
  expect(declinedQuestions({ isProfileUpdate: false, applicantFields: [] })).toEqual([])
})
