import { expect, it } from 'vitest'
import { isPreviewable, listWords, sentWith } from './document-words.ts'

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
