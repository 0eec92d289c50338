import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { daySchema, idSchema, instantSchema } from './fields.ts'

export const planStepSchema = z.object({
  /** In the student's time zone. */
  day: daySchema,
  /** `request`: ask somebody for a document; `upload`: a file; `write`, `revise`: an essay; `fill`: the rest; `submit`; `apply`: on the sponsor’s own site. */
  kind: z.enum(['request', 'write', 'revise', 'upload', 'fill', 'submit', 'apply']),
  minutes: z.number(),
  /** What it is for; absent for `submit` and `apply`. */
  requirementId: z.optional(idSchema),
  requirementTitle: z.optional(z.string()),
})

export const plannedScholarshipSchema = z.object({
  scholarshipId: idSchema,
  title: z.string(),
  sponsor: z.string(),
  closesAt: instantSchema,
  /** The day it closes, in its own time zone. */
  closesOn: daySchema,
  /** The day is about when it closes, by an earlier round: nobody has announced this one's. */
  isEstimate: z.optional(z.boolean()),
  minutesLeft: z.number(),
  /** The work no longer fits before the deadline at this pace; the steps crowd together. */
  isTight: z.boolean(),
  steps: z.array(planStepSchema),
})
/** The work left for one scholarship, laid out backwards from its deadline. */
export type PlannedScholarship = z.infer<typeof plannedScholarshipSchema>

export const readPlan = defineCall({
  id: 'readPlan',
  method: 'GET',
  path: '/scholarships/me/plan',
  summary: 'The work left for saved scholarships and drafts, planned backwards from deadlines.',
  access: 'applicant',
  answer: z.object({
    minutesPerDay: z.number(),
    scholarships: z.array(plannedScholarshipSchema),
  }),
})
