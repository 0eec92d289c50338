import { CallError } from '../../../api/call-error.ts'
import { refusalWords } from '../accounts/refusal-words.ts'

const OFFLINE = 'We could not be reached. What you typed is still here; please try again.'

/** Why what was typed did not arrive: nobody was reached, or it was refused. */
export const failureWords = (failure: unknown): string =>
  failure instanceof CallError && !failure.isOffline ? refusalWords(failure) : OFFLINE
