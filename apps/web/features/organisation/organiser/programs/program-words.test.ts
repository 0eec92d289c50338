import { expect, it } from 'vitest'
import { triesWords } from './program-words.ts'

const message = { state: 'waiting', tries: 0, outcome: null, nextTryAt: null } as const

it.each([
  ['On its way.', message],
  [
    'Tried once. Answered 200.',
    { ...message, state: 'delivered', tries: 1, outcome: 'Answered 200' },
  ],
  [
    'Tried 3 times. This name leads nowhere.',
    { ...message, state: 'failed', tries: 3, outcome: 'This name leads nowhere.' },
  ],
] as const)('says “%s”', (words, told) => {
  expect(triesWords(told)).toBe(words)
})

it('says when it is tried next', () => {
  const waiting = {
    ...message,
    tries: 2,
    outcome: 'Answered 500',
    nextTryAt: '2026-11-23T12:00:00Z',
  }
  expect(triesWords(waiting)).toMatch(/^Tried 2 times\. Answered 500\. Next try 2\d Nov 2026, /)
})
