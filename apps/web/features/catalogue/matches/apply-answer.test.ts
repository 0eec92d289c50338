import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import type { Answers } from '@laurel/matching/answers'
import type { Criteria } from '@laurel/matching/criteria'
import { evaluate } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import { describe, expect, it } from 'vitest'
import { applyAnswer, givenAnswer } from './apply-answer.ts'
import type { OpenQuestion } from '@laurel/contract/words/open-question'
import type { AnswerValue } from './answer-control.ts'

const TODAY = '2026-11-22'

function matchOf(
  all: Criteria['all'],
  answers: Answers,
  attested?: Record<string, boolean>,
): Match {
  const { verdict, reasons } = evaluate({ all }, answers, {
    today: TODAY,
    facts: FACTS,
    ...(attested && { attested }),
  })
  const plain = JSON.parse(JSON.stringify(reasons)) as Reason[]
  return {
    verdict,
    known: 'stated',
    reasons: plain.filter(({ result }) => result !== 'unknown'),
    unknown: plain.filter(({ result }) => result === 'unknown'),
  }
}

const inAnyOrder = ({ verdict, reasons, unknown }: Match) => ({
  verdict,
  reasons: reasons.map((each) => JSON.stringify(each)).toSorted(),
  unknown: unknown.map((each) => JSON.stringify(each)).toSorted(),
})

interface Case {
  all: Criteria['all']
  known: Answers
  question: OpenQuestion
  value: AnswerValue
  learnt: Answers
}

const anyOf: Criteria['all'] = [
  {
    any: [
      { fact: 'state', in: ['OH'] },
      { fact: 'firstGeneration', is: true },
    ],
  },
  { fact: 'gpa', gte: 3 },
]

const CASES: Record<string, Case> = {
  'an option that is listed': {
    all: [{ fact: 'state', in: ['OH', 'TX'] }],
    known: {},
    question: { fact: 'state' },
    value: 'TX',
    learnt: { state: ['TX'] },
  },
  'one of two ways in': {
    all: anyOf,
    known: { state: ['TX'], gpa: [3.5] },
    question: { fact: 'firstGeneration' },
    value: true,
    learnt: { firstGeneration: [true] },
  },
  'the last way in': {
    all: anyOf,
    known: { state: ['TX'] },
    question: { fact: 'firstGeneration' },
    value: false,
    learnt: { firstGeneration: [false] },
  },
  'a condition turned round': {
    all: [{ not: { fact: 'disability', in: ['adhd'] } }],
    known: {},
    question: { fact: 'disability' },
    value: ['none'],
    learnt: { disability: [] },
  },
  'a preference': {
    all: [
      { fact: 'gpa', gte: 3.5, soft: true },
      { fact: 'state', in: ['OH'] },
    ],
    known: { state: ['OH'] },
    question: { fact: 'gpa' },
    value: '3.8',
    learnt: { gpa: [3.8] },
  },
  'a relative': {
    all: [{ fact: 'employer', relation: 'parent', in: ['Acme'] }],
    known: { employer: ['Other'] },
    question: { fact: 'employer', relation: 'parent' },
    value: ['ACME'],
    learnt: { 'employer:parent': ['ACME'] },
  },
}

describe('makes of an answer what the rules make of it:', () => {
  it.each(Object.entries(CASES))('%s', (_name, { all, known, question, value, learnt }) => {
    const answer = givenAnswer(question, value)
    if (!answer) throw new Error('It is told here what this answer means.')
    const shown = applyAnswer(matchOf(all, known), answer, TODAY)
    const right = matchOf(all, { ...known, ...learnt })
    expect(inAnyOrder(shown)).toEqual(inAnyOrder(right))
  })

  it('a sponsor’s own question', () => {
    const all = [{ attest: 'Do you play the tuba?' }]
    const answer = givenAnswer({ attest: 'Do you play the tuba?' }, false)
    if (!answer) throw new Error('A yes or no is always told.')
    const right = matchOf(all, {}, { 'Do you play the tuba?': false })
    expect(applyAnswer(matchOf(all, {}), answer, TODAY)).toEqual(right)
  })
})

it('leaves a clause about a known age to the server', () => {
  const all: Criteria['all'] = [
    {
      any: [
        { fact: 'age', gte: 30 },
        { fact: 'firstGeneration', is: true },
      ],
    },
  ]
  const before = matchOf(all, { birthDate: ['2008-01-01'] })
  const answer = givenAnswer({ fact: 'firstGeneration' }, true)
  if (!answer) throw new Error('A yes or no is always told.')
  expect(before.verdict).toBe('possible')
  expect(applyAnswer(before, answer, TODAY)).toEqual(before)
})

it('is exact for choices alone', () => {
  expect(givenAnswer({ fact: 'firstGeneration' }, true)).toMatchObject({ isExact: true })
  expect(givenAnswer({ fact: 'employer' }, ['Acme'])).toMatchObject({ isExact: false })
  expect(givenAnswer({ fact: 'enrollmentDate' }, '2027-08')).toBeUndefined()
})
