import { expect, it } from 'vitest'
import { sentWords } from './sent-words.ts'

it('says what is true now: whom it was sent to, and when', () => {
  const sent = { recipient: 'Hartwell', submittedAt: '2026-11-22T12:00:00Z' }
  expect(sentWords(sent)).toBe('Sent to Hartwell on 22 November 2026.')
  expect(sentWords({})).toBe('Sent to the sponsor.')
})
