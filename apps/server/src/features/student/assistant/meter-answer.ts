import type { App } from '../../../app-context.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import type { Tokens } from '../../../integrations/ai/writing-model.ts'
import { recordModelUse } from './record-model-use.ts'

/** Begins to time an answer; what it gives notes how that ended. */
export function meterAnswer(app: App, applicantId: OwnApplicantId) {
  const startedAt = performance.now()
  return (outcome: 'counted' | 'failed', tokens: Tokens): Promise<string> =>
    recordModelUse(app, applicantId, {
      purpose: 'answer',
      outcome,
      tokens,
      milliseconds: Math.round(performance.now() - startedAt),
    })
}
