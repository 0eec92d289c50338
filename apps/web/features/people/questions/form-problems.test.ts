import { expect, it } from 'vitest'
import { BACKGROUND_QUESTIONS } from './background-questions.ts'
import { formProblems } from './form-problems.ts'
import { GOAL_QUESTIONS } from './goal-questions.ts'
import type { Question } from './question.ts'
import { COLLEGE_QUESTIONS } from './school-questions.ts'

const LATER_QUESTIONS = [...COLLEGE_QUESTIONS, ...GOAL_QUESTIONS]
const today = '2027-02-01'
const messages = (questions: readonly Question[], answers = {}) =>
  Object.fromEntries(
    Object.entries(formProblems(questions, answers, today)).map(([key, [problem]]) => [
      key,
      problem?.message,
    ]),
  )

it('asks for every question of a step in the fixed words', () => {
  expect(messages(BACKGROUND_QUESTIONS, { iAm: ['STUDENT'] })).toEqual({
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
  expect(messages(BACKGROUND_QUESTIONS, { ...answers, ...kept })).toEqual({})
})

it('asks only for what follows from an answer', () => {
  const enrolled = Object.keys(messages(LATER_QUESTIONS, { enrolledInCollege: ['1'] }))
  expect(enrolled).toContain('collegeName')
  const notYet = Object.keys(messages(LATER_QUESTIONS, { enrolledInCollege: ['0'] }))
  expect(notYet).not.toContain('collegeName')
  expect(notYet).not.toContain('additionalDetails')
})

it('names every part of an address that is missing', () => {
  const given = ['', '', 'Austin', '', '', 'US']
  const { address } = formProblems(GOAL_QUESTIONS, { address: given }, today)
  expect(address?.map(({ message }) => message)).toEqual([
    'Please fill your address!',
    'Please fill your state!',
    'Please fill your zip code!',
  ])
})
