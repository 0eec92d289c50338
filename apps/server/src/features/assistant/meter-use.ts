import type { App } from '../../app-context.ts'
import type { OwnApplicantId } from '../../http/session.ts'
import type { Tokens } from '../../integrations/ai/writing-model.ts'
import { recordModelUse } from './record-model-use.ts'

/** Begins to time what a model is asked for; what it gives notes how that ended. */
export function meterUse(app: App, applicantId: OwnApplicantId, purpose: 'essay' | 'answer') {
  const startedAt = performance.now()
  return (outcome: 'counted' | 'failed' | 'stopped', tokens: Tokens): Promise<void> =>
    recordModelUse(app, applicantId, {
      purpose,
      outcome,
      tokens,
      milliseconds: Math.round(performance.now() - startedAt),
    })
}
