import { expect, it } from 'vitest'
import { authorWords } from './author-words.ts'

it.each([
  [{ student: 150, assistant: 32, pasted: 0 }, '182 words: 150 yours, 32 the assistant’s'],
  [{ student: 1, assistant: 0, pasted: 0 }, '1 word, all yours'],
  [{ student: 0, assistant: 1200, pasted: 4 }, '1,204 words: 1,200 the assistant’s, 4 pasted'],
])('says of %o in words who wrote how much', (counts, words) => {
  expect(authorWords(counts)).toBe(words)
})

it('tells the sponsor whose they are', () => {
  const words = authorWords({ student: 22, assistant: 0, pasted: 0 }, 'the student’s own')
  expect(words).toBe('22 words, all the student’s own')
})
