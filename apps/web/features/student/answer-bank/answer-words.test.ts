import { expect, it } from 'vitest'
import { canReuse, excerptOf, lengthWords, overLimitWords, plainAnswer } from './answer-words.ts'

const asks = (
  dataType: 'editor' | 'text' | 'file' | 'link' | 'checkbox',
  options: string[] = [],
) => ({
  field: { id: 'f', key: 'k', name: 'n', fieldName: 'n', dataType, options },
})

it('reads every kind of answer as text', () => {
  expect(plainAnswer(asks('editor'), '<p>One &amp;</p><p>two</p>')).toBe('One &\n\ntwo')
  expect(plainAnswer(asks('text'), 'a < b')).toBe('a < b')
  expect(plainAnswer(asks('checkbox', ['A', 'B']), ['A', 'B'])).toBe('A, B')
  expect(plainAnswer(asks('text'), undefined)).toBe('')
})

it('quotes the first words and cuts between words', () => {
  expect(excerptOf('My aunt.\n\nShe nursed.')).toBe('“My aunt. She nursed.”')
  const long = excerptOf('nursing '.repeat(20))
  expect(long).toBe(`“${'nursing '.repeat(9).trim()}…”`)
  expect(excerptOf('x'.repeat(100))).toBe(`“${'x'.repeat(72)}…”`)
})

it('counts what is written only', () => {
  expect(lengthWords(asks('editor'), 'One')).toBe('1 word')
  expect(lengthWords(asks('text'), 'One two')).toBe('2 words')
  expect(lengthWords(asks('link'), 'https://example.org')).toBeUndefined()
  expect(lengthWords(asks('text', ['A']), 'A')).toBeUndefined()
})

it('says how far a text goes over the limit', () => {
  expect(overLimitWords('a b c', 2)).toBe('1 word over this limit; you decide what to cut')
  expect(overLimitWords('a b', 2)).toBeUndefined()
  expect(overLimitWords('a b', undefined)).toBeUndefined()
})

it('offers nothing for files and agreements', () => {
  expect([asks('file'), asks('checkbox')].map(canReuse)).toEqual([false, false])
  expect([asks('checkbox', ['A']), asks('link'), asks('text')].map(canReuse)).toEqual([
    true,
    true,
    true,
  ])
})
