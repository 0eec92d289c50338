import type { App } from '../../../app-context.ts'
import type { AnswerJudge } from './answer-judge.ts'
import { builtInJudge } from './built-in-judge.ts'
import { openModelJudge } from './judge-by-model.ts'
import { mayLeave } from './may-leave.ts'

/** Rules first; what they find nothing odd in, a language model may look at, where one is set up. */
export function openAnswerJudge(
  app: Pick<App, 'ai' | 'clock' | 'db'>,
  askModel = openModelJudge(app),
): AnswerJudge {
  return {
    async findOddity(given, applicantId) {
      const oddity = await builtInJudge.findOddity(given)
      if (oddity !== undefined || app.ai.isOffline) return oddity
      const answer = [given.answer].flat().join('\n')
      if (!mayLeave(given.question, answer)) return undefined
      return askModel(given.question, answer, applicantId)
    },
  }
}
