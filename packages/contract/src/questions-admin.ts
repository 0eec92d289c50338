import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { defineCall } from './define-call.ts'
import { idSchema, shortText } from './fields.ts'

/** So many listings that ask the same make it worth one question. */
export const OFTEN_ASKED = 5
const LONGEST_QUESTION = 300

const oftenAskedSchema = z.object({
  /** Names what is meant, however it is worded. */
  key: z.string(),
  /** As most of them ask it. */
  question: z.string(),
  listings: z.number(),
  /** In how many ways it is asked. */
  wordings: z.number(),
  /** The first of the listings, each with its sponsor's words. */
  examples: z.array(
    z.object({ id: idSchema, title: z.string(), sponsor: z.string(), words: z.string() }),
  ),
})
export type OftenAsked = z.infer<typeof oftenAskedSchema>

export const listOftenAsked = defineCall({
  id: 'listOftenAsked',
  method: 'GET',
  path: '/admin/desk/questions',
  summary: `What ${OFTEN_ASKED} or more listings ask and no answer of a profile decides, the most frequent first; for administrators.`,
  access: 'signedIn',
  query: z.object(windowFields).check(isWindow),
  answer: z.object({ total: z.number(), questions: z.array(oftenAskedSchema) }),
  errors: ['NOT_FOUND'],
})

export const settleQuestion = defineCall({
  id: 'settleQuestion',
  method: 'POST',
  path: '/admin/desk/questions/{key}/settle',
  summary:
    'Has all listings that ask the same ask it in one question, so that one answer counts for all, or leaves them as they are; for administrators. Undone as a decision by its id.',
  access: 'signedIn',
  params: z.object({ key: z.string().check(z.regex(/^[\da-f]{32}$/)) }),
  body: z.strictObject({
    /** Made by the client; the same id settles once. */
    id: idSchema,
    verdict: z.enum(['share', 'leave']),
    /** With `share`: what students are asked. */
    question: z.optional(shortText(LONGEST_QUESTION)),
  }),
  answer: z.object({ listings: z.number() }),
  errors: ['QUESTION_SETTLED'],
})
