import type { Reason } from '@laurel/contract/scholarship-shapes'
import { expect, it } from 'vitest'
import { askedText, failedText, givenWords, questionOf, subjectText } from './clause-values.ts'

const leaf = (rest: Partial<Reason>): Reason => ({
  result: 'notMet',
  soft: false,
  code: 'in',
  ...rest,
})

it.each<[Partial<Reason>, string, string]>([
  [{ fact: 'state', asked: ['OH', 'TX'], given: ['NV'] }, 'Ohio, Texas', 'Nevada'],
  [{ code: 'notIn', fact: 'state', asked: ['OH'] }, 'None of: Ohio', 'Not answered yet'],
  [{ code: 'gte', fact: 'gpa', asked: [3], given: [2.9] }, '3.0 or more', '2.9'],
  [{ code: 'between', fact: 'age', asked: [16, 18], given: [20] }, '16 to 18', '20'],
  [{ code: 'is', fact: 'firstGeneration', asked: [true], given: [false] }, 'No', 'Yes'],
  [{ code: 'is', fact: 'transfer', asked: [true], given: [false] }, 'Yes', 'No'],
  [
    { code: 'lte', fact: 'householdIncomeUsd', asked: [40_000] },
    '$40,000 or less',
    'Not answered yet',
  ],
  [{ fact: 'disability', asked: ['adhd'], given: [] }, 'ADHD', 'None'],
  [{ fact: 'county', asked: ['NV/Clark'], given: ['OH/Athens'] }, 'Clark, NV', 'Athens, OH'],
  [
    { code: 'gte', fact: 'enrollmentDate', asked: ['2027-01-01'], given: ['2026-08-01'] },
    '1 January 2027 or later',
    '1 August 2026',
  ],
  [{ code: 'attest', asked: ['Do you row?'], given: [false] }, 'Yes', 'No'],
])('%j: %s, %s', (rest, asked, given) => {
  expect(askedText(leaf(rest))).toBe(asked)
  expect(givenWords(leaf(rest), []).words).toBe(given)
})

it('names what is compared and where it is answered', () => {
  const age = leaf({ code: 'gte', fact: 'age', asked: [18] })
  expect(subjectText(age)).toBe('Age')
  expect(questionOf(age)).toEqual({ fact: 'birthDate' })
  const own = leaf({ code: 'attest', asked: ['Do you row?'] })
  expect(subjectText(own)).toBe('Do you row?')
  expect(questionOf(own)).toEqual({ attest: 'Do you row?' })
})

it('calls said only what was said', () => {
  const said = leaf({ code: 'is', fact: 'accreditedCollege', asked: [true], given: [true] })
  expect(givenWords(said, [])).toEqual({ by: 'You said', words: 'Yes' })
  const implied: Reason = { ...said, isImplied: true }
  expect(givenWords(implied, [])).toEqual({
    by: 'Your answer',
    words: 'From your other answers: Yes',
  })
  const open = leaf({ result: 'unknown', fact: 'ethnicity', asked: ['black'] })
  expect(givenWords(open, [])).toEqual({ by: 'Your answer', words: 'Not answered yet' })
  expect(givenWords(open, ['ethnicity']).words).toBe('You prefer not to say')
})

it('names the answer by which a condition fails', () => {
  const state = leaf({ fact: 'state', asked: ['OH'], given: ['NV'] })
  expect(failedText(state, 'State')).toBe('State: you said Nevada')
  expect(failedText({ ...state, isImplied: true }, 'State')).toBe(
    'State. From your other answers: Nevada',
  )
})
