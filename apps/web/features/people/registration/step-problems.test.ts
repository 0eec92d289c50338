import { expect, it } from 'vitest'
import { STEP_QUESTIONS } from './step-questions.ts'
import { stepProblems } from './step-problems.ts'

const today = '2027-02-01'
const messages = (step: keyof typeof STEP_QUESTIONS, answers = {}) =>
  Object.fromEntries(
    Object.entries(stepProblems(STEP_QUESTIONS[step], answers, today)).map(([key, [problem]]) => [
      key,
      problem?.message,
    ]),
  )

it('asks for every question of a step in the fixed words', () => {
  expect(messages(2, { iAm: ['STUDENT'] })).toEqual({
    dob: 'Please select your date of birth!',
    schoolLevel: 'Please fill your current school level!',
    citizenship: 'Please select your citizenship!',
    ethnicity: 'Please fill your ethnicity!',
    gender: 'Please select your gender!',
  })
})

it('takes keeping something private as an answer', () => {
  const answers = { iAm: ['PARENT'], dob: ['2009-06-09'], schoolLevel: ['hs_senior'] }
  const kept = { citizenship: [], ethnicity: [], gender: [] }
  expect(messages(2, { ...answers, ...kept })).toEqual({})
})

it('asks only for what follows from an answer', () => {
  const enrolled = Object.keys(messages(4, { enrolledInCollege: ['1'] }))
  expect(enrolled).toContain('collegeName')
  const notYet = Object.keys(messages(4, { enrolledInCollege: ['0'] }))
  expect(notYet).not.toContain('collegeName')
  expect(notYet).not.toContain('additionalDetails')
})

it('names every part of an address that is missing', () => {
  const given = ['', '', 'Austin', '', '', 'US']
  const { address } = stepProblems(STEP_QUESTIONS[4], { address: given }, today)
  expect(address?.map(({ message }) => message)).toEqual([
    'Please fill your address!',
    'Please fill your state!',
    'Please fill your zip code!',
  ])
})
