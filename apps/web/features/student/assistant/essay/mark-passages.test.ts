import { expect, it } from 'vitest'
import { markPassages } from './mark-passages.ts'

const marked = (text: string, gaps: string[], unsupported: string[] = []) =>
  markPassages(text, { gaps, unsupported }).map(({ text: part, mark }) =>
    mark ? `<${mark}:${part}>` : part,
  )

it('marks every gap and everything to be checked', () => {
  expect(
    marked(
      'In [the year] I joined Troop 12. In [the year] I led it.',
      ['[the year]'],
      ['Troop 12'],
    ),
  ).toEqual([
    'In ',
    '<gap:[the year]>',
    ' I joined ',
    '<check:Troop 12>',
    '. In ',
    '<gap:[the year]>',
    ' I led it.',
  ])
})

it('finds whole words and numbers only', () => {
  expect(marked('In 2012 there were 12 of us, Al and Alma.', [], ['12', 'Al'])).toEqual([
    'In 2012 there were ',
    '<check:12>',
    ' of us, ',
    '<check:Al>',
    ' and Alma.',
  ])
})

it('prefers the longer of two', () => {
  expect(marked('Since May 2024.', [], ['2024', 'May 2024'])).toEqual([
    'Since ',
    '<check:May 2024>',
    '.',
  ])
})

it('takes signs as they stand', () => {
  expect(marked('It cost $1,500 (or a-b?) [a/b*c].', ['[a/b*c]'], ['$1,500', '(or a-b?)'])).toEqual(
    ['It cost ', '<check:$1,500>', ' ', '<check:(or a-b?)>', ' ', '<gap:[a/b*c]>', '.'],
  )
})

it('leaves a text without marks in one piece', () => {
  expect(markPassages('All fine.', { gaps: [''], unsupported: [] })).toEqual([
    { text: 'All fine.' },
  ])
  expect(markPassages('', { gaps: [], unsupported: [] })).toEqual([])
})
