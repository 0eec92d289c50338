import * as z from 'zod/mini'
import {
  answerInputSchema,
  applicantDetailsSchema,
  submitStatusSchema,
} from './application-shapes.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'

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
    status: z.enum(['Draft', 'Received']),
    /** Requirements that still need an answer before it can be sent. */
    missing: z.array(idSchema),
    /** The version of each answer now kept. */
    versions: z.record(z.string(), z.number()),
  }),
  errors: [
    'NOT_FOUND',
    'ALREADY_APPLIED',
    'SCHOLARSHIP_CLOSED',
    'APPLIED_ELSEWHERE',
    'NOT_ELIGIBLE',
    'REQUIREMENTS_MISSING',
    'UNKNOWN_REQUIREMENT',
    'FOREIGN_FILE',
    'STALE_VERSION',
  ],
  isOnceOnly: true,
})

export const recordProviderApplication = defineCall({
  id: 'recordProviderApplication',
  method: 'PUT',
  path: '/scholarships/{id}/provider-application',
  summary: "Notes that the student applied on the sponsor's own site, or takes the note back.",
  access: 'applicant',
  params: idParams,
  body: z.strictObject({ hasApplied: z.boolean() }),
  answer: z.object({ appliedElsewhereAt: z.nullable(instantSchema) }),
  errors: ['NOT_FOUND'],
})
