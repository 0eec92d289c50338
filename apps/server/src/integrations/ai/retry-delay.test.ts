import { APICallError } from '@ai-sdk/provider'
import { expect, it } from 'vitest'
import { retryDelay } from './retry-delay.ts'

const now = new Date('2026-11-20T15:00:00Z')
const failure = (statusCode: number | undefined, retryAfter?: string, isRetryable?: boolean) =>
  new APICallError({
    message: '',
    url: '',
    requestBodyValues: {},
    ...(statusCode !== undefined && { statusCode }),
    ...(retryAfter !== undefined && { responseHeaders: { 'retry-after': retryAfter } }),
    ...(isRetryable !== undefined && { isRetryable }),
  })

it.each<[string, unknown, number, number | undefined]>([
  ['an error of the server', failure(500), 0, 250],
  ['the same once more', failure(503), 1, 1000],
  ['the third time', failure(503), 2, undefined],
  ['too many requests', failure(429), 0, 250],
  ['a wait in seconds', failure(429, '2'), 0, 2000],
  ['a wait until a date', failure(503, 'Fri, 20 Nov 2026 15:00:03 GMT'), 0, 3000],
  ['a date that has passed', failure(503, 'Fri, 20 Nov 2026 14:00:00 GMT'), 0, 250],
  ['no wait at all', failure(429, '0'), 1, 1000],
  ['too long a wait', failure(429, '6'), 0, undefined],
  ['an unreadable wait', failure(429, 'soon'), 0, 250],
  ['no connection', failure(undefined, undefined, true), 0, 250],
  ['a connection that broke', failure(200, undefined, true), 0, 250],
  ['an answer that cannot be read', failure(200), 0, undefined],
  ['a refusal', failure(400), 0, undefined],
  ['a refusal that the SDK would try again', failure(409), 0, undefined],
  ['a redirect', failure(307), 0, undefined],
  ['anything else', new Error('x'), 0, undefined],
])('%s', (_what, fault, retries, delay) => {
  expect(retryDelay(fault, retries, now)).toBe(delay)
})
