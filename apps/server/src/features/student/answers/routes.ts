import * as calls from '@laurel/contract/answers'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { readAnswerVersions } from './queries.ts'
import { suggestAnswers } from './suggest-answers.ts'

export function answerRoutes(app: App): void {
  serve(app, calls.listAnswerVersions, ({ who, params }) =>
    readAnswerVersions(app, who.applicantId, params),
  )
  serve(app, calls.suggestAnswers, ({ who, params }) =>
    suggestAnswers(app, who.applicantId, params.id),
  )
}
