import type { App } from '../../../app-context.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { ModelFailure } from '../../../integrations/ai/writing-model.ts'
import { findPassages } from '../assistance/find-passages.ts'
import { meterAnswer } from './meter-answer.ts'
import type { NewMessage } from './chats.ts'
import { cleanText } from './clean-text.ts'
import { findUnsupported } from './find-unsupported.ts'
import { leakFinder } from './find-leak.ts'
import { ANSWER_INSTRUCTIONS, answerPrompt } from './prompts.ts'
import { countWords } from '@laurel/contract/count-words'

const MOST_TOKENS = 400
/** What is longer is no answer but a piece of writing. */
const MOST_WORDS = 170
const leaks = leakFinder(ANSWER_INSTRUCTIONS)

export interface Question {
  question: string
  /** The id of the scholarship that was spoken of last. */
  spokenOf: string | undefined
}

/**
 * Answers from what is true of this applicant and of the product. What a model makes of it is told
 * only if it holds to that; otherwise, and when the model fails, it is told as it stands.
 */
export async function answerQuestion(
  app: App,
  who: ApplicantSession,
  { question, spokenOf }: Question,
  signal: AbortSignal,
): Promise<NewMessage> {
  const { passages, links, choices } = await findPassages(app, who, question, spokenOf)
  const plain = passages.join('\n\n')
  const said = app.ai.isOffline ? plain : await sayIt(app, who, question, passages, signal)
  return { author: 'assistant', text: said ?? plain, links, choices }
}

async function sayIt(
  app: App,
  who: ApplicantSession,
  question: string,
  passages: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  const record = meterAnswer(app, who.applicantId)
  try {
    const written = await app.ai.write({
      instructions: ANSWER_INSTRUCTIONS,
      prompt: answerPrompt(question, passages),
      task: { kind: 'answer', passages },
      maxOutputTokens: MOST_TOKENS,
      signal,
    })
    const text = cleanText(written.text)
    const isTrue = isGrounded(text, passages)
    await record(isTrue ? 'counted' : 'failed', written)
    return isTrue ? text : undefined
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure
    await record('failed', failure.written)
    return undefined
  }
}

/** No number and no name that is not in what was to be said. */
function isGrounded(text: string, passages: readonly string[]): boolean {
  if (text === '' || leaks(text) || countWords(text) > MOST_WORDS) return false
  return findUnsupported(text, passages).length === 0
}
