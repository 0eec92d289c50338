import { expect, it } from 'vitest'
import { rangeWords } from './range-words.ts'

const after = { count: 20, words: 'not read yet' }

it.each([
  ['1–15 of 188', { page: 1, total: 188 }],
  ['181–188 of 188', { page: 13, total: 188 }],
  ['', { page: 14, total: 188 }],
  ['1–15 of 188', { page: 1, total: 188, after }],
  ['181–188 of 188, 1–7 of 20 not read yet', { page: 13, total: 188, after }],
  ['8–20 of 20 not read yet', { page: 14, total: 188, after }],
  ['16–20 of 20 not read yet', { page: 2, total: 0, after }],
  ['', { page: 15, total: 188, after }],
])('%s', (words, paged) => {
  expect(rangeWords({ pageSize: 15, ...paged })).toBe(words)
})
