import * as z from 'zod/mini'
import {
  answerInputSchema,
  applicantDetailsSchema,
  applicationStatus,
  submitStatusSchema,
  senderSchema,
} from './application-shapes.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema, pathText } from './fields.ts'

export const readApplicantDetails = defineCall({
  id: 'readApplicantDetails',
  method: 'GET',
  path: '/scholarships/{id}/applicants/get-applicant-details',
  summary: "This student's application to a scholarship: its status and answers.",
  access: 'applicant',
  params: idParams,
  answer: applicantDetailsSchema,
  errors: ['NOT_FOUND'],
})

export const submitIndividual = defineCall({
  id: 'submitIndividual',
  method: 'POST',
  path: '/scholarships/submit-individual-scholarship',
  summary: 'Saves the answers sent as a draft, or submits the application exactly once.',
  access: 'applicant',
  body: z.strictObject({
    scholarshipId: idSchema,
    status: submitStatusSchema,
    requirements: z.array(answerInputSchema).check(z.maxLength(200)),
  }),
  answer: z.object({
    scholarshipCount: z.number(),
    status: applicationStatus,
    /** Requirements that still need an answer before it can be sent. */
    missing: z.array(idSchema),
    /** The version of each answer now kept. */
    versions: z.record(z.string(), z.number()),
  }),
  errors: [
    'NOT_FOUND',
    'FREE_VIEW_LIMIT',
    'ALREADY_APPLIED',
    'SCHOLARSHIP_CLOSED',
    'APPLIED_ELSEWHERE',
    'NOT_ELIGIBLE',
    'OWN_ORGANISATION',
    'STAFF_IN_DRAW',
    'REQUIREMENTS_MISSING',
    'UNKNOWN_REQUIREMENT',
    'FOREIGN_FILE',
    'UNFIT_FILE',
    'STALE_VERSION',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
  isOnceOnly: true,
  keepsOwnKey: true,
})

export const discardDraft = defineCall({
  id: 'discardDraft',
  method: 'DELETE',
  path: '/scholarships/{id}/draft',
  summary: 'Deletes the draft of the present round with everything written in it.',
  access: 'applicant',
  params: idParams,
  answer: z.object({ scholarshipId: idSchema }),
  errors: ['NOT_FOUND', 'ALREADY_APPLIED'],
})

/** Most scholarships one bulk call takes. */
export const BULK_LIMIT = 500

const bulkResult = z.object({
  submitted: z.array(idSchema),
  /** Those that were not sent, each with its reason: a code of the error catalogue. */
  skipped: z.array(
    z.object({ scholarshipId: idSchema, code: z.string(), description: z.string() }),
  ),
})

export const previewSending = defineCall({
  id: 'previewSending',
  method: 'POST',
  path: '/scholarships/sending-preview',
  summary: 'What sponsors would receive of the person with these applications; sends nothing.',
  access: 'applicant',
  body: z.strictObject({
    scholarshipId: z.array(idSchema).check(z.minLength(1), z.maxLength(BULK_LIMIT)),
  }),
  answer: z.object({
    /** The sponsors, each once. */
    recipients: z.array(z.string()),
    sender: senderSchema,
  }),
  errors: ['NOT_FOUND'],
})

export const submitScholarships = defineCall({
  id: 'submitScholarships',
  method: 'POST',
  path: '/scholarships/submit-scholarships',
  summary: 'Applies to many at once: one result for each. The same key goes on where it stopped.',
  access: 'applicant',
  body: z.strictObject({
    scholarshipId: z
      .array(idSchema)
      .check(z.minLength(1, 'Please choose at least one.'), z.maxLength(BULK_LIMIT)),
    /** The CV: the id of its field and the public link of the file. */
    requirements: z.optional(
      z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(2000))),
    ),
  }),
  answer: bulkResult,
  errors: ['SUBSCRIPTION_REQUIRED', 'FOREIGN_FILE', 'UNKNOWN_REQUIREMENT'],
  successMessage: 'Scholarship applied successfully!',
  isSuccess: ({ submitted }) => submitted.length > 0,
  isOnceOnly: true,
  keepsOwnKey: true,
})

export const readBulkSubmission = defineCall({
  id: 'readBulkSubmission',
  method: 'GET',
  path: '/scholarships/submit-scholarships/{key}',
  summary: 'How far the bulk application sent with this Idempotency-Key has come.',
  access: 'applicant',
  params: z.object({ key: pathText(200) }),
  answer: z.object({ ...bulkResult.shape, total: z.number(), isFinished: z.boolean() }),
  errors: ['NOT_FOUND'],
})

export const applyToScholarship = defineCall({
  id: 'applyToScholarship',
  method: 'POST',
  path: '/register-applicants/apply-scholarship/{id}',
  summary: 'Applies to the featured scholarship of the chat; a draft while the trial flag is set.',
  access: 'applicant',
  params: idParams,
  answer: z.object({ scholarshipCount: z.number(), status: applicationStatus }),
  errors: [
    'NOT_FOUND',
    'FREE_VIEW_LIMIT',
    'ALREADY_APPLIED',
    'SCHOLARSHIP_CLOSED',
    'APPLIED_ELSEWHERE',
    'NOT_ELIGIBLE',
    'OWN_ORGANISATION',
    'STAFF_IN_DRAW',
    'REQUIREMENTS_MISSING',
  ],
  isOnceOnly: true,
})

/** What the student says became of an application on the sponsor's own site. */
export const OUTCOMES = ['under_review', 'finalist', 'won', 'not_selected'] as const
export const outcomeSchema = z.enum(OUTCOMES)
export type Outcome = z.infer<typeof outcomeSchema>

export const recordProviderApplication = defineCall({
  id: 'recordProviderApplication',
  method: 'PUT',
  path: '/scholarships/{id}/provider-application',
  summary: "Notes that the student applied on the sponsor's own site and what came of it.",
  access: 'applicant',
  params: idParams,
  body: z.strictObject({
    /** false takes the note back. */
    hasApplied: z.boolean(),
    /** null: nothing known; absent: as it was. */
    outcome: z.optional(z.nullable(outcomeSchema)),
  }),
  answer: z.object({
    appliedElsewhereAt: z.nullable(instantSchema),
    outcome: z.nullable(outcomeSchema),
  }),
  errors: ['NOT_FOUND', 'FREE_VIEW_LIMIT'],
})
