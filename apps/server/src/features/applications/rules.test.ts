import { describe, expect, it } from 'vitest'
import { emptyMessage, hasGaps, isEmptyAnswer, problemOf } from './rules.ts'

type DataType = 'editor' | 'text' | 'file' | 'link' | 'checkbox'
const asked = (dataType: DataType, options: string[] = []) => ({
  dataType,
  requirementType: 'inputText' as const,
  options,
})

describe('an empty answer', () => {
  it.each([
    ['editor', '<p></p>', true],
    ['editor', '<p><br></p><p>&nbsp;</p>', true],
    ['editor', '<p>a</p>', false],
    ['text', '   ', true],
    ['text', '<3', false],
    ['checkbox', false, true],
    ['checkbox', true, false],
    ['checkbox', [], true],
    ['text', 0, false],
  ] as const)('%s %j: %s', (dataType, value, isEmpty) => {
    expect(
      isEmptyAnswer(asked(dataType), Array.isArray(value) ? [...value] : (value as string)),
    ).toBe(isEmpty)
  })

  it('is asked for in the words of its kind', () => {
    expect(emptyMessage(asked('file'))).toBe('Please upload!')
    expect(emptyMessage(asked('editor'))).toBe('Please add essay!')
    expect(emptyMessage({ ...asked('text'), requirementType: 'essay' })).toBe('Please add essay!')
    expect(emptyMessage(asked('link'))).toBe('Please provide!')
  })
})

describe('a link', () => {
  it.each([
    ['https://example.org/a?b=c', true],
    ['http://example.org', true],
    ['example.org', false],
    ['javascript:alert(1)', false],
    ['https://localhost', false],
    ['not a link', false],
  ])('%s is fine: %s', (value, isFine) => {
    expect(problemOf(asked('link'), value) === undefined).toBe(isFine)
  })
})

it.each([
  [true, undefined],
  ['false', 'Please provide!'],
  ['yes', 'Please provide!'],
  [0, 'Please provide!'],
])('an agreement is given by a tick alone: %j', (value, problem) => {
  expect(problemOf(asked('checkbox'), value)).toBe(problem)
})

it('takes only the options that are offered', () => {
  expect(problemOf(asked('text', ['Tuba', 'Flute']), 'Tuba')).toBeUndefined()
  expect(problemOf(asked('checkbox', ['Tuba', 'Flute']), ['Flute', 'Tuba'])).toBeUndefined()
  expect(problemOf(asked('text', ['Tuba', 'Flute']), 'Drums')).toBe(
    'Please choose one of the options.',
  )
})

it.each([
  ['editor', '<p>At <em>[your</em> school]</p>', true],
  ['editor', '<p>“We came […]” [1]</p>', false],
  ['text', 'At [your school]', true],
  ['text', 'At my school', false],
  ['link', 'https://example.org/[a]', false],
  ['file', 'At [your school]', false],
] as const)('%s %j has gaps: %s', (dataType, value, has) => {
  expect(hasGaps([{ id: 'a', ...asked(dataType) }], new Map([['a', value]]))).toBe(has)
})

it('looks for no gaps in an option that is worded with brackets, nor where nothing is', () => {
  const option = { id: 'a', ...asked('text', ['[Other]']) }
  expect(hasGaps([option, { id: 'b', ...asked('text') }], new Map([['a', '[Other]']]))).toBe(false)
})
