import { describe, expect, it } from 'vitest'
import {
  describeSuggestions,
  haveChanged,
  matchesNow,
  pickSuggestions,
  type MatchesThen,
} from './pick-suggestions.ts'

const rows = (ids: string) => [...ids].map((id) => ({ id }))
const then = (ids: string, eligible = 4, possible = 2): MatchesThen => ({
  counts: { eligible, possible, yourRecommendation: eligible + possible },
  best: [...ids],
})

describe('what a save changed', () => {
  it.each([
    ['nothing', then('abc'), then('abc'), false],
    ['a count', then('abc'), then('abc', 5, 1), true],
    ['which fits best', then('abc'), then('bac'), true],
    ['what is among the best', then('abc'), then('abd'), true],
    ['what was not known before', undefined, then('abc'), false],
  ])('is seen: %s', (_what, before, after, changed) => {
    expect(haveChanged(before, after)).toBe(changed)
  })

  it('is not known until counts and list are', () => {
    expect(matchesNow(undefined, rows('a'))).toBeUndefined()
    expect(matchesNow(then('a').counts, undefined)).toBeUndefined()
  })
})

describe('the suggestions', () => {
  it('are three, the new ones first', () => {
    expect(pickSuggestions(rows('abcdef'), then('abcex'))).toEqual([
      { scholarship: { id: 'd' }, isNew: true },
      { scholarship: { id: 'f' }, isNew: true },
      { scholarship: { id: 'a' }, isNew: false },
    ])
  })

  it.each([
    [
      then('a', 4, 2),
      { eligible: 1200, possible: 1, yourRecommendation: 1201 },
      '1,201 scholarships match your profile now, 1,195 more than before. 1 still needs an answer. These fit best:',
    ],
    [
      then('a', 1, 1),
      { eligible: 1, possible: 0, yourRecommendation: 1 },
      '1 scholarship matches your profile now. These fit best:',
    ],
    [
      then('a'),
      { eligible: 0, possible: 0, yourRecommendation: 0 },
      'Nothing open matches your answers right now. New ones come in often.',
    ],
  ])('come with the real counts', (before, after, words) => {
    expect(describeSuggestions(before, after)).toBe(words)
  })
})
