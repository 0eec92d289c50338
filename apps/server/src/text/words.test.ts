import { expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'
import { tellingWords } from './telling-words.ts'
import { runsOf, stemOf, wordsOf } from './words.ts'

it('takes a text apart into words, whoever typed its apostrophes and accents', () => {
  expect(wordsOf("Maya’s café: don't “stop”, 24/7!")).toEqual([
    'maya',
    'cafe',
    'dont',
    'stop',
    '24',
    '7',
  ])
})

it.each([
  ['nursing', 'nurses', 'nurse'],
  ['studies', 'studied', 'study'],
  ['planned', 'plans', 'plan'],
])('brings %s, %s and %s to one stem', (...words) => {
  expect(new Set(words.map(stemOf)).size).toBe(1)
})

it('leaves short words as they are', () => {
  expect(['gas', 'bus', 'ed'].map(stemOf)).toEqual(['gas', 'bus', 'ed'])
})

it('finds what a text is about', () => {
  expect([...tellingWords('I was there when the library’s books were counted.')]).toEqual([
    'library',
    'book',
    'count',
  ])
})

it('gives as many words in a row, and all of a shorter text', () => {
  expect(runsOf(['a', 'b', 'c', 'd'], 3)).toEqual(['a b c', 'b c d'])
  expect(runsOf(['a', 'b'], 3)).toEqual(['a b'])
})

it.each([
  ['Mrs. Okafor came. We ate!', ['Mrs. Okafor came.', 'We ate!']],
  [
    'It was [one thing. Two things.] Then we left.',
    ['It was [one thing. Two things.]', 'Then we left.'],
  ],
  ['One\nTwo', ['One', 'Two']],
  ['我來了。你呢？', ['我來了。', '你呢？']],
])('sees the sentences of %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
