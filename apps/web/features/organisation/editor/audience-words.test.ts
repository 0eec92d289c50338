import { expect, it } from 'vitest'
import {
  crowdWords,
  emptyWarning,
  impossibleWarning,
  togetherOf,
  withoutRows,
} from './audience-words.ts'

const criteria = {
  all: [
    { fact: 'state', in: ['OH'] },
    { fact: 'transfer', is: true, soft: true as const },
    { fact: 'gpa', gte: 3 },
  ],
}
const count = {
  of: 96_300,
  eligible: 9330,
  possible: 3150,
  without: [
    { clause: 0, eligible: 41_000, possible: null },
    { clause: 2, eligible: null, possible: null },
  ],
}

it('says numbers, and of small ones only that they are', () => {
  expect([crowdWords(12_480), crowdWords(null)]).toEqual(['12,480', 'fewer than 20'])
  expect([togetherOf(count), togetherOf({ eligible: null, possible: null })]).toEqual([
    12_480,
    null,
  ])
})

it('says what there were without each rule, in its words', () => {
  expect(withoutRows(count, criteria)).toEqual([
    { clause: 0, words: 'State is Ohio', together: 41_000 },
    { clause: 2, words: 'GPA at least 3.0', together: null },
  ])
})

it('passes over rules that went meanwhile', () => {
  expect(withoutRows(count, { all: [] })).toEqual([])
})

it('warns where hardly anybody fits, and names the rule that leaves out most', () => {
  expect(emptyWarning(count, criteria)).toBeUndefined()
  const none = { ...count, eligible: null, possible: null }
  expect(emptyWarning(none, criteria)).toBe(
    'Hardly anybody fits. “State is Ohio” leaves out most: without it 41,000 fit.',
  )
  expect(emptyWarning({ ...none, without: count.without.slice(1) }, criteria)).toBe(
    'Hardly anybody fits, whichever rule you take out.',
  )
  expect(emptyWarning({ ...none, of: null }, criteria)).toBeUndefined()
})

it('names rules that nobody can meet, whoever there is', () => {
  const states = [
    { fact: 'state', in: ['OH'] },
    { fact: 'state', in: ['IN'] },
  ]
  expect(impossibleWarning(criteria)).toBeUndefined()
  expect(impossibleWarning({ all: [...criteria.all, { fact: 'gpa', gte: 4.1 }] })).toBe(
    'Nobody can meet “GPA at least 4.1”: it leaves out every student.',
  )
  expect(impossibleWarning({ all: states })).toBe(
    'Nobody can meet “State is Ohio” and “State is Indiana” at the same time: together they leave out every student.',
  )
})
