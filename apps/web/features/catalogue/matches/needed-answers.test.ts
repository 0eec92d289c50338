import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import { expect, it } from 'vitest'
import { comparedWords, conditionsLine, fewerThanOpen, neededLine } from './needed-answers.ts'

const clause = (result: Reason['result'], rest: Partial<Reason> = {}): Reason => ({
  result,
  soft: false,
  code: 'in',
  fact: 'state',
  asked: ['OH'],
  ...rest,
})
const UNREAD: Reason = { code: 'UNREAD', result: 'unknown', soft: false, asked: [] }
const match = (...clauses: Reason[]): Match => ({
  verdict: 'possible',
  known: 'stated',
  reasons: clauses.filter(({ result }) => result !== 'unknown'),
  unknown: clauses.filter(({ result }) => result === 'unknown'),
})

it.each<[string, Match]>([
  ['You meet the only rule.', match(clause('met'))],
  ['You meet both rules.', match(clause('met'), clause('met'))],
  ['You meet all 3 rules.', match(clause('met'), clause('met'), clause('met'))],
  ['You meet 1 of 2 rules so far.', match(clause('met'), clause('unknown'))],
  ['It depends on your answers.', match(clause('unknown'))],
  ['Open to every student', match(clause('notMet', { soft: true }))],
  ['You don’t meet one rule.', match(clause('met'), clause('notMet'), clause('unknown'))],
  ['You don’t meet two rules.', match(clause('notMet'), clause('notMet'))],
  [
    'We could not read who may apply. Look at the sponsor’s own words.',
    { ...match(UNREAD), known: 'unread' },
  ],
  ['You meet all that we could read.', { ...match(clause('met'), UNREAD), known: 'partly' }],
  [
    'You meet 1 of 2 rules so far.',
    { ...match(clause('met'), clause('unknown'), UNREAD), known: 'partly' },
  ],
])('%s', (words, given) => {
  expect(conditionsLine(given)).toBe(words)
})

it('names the few that settle it only where more are open', () => {
  const either = clause('unknown', {
    code: 'any',
    of: [
      clause('unknown'),
      clause('unknown', { fact: 'firstGeneration', code: 'is', asked: [true] }),
    ],
  })
  expect(fewerThanOpen([{ fact: 'state' }], match(either))).toBe(true)
  expect(fewerThanOpen([{ fact: 'state' }], match(clause('unknown')))).toBe(false)
  expect(fewerThanOpen([], match(either))).toBe(false)
  expect(neededLine(2)).toBe('Two answers can settle it:')
})

it.each<[string, Reason[]]>([
  ['The only rule and your answers', [clause('met')]],
  ['Both rules and your answers', [clause('met'), clause('unknown')]],
  [
    'All 3 rules, one preference and your answers',
    [clause('met'), clause('met'), clause('unknown'), clause('met', { soft: true })],
  ],
  ['One preference and your answers', [clause('met', { soft: true })]],
])('%s', (words, clauses) => {
  expect(comparedWords(clauses)).toBe(words)
})
