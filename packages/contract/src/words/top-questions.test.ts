import { expect, it } from 'vitest'
import { opensWords, topQuestions } from './top-questions.ts'

const unlock = (fact: string, scholarships: number, amountUsd = 0, relation?: string) => ({
  fact,
  scholarships,
  amountUsd,
  ...(relation && { relation }),
})

const UNLOCKS = [
  unlock('county', 9, 21_000),
  unlock('employer', 14, 38_500, 'parent'),
  unlock('gpa', 9, 30_000),
  unlock('state', 0),
  unlock('major', 1),
]

it('puts forward what opens the most, the larger sum first where that is even', () => {
  expect(topQuestions(UNLOCKS, [], 3)).toEqual([
    { question: { fact: 'employer', relation: 'parent' }, scholarships: 14, amountUsd: 38_500 },
    { question: { fact: 'gpa' }, scholarships: 9, amountUsd: 30_000 },
    { question: { fact: 'county' }, scholarships: 9, amountUsd: 21_000 },
  ])
})

it('leaves out what opens nothing and what was put off; the next comes up', () => {
  const shown = topQuestions(UNLOCKS, ['employer:parent', 'gpa'], 3)
  expect(shown.map(({ question }) => question)).toEqual([{ fact: 'county' }, { fact: 'major' }])
})

it('says what a question opens', () => {
  expect(opensWords({ scholarships: 1 })).toBe('one scholarship at most')
  expect(opensWords({ scholarships: 1200 })).toBe('up to 1,200 scholarships')
})
