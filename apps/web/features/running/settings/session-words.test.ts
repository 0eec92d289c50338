import { expect, it } from 'vitest'
import { lastUsedWords } from './session-words.ts'

const now = new Date('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20T12:00:20Z', 'Used just now'],
  ['2026-11-20T11:56:00Z', 'Used just now'],
  ['2026-11-20T11:48:30Z', 'Used 11 minutes ago'],
  ['2026-11-20T09:00:00Z', 'Used 3 hours ago'],
  ['2026-11-19T11:00:00Z', 'Used yesterday'],
  ['2026-11-08T11:00:00Z', 'Used 12 days ago'],
  ['2026-09-08T11:00:00Z', 'Used more than a month ago'],
])('%s: %s', (lastUsedAt, words) => {
  expect(lastUsedWords(lastUsedAt, now)).toBe(words)
})
