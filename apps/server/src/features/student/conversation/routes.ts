import * as calls from '@laurel/contract/conversation'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { exportConversation } from './export-conversation.ts'
import { openAnswerJudge } from './open-answer-judge.ts'
import { recordConversion } from './record-conversion.ts'
import { validateAnswer } from './validate-answer.ts'

export function conversationRoutes(app: App): void {
  const judge = openAnswerJudge(app)
  serve(app, calls.validateAnswer, ({ who, body }) => validateAnswer(app, judge, who, body))
  serve(app, calls.exportConversation, (asked) => exportConversation(app, asked))
  serve(app, calls.recordConversion, async ({ who, body }) => {
    await recordConversion(app, who.applicantId, body)
    return { event: body.event }
  })
}
