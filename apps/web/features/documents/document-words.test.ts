import { expect, it } from 'vitest'
import { isPreviewable, listWords, megabyteWords, sentWith, sizeWords } from './document-words.ts'

it.each([
  [1, '1 KB'],
  [240_000, '234 KB'],
  [1_048_576, '1.0 MB'],
  [1_300_000, '1.2 MB'],
  [12_900_000, '12 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})

it('tells megabytes with one digit below ten', () => {
  expect([megabyteWords(800_000), megabyteWords(30_000_000)]).toEqual(['0.8', '29'])
})

it('knows what a browser shows', () => {
  expect(['a.PDF', 'a.jpeg', 'a.docx', 'pdf'].map(isPreviewable)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('names the applications that were sent with it', () => {
  const use = (title: string, status: 'Draft' | 'Received') => ({
    scholarshipId: title,
    title,
    status,
  })
  const usedIn = [use('A', 'Received'), use('B', 'Draft'), use('C', 'Received')]
  expect(listWords(sentWith({ usedIn }))).toBe('A and C')
})
