import { expect, it } from 'vitest'
import { compareTexts } from './compare-texts.ts'

it.each([
  ['nothing', 'One\nTwo', 'One\nTwo', []],
  ['a line', 'One\nTwo\nThree', 'One\n2\nThree', [{ before: 'Two', after: '2' }]],
  ['what came', 'One', 'One\nTwo\nThree', [{ before: '', after: 'Two\nThree' }]],
  ['what went', 'One\nTwo\nThree', 'Three', [{ before: 'One\nTwo', after: '' }]],
  [
    'two places',
    'a\nb\nc\nd\ne',
    'A\nb\nc\nd\nE',
    [
      { before: 'a', after: 'A' },
      { before: 'e', after: 'E' },
    ],
  ],
  ['an empty page', '', 'One', [{ before: '', after: 'One' }]],
])('finds %s', (_what, before, after, passages) => {
  expect(compareTexts(before, after)).toEqual(passages)
})

it('takes two pages that share nothing for two pages', () => {
  const lines = (word: string) => Array.from({ length: 300 }, (_, at) => `${word} ${at}`).join('\n')
  const [before, after] = [lines('one'), lines('other')]
  expect(compareTexts(before, after)).toEqual([{ before, after }])
})
