import * as calls from '@laurel/contract/assistance'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { listQuestions } from './list-questions.ts'
import { seeAnswer } from './see-answer.ts'

export function assistanceRoutes(app: App): void {
  serve(app, calls.listAssistanceQuestions, ({ who }) => listQuestions({ app, who }))
  serve(app, calls.seeAnswer, ({ who, body }) => seeAnswer(app, who, body))
}
