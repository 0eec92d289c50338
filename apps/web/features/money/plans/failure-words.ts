import { CallError } from '../../../api/call-error.ts'
import { NO_CHECKOUT } from './plan-words.ts'

const NOT_REACHED = 'You seem to be offline. Please check your connection and try again.'

/** A refusal of the server's tells its reason. */
export function failureWords(error: unknown): string {
  if (!(error instanceof CallError)) return NO_CHECKOUT
  if (error.isOffline) return NOT_REACHED
  return error.code === undefined ? NO_CHECKOUT : error.message
}
