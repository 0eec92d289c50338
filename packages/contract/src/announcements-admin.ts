import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { daySchema, idParams, idSchema, shortText } from './fields.ts'

const owed = {
  scholarshipId: idSchema,
  cycle: z.string(),
  title: z.string(),
  organisation: z.string(),
}
const overdueSchema = z.discriminatedUnion('kind', [
  /** The day that was promised to applicants has passed. */
  z.object({
    kind: z.literal('announcement'),
    ...owed,
    announceBy: daySchema,
    applicants: z.number(),
  }),
  /** Winners were chosen and not told in time. */
  z.object({ kind: z.literal('decision'), ...owed, tellBy: daySchema, applicants: z.number() }),
  /** Nobody said whether winners answered in time. */
  z.object({ kind: z.literal('winner'), ...owed, reachBy: daySchema, winners: z.number() }),
  /** Called off after students had applied, until an administrator says that its money is settled. */
  z.object({
    kind: z.literal('cancelled'),
    ...owed,
    cancelledOn: daySchema,
    /** Where its money is held, a winner is named by this day and the money is back by the other. */
    nameBy: daySchema,
    returnBy: daySchema,
    /** The day by which it is back has passed. */
    isLate: z.boolean(),
    applicants: z.number(),
  }),
])
/** What a sponsor owes its applicants and did not do in time. */
export type Overdue = z.infer<typeof overdueSchema>

export const listOverdueRounds = defineCall({
  id: 'listOverdueRounds',
  method: 'GET',
  path: '/admin/overdue-rounds',
  summary:
    'Rounds whose applicants or winners were not told, or not asked again, in time, and those called off whose money is not settled. For administrators.',
  access: 'signedIn',
  answer: z.array(overdueSchema),
  errors: ['NOT_FOUND'],
})

export const settleRound = defineCall({
  id: 'settleRound',
  method: 'POST',
  path: '/admin/scholarships/{id}/settlement',
  summary:
    'Says that a round which was called off owes nothing any more: a winner was named or its money is back, or none was held. For administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ cycle: shortText(20) }),
  answer: z.array(overdueSchema),
  errors: ['NOT_FOUND'],
})
