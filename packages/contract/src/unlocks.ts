import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

const opened = {
  /** How many more scholarships the student becomes eligible for. */
  scholarships: z.number(),
  /** The most those can pay together, in US dollars. */
  amountUsd: z.number(),
}

export const listUnlocks = defineCall({
  id: 'listUnlocks',
  method: 'GET',
  path: '/scholarships/unlocks',
  summary: 'The unanswered questions that open the most scholarships, most first.',
  access: 'applicant',
  answer: z.object({
    questions: z.array(
      z.object({
        fact: z.string(),
        relation: z.optional(z.string()),
        /** What the best single answer opens. */
        ...opened,
        answers: z.array(
          z.object({ answer: z.union([z.string(), z.number(), z.boolean()]), ...opened }),
        ),
      }),
    ),
  }),
})
