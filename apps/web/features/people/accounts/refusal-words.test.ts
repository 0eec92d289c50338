import { expect, it } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import { refusalWords, waitWords } from './refusal-words.ts'

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
])('says %i seconds as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})

it('says how long to wait, and the server’s sentence otherwise', () => {
  const error = (code: 'TOO_MANY_REQUESTS' | 'BAD_CREDENTIALS', message: string) => ({
    statusCode: 0,
    message,
    error: { code, message, description: message },
  })
  const limited = new CallError(error('TOO_MANY_REQUESTS', 'Too many tries.'), 429, {
    retryAfterSeconds: 90,
  })
  expect(refusalWords(limited)).toBe('Too many tries. Please try again in 2 minutes.')
  const refused = new CallError(error('BAD_CREDENTIALS', 'Invalid username or password'), 401)
  expect(refusalWords(refused)).toBe('Invalid username or password')
  expect(refusalWords(new CallError(undefined, 0))).toBe('Server Error')
  expect(refusalWords(new Error('a bug'))).toBe('Server Error')
})
