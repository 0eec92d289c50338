import { expect, it } from 'vitest'
import { describeChange } from './describe-change.ts'

const counts = (eligible: number, possible: number) => ({ eligible, possible })

it.each([
  ['Three more fit you now.', counts(10, 5), counts(13, 2)],
  ['One is not a match after all.', counts(10, 5), counts(10, 4)],
  ['Two more fit you now. Three are not a match after all.', counts(1, 9), counts(3, 4)],
  ['One new match.', counts(1, 2), counts(1, 3)],
  ['Your matches stay the same.', counts(1, 2), counts(1, 2)],
  ['Your matches are up to date.', undefined, counts(1, 2)],
])('%s', (words, before, after) => {
  expect(describeChange(before, after)).toBe(words)
})
