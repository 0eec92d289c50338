import { CallError } from '../../../api/call-error.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { describeChange } from './describe-change.ts'
import { type OpenQuestion, questionKey, questionLabel } from '@laurel/contract/words/open-question'
import type { Change } from './use-answer-question.ts'

/** The server's words, if it found any; a problem of the field says more than the general one. */
export const refusal = (error: unknown): string =>
  error instanceof CallError && error.code !== undefined
    ? (Object.values(error.fields)[0] ?? error.message)
    : 'Your answer could not be saved. Please try again.'

/** What an answer changed, said politely once it is known. */
export function tellChange({ before, after }: Change): void {
  showToast({
    kind: 'success',
    message: 'Answer saved',
    detail: describeChange(before, after),
    id: 'answer-saved',
  })
}

/** For who closed the question while its answer was on the way: the cards have gone back. */
export function tellFailure(question: OpenQuestion, error: unknown): void {
  const words = refusal(error)
  showToast({
    kind: 'error',
    message: 'This was not saved',
    // A question from the sponsor may be a long text.
    detail: 'attest' in question ? words : `${questionLabel(question)}: ${words}`,
    id: `answer-not-saved:${questionKey(question)}`,
  })
}
