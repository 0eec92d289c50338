import { AISDKError, APICallError } from '@ai-sdk/provider'
import { TooMuchSent } from './bounded-fetch.ts'
import type { Deadlines } from './deadlines.ts'
import { TooLong, Unfinished } from './read-stream.ts'
import { ModelFailure, type FailureKind, type Written } from './writing-model.ts'

/** What a fault is to whoever asked for the text, with what was written before it. */
export function failureOf(
  fault: unknown,
  written: Written,
  ended: ReturnType<Deadlines['ended']>,
): ModelFailure {
  const kind = ended ?? kindOf(fault, written.text !== '')
  return new ModelFailure(kind, written, { cause: causeOf(fault) })
}

function kindOf(fault: unknown, hasText: boolean): FailureKind {
  if (fault instanceof TooLong || isTooMuch(fault)) return 'tooLong'
  if (fault instanceof Unfinished) return fault.reason === 'length' ? 'tooLong' : 'garbled'
  if (hasText) return 'garbled'
  if (APICallError.isInstance(fault)) return isRefusal(fault) ? 'unreachable' : 'garbled'
  // A provider tells of its own errors within a stream as well, in a form of its own.
  return fault instanceof Error ? 'garbled' : 'unreachable'
}

/** No connection, one that broke, or a status that is none of success. */
const isRefusal = ({ statusCode = 0, isRetryable }: APICallError): boolean =>
  isRetryable || statusCode < 200 || statusCode >= 300

/** The request was malformed, too large or not to be processed. */
const REFUSED_REQUESTS: readonly (number | undefined)[] = [400, 413, 422]

/** What was asked is at fault rather than the model: whoever else asks may well be answered. */
export const isOfRequest = (fault: unknown): boolean =>
  (fault instanceof Unfinished && fault.reason === 'content-filter') ||
  (APICallError.isInstance(fault) && REFUSED_REQUESTS.includes(fault.statusCode))

function isTooMuch(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  return fault instanceof TooMuchSent || isTooMuch(fault.cause)
}

/**
 * What the log may keep. The SDK's errors hold the prompt and the answer, and a provider's message
 * may hold the key: only the status or the error's code is told.
 */
function causeOf(fault: unknown): unknown {
  if (APICallError.isInstance(fault) && fault.statusCode !== undefined)
    return new Error(`The provider answered ${fault.statusCode}.`)
  if (AISDKError.isInstance(fault)) return new Error(`${fault.name}: ${codeOf(fault) ?? 'no code'}`)
  return fault instanceof Error ? fault : new Error('The provider told of an error.')
}

function codeOf(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : codeOf(fault.cause)
}
