import { randomUUID } from 'node:crypto'
import * as calls from '@laurel/contract/applications'
import * as scholarships from '@laurel/contract/scholarships'
import * as tracking from '@laurel/contract/tracking'
import type { App } from '../../../app-context.ts'
import { asOwnPath } from '../../../file-links.ts'
import { CallFailure } from '../../../http/failures.ts'
import { idempotencyKeyOf, onceKeyOf, serve } from '../../../http/serve.ts'
import { isPublic } from '../../catalogue/scholarships/policy.ts'
import { readScholarships } from '../../catalogue/scholarships/queries.ts'
import { applyToScholarship } from './apply-to-scholarship.ts'
import { discardDraft } from './discard-draft.ts'
import { previewSending } from './preview-sending.ts'
import { listMine, readStats } from './list-mine.ts'
import { readApplicantDetails } from './queries.ts'
import { readReceipt } from './read-receipt.ts'
import { recordProviderApplication } from './record-provider-application.ts'
import { submitApplication } from './submit-application.ts'
import { readBulkProgress, submitScholarships } from './submit-scholarships.ts'
import { trackApplications } from './track-applications.ts'
import { withdrawApplication } from './withdraw-application.ts'

export function applicationRoutes(app: App): void {
  sendingRoutes(app)
  trackingRoutes(app)
}

function sendingRoutes(app: App): void {
  serve(app, calls.readApplicantDetails, async ({ who, params }) => {
    const scholarship = (await readScholarships(app.db, [params.id])).get(params.id)
    if (!scholarship || !isPublic(scholarship)) throw new CallFailure('NOT_FOUND')
    return readApplicantDetails(app.db, who.applicantId, params.id)
  })
  serve(app, calls.submitIndividual, async (asked) => {
    const { arrivedAt } = asked.request
    const once = onceKeyOf(calls.submitIndividual, asked)
    const requirements = asked.body.requirements.map((each) => ({
      ...each,
      fieldValue: asOwnPath(app.config, each.fieldValue),
    }))
    return submitApplication(app, asked.who, { ...asked.body, requirements, arrivedAt }, once)
  })
  serve(app, calls.discardDraft, async ({ who, params }) =>
    discardDraft(app, who.applicantId, params.id),
  )
  serve(app, calls.previewSending, ({ who, body }) =>
    previewSending(app, who.applicantId, body.scholarshipId),
  )
  serve(app, calls.submitScholarships, async ({ who, body, request }) =>
    submitScholarships(app, who.applicantId, {
      scholarshipIds: body.scholarshipId,
      fieldValues: Object.fromEntries(
        Object.entries(body.requirements ?? {}).map(([id, link]) => [
          id,
          asOwnPath(app.config, link),
        ]),
      ),
      key: idempotencyKeyOf(request) ?? randomUUID(),
      arrivedAt: request.arrivedAt,
    }),
  )
  serve(app, calls.readBulkSubmission, async ({ who, params }) =>
    readBulkProgress(app, who.applicantId, params.key),
  )
  serve(app, calls.applyToScholarship, async ({ who, params, request }) =>
    applyToScholarship(app, who.applicantId, params.id, request.arrivedAt),
  )
}

function trackingRoutes(app: App): void {
  serve(app, calls.recordProviderApplication, async ({ who, params, body }) => {
    const { appliedAt, outcome } = await recordProviderApplication(app, who, params.id, body)
    return { appliedElsewhereAt: appliedAt?.toISOString() ?? null, outcome }
  })
  serve(app, scholarships.listMine, async ({ who }) => listMine(app, who))
  serve(app, scholarships.readStats, async ({ who, query }) => readStats(app, who, query))
  serve(app, tracking.listApplications, async ({ who }) => trackApplications(app, who.applicantId))
  serve(app, tracking.withdrawApplication, async ({ who, params, request }) =>
    withdrawApplication(app, who.applicantId, params.id, request.arrivedAt),
  )
  serve(app, tracking.readReceipt, async ({ who, params }) =>
    readReceipt(app.db, who.applicantId, params.id),
  )
}
