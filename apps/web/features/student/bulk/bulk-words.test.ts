import { expect, it } from 'vitest'
import {
  selectionWords,
  applyWords,
  failureWords,
  fitWords,
  progressWords,
  resultTitle,
  selectedWords,
  sentWords,
  skippedWords,
} from './bulk-words.ts'

const skip = { scholarshipId: 'x', code: 'SCHOLARSHIP_CLOSED', description: 'Closed.' }

it('counts what is selected and sent', () => {
  expect(selectedWords(12, 1400)).toBe('12 of 1,400 selected')
  expect(selectedWords(12, 14, 14)).toBe('12 of 14 selected')
  expect(selectedWords(500, 500, 812)).toBe('500 of 500 selected, out of 812 listed')
  expect(applyWords(12)).toBe('Apply to 12 selected')
  expect(applyWords(0)).toBe('Apply to selected')
  expect(progressWords({ sent: 7, done: 9, total: 12 })).toBe('7 of 12 sent')
})

it('thanks for what was sent', () => {
  const result = { submitted: ['a', 'b'], skipped: [skip] }
  expect(resultTitle(result)).toBe('Scholarship applied successfully!')
  expect(sentWords(result)).toBe('Thank you. 2 applications were sent.')
  expect(skippedWords(result)).toBe('1 was not sent')
})

it('calls nothing a success when nothing was sent', () => {
  const result = { submitted: [], skipped: [skip, skip] }
  expect(resultTitle(result)).toBe('Nothing was sent')
  expect(sentWords(result)).toBe('None of the applications could be sent.')
  expect(skippedWords(result)).toBe('2 were not sent')
})

it('says why nothing was sent in the words of the server', () => {
  expect(failureWords('Server Error')).toBe('Server Error. Your selection is kept.')
  expect(failureWords('We are busy.')).toBe('We are busy. Your selection is kept.')
})

it.each([
  [0, 12, 'We know too little about you yet. Each of these 12 may fit you, or may not.'],
  [0, 1, 'We know too little about you yet. This one may fit you, or may not.'],
  [2, 1400, 'You’re eligible for 2, and 1,400 more may fit you.'],
])('says of %d eligible and %d possible how sure it is', (eligible, possible, words) => {
  expect(fitWords(eligible, possible)).toBe(words)
})

it.each([
  [16, 17, '16 fit you, 17 are not certain yet.'],
  [1, 1, '1 fits you, 1 is not certain yet.'],
  [33, 0, 'All 33 fit you.'],
  [1, 0, 'It fits you.'],
  [0, 4, '4 are not certain yet: some answers are still missing.'],
])('says how many of a selection fit for certain: %i and %i', (fitting, uncertain, words) => {
  expect(selectionWords(fitting, uncertain)).toBe(words)
})
