import * as z from 'zod/mini'
import { applicationStatus, fieldValueSchema } from './application-shapes.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'

export const listAnswerVersions = defineCall({
  id: 'listAnswerVersions',
  method: 'GET',
  path: '/scholarships/{id}/requirements/{requirementId}/versions',
  summary: 'What was saved for a requirement in the present round, newest first.',
  access: 'applicant',
  params: z.object({ id: idSchema, requirementId: idSchema }),
  answer: z.array(
    z.object({ version: z.number(), fieldValue: fieldValueSchema, savedAt: instantSchema }),
  ),
  errors: ['NOT_FOUND'],
})

export const suggestionSchema = z.object({
  applicationId: idSchema,
  requirementId: idSchema,
  /** The scholarship it was written for. */
  scholarshipId: idSchema,
  title: z.string(),
  status: applicationStatus,
  /** What was asked there. */
  question: z.string(),
  /** In the form that the requirement asked about keeps: HTML for an essay, else as it is. */
  fieldValue: fieldValueSchema,
  savedAt: instantSchema,
  /** From 0 to 1: how alike the two questions are; 1 is the same question. */
  likeness: z.number(),
})
/** An earlier answer to the same or a similar question. */
export type AnswerSuggestion = z.infer<typeof suggestionSchema>

export const suggestAnswers = defineCall({
  id: 'suggestAnswers',
  method: 'GET',
  path: '/scholarships/{id}/answer-suggestions',
  summary: 'Earlier answers of this student to the same or similar questions, most alike first.',
  access: 'applicant',
  params: idParams,
  answer: z.array(z.object({ requirementId: idSchema, suggestions: z.array(suggestionSchema) })),
  errors: ['NOT_FOUND'],
})
