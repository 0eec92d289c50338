import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

/** Most applications one switch sends in a day. */
export const AUTOMATIC_DAILY_MAXIMUM = 10

export const automationSchema = z.object({
  /** Sends the re-application to a recurring scholarship by itself; for subscribers. */
  reappliesToRecurring: z.boolean(),
  /** Applies to new matches that ask nothing beyond the profile; for subscribers. */
  appliesToNewMatches: z.boolean(),
  /** Most applications sent by themselves in one day. */
  dailyLimit: z.int().check(z.gte(1), z.lte(AUTOMATIC_DAILY_MAXIMUM)),
  /** Mail before the deadlines of saved scholarships and drafts. */
  remindsOfDeadlines: z.boolean(),
  /** What the planner may count on, in minutes a day. */
  minutesPerDay: z.int().check(z.gte(10), z.lte(480)),
})
/** What a student lets Laurel do by itself. */
export type Automation = z.infer<typeof automationSchema>

export const readAutomation = defineCall({
  id: 'readAutomation',
  method: 'GET',
  path: '/register-applicants/automation',
  summary: 'What this student lets the product do by itself.',
  access: 'applicant',
  answer: automationSchema,
})

export const updateAutomation = defineCall({
  id: 'updateAutomation',
  method: 'PUT',
  path: '/register-applicants/automation',
  summary: 'Changes what is sent; the rest stays as it is.',
  access: 'applicant',
  body: z.strictObject({
    reappliesToRecurring: z.optional(automationSchema.shape.reappliesToRecurring),
    appliesToNewMatches: z.optional(automationSchema.shape.appliesToNewMatches),
    dailyLimit: z.optional(automationSchema.shape.dailyLimit),
    remindsOfDeadlines: z.optional(automationSchema.shape.remindsOfDeadlines),
    minutesPerDay: z.optional(automationSchema.shape.minutesPerDay),
  }),
  answer: automationSchema,
  errors: ['SUBSCRIPTION_REQUIRED'],
})
