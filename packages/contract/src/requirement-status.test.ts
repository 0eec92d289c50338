import { describe, expect, it } from 'vitest'
import {
  completeWebAddress,
  emptyMessage,
  gapsOf,
  isEssayOnly,
  isPlainWriting,
  problemOf,
  statusOf,
  type Answer,
  type Asked,
} from './requirement-status.ts'

type Kind = Asked['field']['dataType']

function asked(dataType: Kind, change: Partial<Asked> & { options?: string[] } = {}): Asked {
  const { options = [], ...rest } = change
  const field = { id: 'f', key: 'k', name: 'n', dataType, fieldName: 'n', options }
  return { optional: false, limits: '{}', requirementType: 'inputText', field, ...rest }
}
const essayFile = asked('file')
essayFile.field.fieldName = 'Essay File'
const essay = asked('editor', { requirementType: 'essay', limits: '{"wordLength":10}' })

const atLeast = {
  ...asked('editor', { limits: '{"wordLength":10}' }),
  description: 'Write at least 08 words.',
}

describe('status', () => {
  it.each<[string, Asked, Answer, string]>([
    ['nothing', essay, undefined, 'notStarted'],
    ['an empty paragraph', essay, '<p>&nbsp;</p>', 'notStarted'],
    ['a short essay', essay, '<p>one two three four</p>', 'inProgress'],
    ['half an essay', essay, '<p>one two three four five</p>', 'done'],
    ['an essay with a gap', essay, '<p>one two three four five [which club]</p>', 'inProgress'],
    ['a text with a gap', asked('text'), 'I ran [how far].', 'inProgress'],
    ['a text with a note in brackets', asked('text'), 'I ran […] home. [1]', 'done'],
    ['an essay that is too long', essay, `<p>${'word '.repeat(12)}</p>`, 'done'],
    [
      'half of what it may be, below what it must',
      atLeast,
      `<p>${'word '.repeat(6)}</p>`,
      'inProgress',
    ],
    ['what it must be at least', atLeast, `<p>${'word '.repeat(8)}</p>`, 'done'],
    ['a word without a limit', asked('editor'), '<p>one</p>', 'done'],
    ['half an address', asked('link'), 'example.org', 'inProgress'],
    ['an address', asked('link'), 'https://example.org', 'done'],
    ['the text of an essay file', essayFile, '<p>one</p>', 'inProgress'],
    ['an essay file', essayFile, '/api/v1/files/ab12/essay.pdf', 'done'],
    ['an unticked box', asked('checkbox'), false, 'notStarted'],
    ['a ticked box', asked('checkbox'), true, 'done'],
    ['no choice', asked('checkbox', { options: ['a'] }), [], 'notStarted'],
    ['a choice that is gone', asked('text', { options: ['a'] }), 'b', 'inProgress'],
  ])('%s', (_what, requirement, answer, status) => {
    expect(statusOf(requirement, answer)).toBe(status)
  })

  it('says Missing only once flagged, and never of what may stay empty', () => {
    expect(statusOf(asked('link'), undefined, { isFlagged: true })).toBe('missing')
    expect(statusOf(asked('link'), 'nonsense', { isFlagged: true })).toBe('missing')
    const optional = asked('link', { optional: true })
    expect(statusOf(optional, undefined, { isFlagged: true })).toBe('notStarted')
    expect(statusOf(optional, 'nonsense', { isFlagged: true })).toBe('missing')
  })

  it('says Uploading while a file is on its way', () => {
    const flags = { isFlagged: true, isUploading: true }
    expect(statusOf(asked('file'), undefined, flags)).toBe('uploading')
  })
})

it('takes for writing what asks for more than a line', () => {
  const limits = '{"wordLength":80}'
  expect(isPlainWriting(asked('text', { limits }))).toBe(true)
  expect(isPlainWriting(asked('text', { requirementType: 'essay' }))).toBe(true)
  expect(isPlainWriting(asked('text'))).toBe(false)
  expect(isPlainWriting(asked('text', { limits, options: ['a'] }))).toBe(false)
  expect(isPlainWriting(essay)).toBe(false)
})

it('finds gaps only in what is written here', () => {
  expect(gapsOf(essay, '<p>At [the <b>club</b>] I sang.</p>')).toEqual(['[the club]'])
  expect(gapsOf(asked('text', { options: ['[a]'] }), '[a]')).toEqual([])
  expect(gapsOf(asked('link'), 'https://example.org/[a]')).toEqual([])
})

it('asks for what is missing in the words of its kind', () => {
  expect(emptyMessage(essay)).toBe('Please add essay!')
  expect(emptyMessage(asked('file', { requirementType: 'essay' }))).toBe('Please upload!')
  expect(emptyMessage(asked('checkbox'))).toBe('Please provide!')
})

it.each([
  ['https://example.org/a?b=c', undefined],
  [' https://example.org ', undefined],
  ['javascript:alert(1)', 'Please enter a full web address, such as https://example.org.'],
  ['https://exa mple.org', 'Please enter a full web address, such as https://example.org.'],
  ['https://localhost', 'Please enter a full web address, such as https://example.org.'],
])('checks the form of the link %j', (value, problem) => {
  expect(problemOf(asked('link'), value)).toBe(problem)
})

it.each([
  ['example.org/a', 'https://example.org/a'],
  [' www.example.org ', 'https://www.example.org'],
  ['http://example.org', 'http://example.org'],
  ['javascript:a.b', 'javascript:a.b'],
  ['not a link.', 'not a link.'],
  ['//example.org', '//example.org'],
  ['a@example.org', 'a@example.org'],
  ['later', 'later'],
  ['', ''],
])('completes the link %j to %j', (text, link) => {
  expect(completeWebAddress(text)).toBe(link)
})

it('takes the text of an essay file for missing, even where it may stay out', () => {
  expect(problemOf({ ...essayFile, optional: true }, '<p>one</p>')).toBe('Please upload!')
  expect(problemOf({ ...essayFile, optional: true }, undefined)).toBeUndefined()
})

it('knows what asks for nothing but essays', () => {
  expect(isEssayOnly([essay, essay])).toBe(true)
  expect(isEssayOnly([essay, asked('link')])).toBe(false)
  expect(isEssayOnly([])).toBe(false)
})
