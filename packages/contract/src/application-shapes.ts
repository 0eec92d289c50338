import * as z from 'zod/mini'
import { idSchema, instantSchema } from './fields.ts'

/** Longest essay kept, in characters of HTML: some 30,000 words. */
const ANSWER_LIMIT_CHARACTERS = 200_000

/** Pasted text may hold what no database keeps: NUL characters and halves of surrogate pairs. */
const typedText = (limit: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\0', '').toWellFormed()),
    z.maxLength(limit),
  )

export const fieldValueSchema = z.union([
  typedText(ANSWER_LIMIT_CHARACTERS),
  z.number(),
  z.boolean(),
  z.array(typedText(2000)).check(z.maxLength(50)),
])
export type FieldValue = z.infer<typeof fieldValueSchema>

/** Accepted in any case, stored as Draft or Received. */
export const submitStatusSchema = z.pipe(
  z.string().check(z.toLowerCase()),
  z.enum(['draft', 'received']),
)

export const answerInputSchema = z.strictObject({
  requirementId: idSchema,
  fieldId: z.optional(z.string().check(z.maxLength(100))),
  fieldValue: z.nullable(fieldValueSchema),
  /** The version this answer was written on; without it the last write wins. */
  baseVersion: z.optional(z.int().check(z.nonnegative())),
})
export type AnswerInput = z.infer<typeof answerInputSchema>

export const applicantFieldSchema = z.object({
  fieldId: z.string(),
  requirementId: idSchema,
  fieldValue: fieldValueSchema,
  version: z.number(),
  updatedAt: instantSchema,
  field: z.object({ options: z.array(z.string()) }),
})

export const applicantDetailsSchema = z.object({
  /** null: no application yet. */
  status: z.nullable(z.enum(['Draft', 'Received'])),
  submittedAt: z.nullable(instantSchema),
  /** Who received it. */
  recipient: z.nullable(z.string()),
  applicantFields: z.array(applicantFieldSchema),
})
export type ApplicantDetails = z.infer<typeof applicantDetailsSchema>
