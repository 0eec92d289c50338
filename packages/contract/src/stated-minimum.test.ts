import { expect, it } from 'vitest'
import { statedMinimum } from './stated-minimum.ts'

it.each([
  ['Write at least 250 words about home.', 250],
  ['A minimum of 300 words.', 300],
  ['No fewer than 1,000 words, please.', 1000],
  ['150 words or more', 150],
  ['There is a 400-word minimum.', 400],
  ['Write 250 to 500 words.', 250],
  ['250–500 words', 250],
  ['between 200 and 350 words', 200],
  ['Write up to 500 words.', undefined],
  ['500 words', undefined],
  ['Tell us of 2 or 3 friends.', undefined],
])('reads the least length that %j states', (text, least) => {
  expect(statedMinimum(text)).toBe(least)
})
