import { expect, it } from 'vitest'
import { monthWords } from './date-words.ts'

it.each([
  ['2026-01', 'January 2026'],
  ['2027-12-31', 'December 2027'],
  ['2027-13', ''],
  ['2027-', ''],
  ['', ''],
])('a month of %j is %j', (day, words) => {
  expect(monthWords(day)).toBe(words)
})
