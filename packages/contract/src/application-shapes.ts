import * as z from 'zod/mini'
import { idSchema, instantSchema } from './fields.ts'

/** Longest essay kept, in characters of HTML: some 30,000 words. */
export const ANSWER_LIMIT_CHARACTERS = 200_000

/** Pasted text may hold what no database keeps: NUL characters and halves of surrogate pairs. */
const typedText = (limit: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\0', '').toWellFormed()),
    z.maxLength(limit),
  )

/** HTML, as the editor keeps it. */
export const essaySchema = typedText(ANSWER_LIMIT_CHARACTERS)

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

export const applicationStatus = z.enum(['Draft', 'Received'])

/** What becomes of an application after Received. */
export const stageSchema = z.enum(['under_review', 'finalist', 'won', 'not_selected', 'withdrawn'])
export type Stage = z.infer<typeof stageSchema>

/** How an application came to be sent; only individual ones count towards the free limit. */
export const originSchema = z.enum(['individual', 'bulk', 'featured', 'recurring', 'automatic'])

/** Most pastes that one save tells of. */
export const PASTES_LIMIT = 20

const sumOfLengths = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0)

export const answerInputSchema = z.strictObject({
  requirementId: idSchema,
  fieldId: z.optional(z.string().check(z.maxLength(100))),
  fieldValue: z.nullable(fieldValueSchema),
  /** The version this answer was written on; without it the last write wins. */
  baseVersion: z.optional(z.int().check(z.nonnegative())),
  /** The earlier answer this one was taken from. */
  source: z.optional(z.strictObject({ applicationId: idSchema, requirementId: idSchema })),
  /** What was pasted into an essay since it was last saved, as plain text. */
  pastes: z.optional(
    z.array(typedText(ANSWER_LIMIT_CHARACTERS)).check(
      z.maxLength(PASTES_LIMIT),
      z.refine(
        (pastes) => sumOfLengths(pastes) <= ANSWER_LIMIT_CHARACTERS,
        'Please send fewer pastes at once.',
      ),
    ),
  ),
})
export type AnswerInput = z.infer<typeof answerInputSchema>

export const applicantFieldSchema = z.object({
  fieldId: z.string(),
  requirementId: idSchema,
  fieldValue: fieldValueSchema,
  version: z.number(),
  updatedAt: instantSchema,
  field: z.object({ options: z.array(z.string()) }),
  /** Where the answer was taken from, and whether the answer there has changed since. */
  source: z.optional(
    z.object({
      applicationId: idSchema,
      requirementId: idSchema,
      title: z.string(),
      hasChanged: z.boolean(),
      /** What it says there now, when it has changed. */
      fieldValue: z.optional(fieldValueSchema),
    }),
  ),
  /** The applications that took this answer over. */
  usedIn: z.optional(
    z.array(
      z.object({
        scholarshipId: idSchema,
        title: z.string(),
        status: applicationStatus,
        /** A draft there still has the answer as it was before it changed here. */
        isBehind: z.boolean(),
      }),
    ),
  ),
})

export const applicantDetailsSchema = z.object({
  /** null: no application yet. */
  status: z.nullable(applicationStatus),
  /** null: no application yet. */
  applicationId: z.nullable(idSchema),
  stage: z.nullable(stageSchema),
  /** The earlier round whose answers this draft was prepared with. */
  preparedFromCycle: z.nullable(z.string()),
  submittedAt: z.nullable(instantSchema),
  /** Who received it. */
  recipient: z.nullable(z.string()),
  applicantFields: z.array(applicantFieldSchema),
})
export type ApplicantDetails = z.infer<typeof applicantDetailsSchema>

/** The person as a sponsor receives them. */
export const senderSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** The facts that the rules ask about. */
  facts: z.array(
    z.object({
      fact: z.string(),
      values: z.array(z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
})
