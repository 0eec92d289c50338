import * as z from 'zod/mini'
import { utmFields } from './campaign-fields.ts'
import { defineCall } from './define-call.ts'
import { shortText } from './fields.ts'
import { addressFields, answersSchema } from './profile.ts'

export const validateAnswer = defineCall({
  id: 'validateAnswer',
  method: 'POST',
  path: '/ai/validate-profile',
  aliases: ['/validate-response'],
  summary: 'Whether an answer given in the conversation makes sense for its question.',
  access: 'applicant',
  body: z.strictObject({
    /** The key of a form field, or the question as it was put. */
    question: shortText(500).check(z.minLength(1)),
    answer: z.union([shortText(2000), z.array(shortText(200)).check(z.maxLength(50))]),
    /** Answers given before this one that are not saved yet: dates must fit each other. */
    applicantFields: z.optional(answersSchema),
    address: z.optional(z.object(addressFields)),
  }),
  answer: z.object({
    result: z.enum(['yes', 'no']),
    /** Why not, in a sentence to the person; empty for yes. */
    message: z.string(),
  }),
  errors: ['TOO_MANY_REQUESTS'],
})

/** As long as the longest essay. */
const EXPORT_CHARACTERS = 200_000
const lengthOf = (turns: readonly { text: string }[]) =>
  turns.reduce((sum, { text }) => sum + text.length, 0)

export const exportConversation = defineCall({
  id: 'exportConversation',
  method: 'POST',
  path: '/conversation/export',
  summary: 'The conversation as an A4 PDF to keep; nothing of it is stored.',
  access: 'applicant',
  body: z.strictObject({
    turns: z
      .array(
        z.strictObject({
          speaker: z.enum(['laurel', 'student']),
          text: z.string().check(z.maxLength(2000)),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(300),
        z.refine((turns) => turns.some(({ text }) => text.trim() !== ''), {
          message: 'There is nothing to keep yet.',
        }),
        z.refine((turns) => lengthOf(turns) <= EXPORT_CHARACTERS, {
          message: 'This conversation is too long to become a PDF.',
        }),
      ),
  }),
  answerKind: 'stream',
  errors: ['FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
})

export const recordConversion = defineCall({
  id: 'recordConversion',
  method: 'POST',
  path: '/conversions',
  summary: 'Notes that somebody finished signing up, and which campaign led them here; once each.',
  access: 'applicant',
  body: z.strictObject({
    event: z.enum(['Phase 6', 'Profile Updated via conversation Bot']),
    ...utmFields,
  }),
  answer: z.object({ event: z.string() }),
})
