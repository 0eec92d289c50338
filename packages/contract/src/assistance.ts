import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { shortText } from './fields.ts'

export const assistanceQuestionSchema = z.object({
  /** Always the same for the same question. */
  id: z.string(),
  question: z.string(),
})
/** A question the assistant answers from this student's own data or the product's help. */
export type AssistanceQuestion = z.infer<typeof assistanceQuestionSchema>

export const listAssistanceQuestions = defineCall({
  id: 'listAssistanceQuestions',
  method: 'GET',
  path: '/scholarships/assistance',
  summary: 'Questions worth asking, chosen for this student.',
  access: 'applicant',
  answer: z.array(assistanceQuestionSchema),
})

/** Longest id of a question, in characters. */
const QUESTION_ID_CHARACTERS = 100

export const seeAnswer = defineCall({
  id: 'seeAnswer',
  method: 'POST',
  path: '/scholarships/assistance/answers',
  summary:
    "Notes that somebody chose 'See answer', once for each question and with consent only; refuses it beyond the free limit.",
  access: 'applicant',
  body: z.strictObject({
    /** Absent: nothing is noted, since the person did not consent to measuring. */
    event: z.optional(z.literal('See Answer clicked')),
    questionId: shortText(QUESTION_ID_CHARACTERS).check(z.minLength(1)),
  }),
  answer: assistanceQuestionSchema,
  errors: ['NOT_FOUND', 'FREE_VIEW_LIMIT'],
})
