import { expect, it } from 'vitest'
import { isPreviewable, listWords, partWords, sentWith, sizeWords } from './document-words.ts'

it.each([
  [1, '1 KB'],
  [240_000, '234 KB'],
  [1_048_576, '1.0 MB'],
  [1_300_000, '1.2 MB'],
  [12_900_000, '12 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})

it.each([
  [800_000, 1_363_149, '0.8 of 1.3 MB'],
  [12_000_000, 30_000_000, '11 of 29 MB'],
  [3_000, 240_000, '3 of 234 KB'],
  [0, 500, '0 of 1 KB'],
])('%i of %i bytes are %s', (bytes, ofBytes, words) => {
  expect(partWords(bytes, ofBytes)).toBe(words)
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
