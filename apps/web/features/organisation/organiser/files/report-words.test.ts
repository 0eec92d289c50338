import { expect, it } from 'vitest'
import { countsWords, isWorthTaking, readWords } from './report-words.ts'

const report = (counts: object, isDryRun = true) => ({
  isDryRun,
  rows: [],
  counts: { added: 0, updated: 0, unchanged: 0, conflict: 0, refused: 0, ...counts },
})

it.each([
  [report({ added: 1 }), '1 new draft.'],
  [
    report({ added: 1200, updated: 1, refused: 2 }),
    '1,200 new drafts, 1 draft would change, 2 rows not taken.',
  ],
  [
    report({ updated: 2, conflict: 1 }, false),
    '2 drafts changed, 1 row left out, because the scholarship is published or was edited here.',
  ],
])('says what becomes of a file', (given, words) => {
  expect(countsWords(given)).toBe(words)
})

it('is worth taking when it adds or changes something', () => {
  expect([report({ unchanged: 3, refused: 1 }), report({ updated: 1 })].map(isWorthTaking)).toEqual(
    [false, true],
  )
})

it('says what was read of a row', () => {
  const read = {
    amounts: [],
    award: null,
    deadline: { type: 'varies', date: null, timeZone: 'UTC' },
  } as const
  const words = (rules: number, suggestions: number, requirements: number) =>
    readWords({ ...read, amounts: [], rules, suggestions, requirements })
  expect(words(0, 0, 0)).toBe('Open to everybody')
  expect(words(3, 1, 2)).toBe('3 rules, 1 suggestion to confirm, 2 things to send')
})
