import { APICallError } from '@ai-sdk/provider'

/** Before the second and the third try. */
const DELAYS_MILLISECONDS = [250, 1000]
/** Whoever is told to wait for longer is told so at once. */
const LONGEST_MILLISECONDS = 5000

/**
 * For how many milliseconds to wait before the next try, after `retries` of them; undefined where
 * another would be in vain. Only connections that fail, 429 and 5xx are tried again.
 */
export function retryDelay(fault: unknown, retries: number, now: Date): number | undefined {
  const delay = DELAYS_MILLISECONDS[retries]
  if (delay === undefined || !APICallError.isInstance(fault) || !isPassing(fault)) return undefined
  const asked = readRetryAfter(fault.responseHeaders?.['retry-after'], now)
  if (asked === undefined) return delay
  return asked <= LONGEST_MILLISECONDS ? Math.max(asked, delay) : undefined
}

function isPassing({ statusCode, isRetryable }: APICallError): boolean {
  if (statusCode === undefined || statusCode < 300) return isRetryable
  return statusCode === 429 || statusCode >= 500
}

/** RFC 9110 section 10.2.3: seconds, or a date. */
function readRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}
