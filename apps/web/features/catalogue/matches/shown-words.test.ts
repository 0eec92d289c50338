import { expect, it } from 'vitest'
import { showWords, shownWords } from './shown-words.ts'

it.each([
  [188, 6, '188 scholarships, 6 not read yet', 'Show 188 scholarships'],
  [1, 0, '1 scholarship', 'Show 1 scholarship'],
  [0, 1214, '1,214 scholarships not read yet', 'Show 1,214 scholarships not read yet'],
  [0, 0, '0 scholarships', 'Show 0 scholarships'],
])('%i read, %i unread: %s, %s', (read, unread, shown, show) => {
  expect(shownWords({ read, unread })).toBe(shown)
  expect(showWords({ read, unread })).toBe(show)
})
