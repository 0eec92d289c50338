import { CallError } from '../../api/call-error.ts'
import { NO_CHECKOUT } from './plan-words.ts'

/** A refusal of the server's tells its reason. */
export const failureWords = (error: unknown): string =>
  error instanceof CallError && error.code !== undefined ? error.message : NO_CHECKOUT
