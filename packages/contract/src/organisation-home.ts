import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'
import { VETTING_STATES } from './organisations.ts'

const of = { scholarshipId: idSchema, title: z.string() }

const waitingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('announcement'),
    ...of,
    announceBy: z.string(),
    isMissed: z.boolean(),
  }),
  /** Winners are chosen and not told yet. */
  z.object({ kind: z.literal('decided'), ...of, tellBy: z.string(), isMissed: z.boolean() }),
  /** Winners were told, and nobody has said yet whether they answered. */
  z.object({
    kind: z.literal('reaching'),
    ...of,
    cycle: z.string(),
    count: z.number(),
    reachBy: z.string(),
    isMissed: z.boolean(),
  }),
  z.object({ kind: z.literal('undecided'), ...of, count: z.number() }),
  z.object({ kind: z.literal('unread'), ...of, count: z.number() }),
  z.object({ kind: z.literal('closing'), ...of, closesAt: instantSchema }),
  z.object({ kind: z.literal('draft'), ...of, changedAt: instantSchema }),
])
/** One thing that waits for somebody of an organisation. */
export type Waiting = z.infer<typeof waitingSchema>

export const readWaiting = defineCall({
  id: 'readWaiting',
  method: 'GET',
  path: '/organisations/{id}/waiting',
  summary: 'What waits for whoever asks in an organisation, the most pressing first.',
  access: 'signedIn',
  params: idParams,
  answer: z.object({
    vetting: z.enum(VETTING_STATES),
    /** It has written, published or called off a scholarship before. */
    hasScholarships: z.boolean(),
    waiting: z.array(waitingSchema),
  }),
  errors: ['NOT_FOUND'],
})
