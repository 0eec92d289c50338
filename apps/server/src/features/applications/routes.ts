import * as calls from '@laurel/contract/applications'
import type { App } from '../../app-context.ts'
import { CallFailure } from '../../http/failures.ts'
import { serve } from '../../http/serve.ts'
import { isPublic } from '../scholarships/policy.ts'
import { readScholarships } from '../scholarships/queries.ts'
import { readApplicantDetails } from './queries.ts'
import { recordProviderApplication } from './record-provider-application.ts'
import { submitApplication } from './submit-application.ts'

export function applicationRoutes(app: App): void {
  serve(app, calls.readApplicantDetails, async ({ who, params }) => {
    const scholarship = (await readScholarships(app.db, [params.id])).get(params.id)
    if (!scholarship || !isPublic(scholarship)) throw new CallFailure('NOT_FOUND')
    return readApplicantDetails(app.db, who.applicantId, params.id)
  })
  serve(app, calls.submitIndividual, async ({ who, body, request }) =>
    submitApplication(app, who, { ...body, arrivedAt: request.arrivedAt }),
  )
  serve(app, calls.recordProviderApplication, async ({ who, params, body }) => {
    const { appliedAt, outcome } = await recordProviderApplication(app, who, params.id, body)
    return { appliedElsewhereAt: appliedAt?.toISOString() ?? null, outcome }
  })
}
