import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { instantSchema } from './fields.ts'

const feedSchema = z.object({
  /** Below the address of the site; null while there is no feed. */
  path: z.nullable(z.string()),
  createdAt: z.nullable(instantSchema),
})
export type CalendarFeed = z.infer<typeof feedSchema>

export const readCalendarFeed = defineCall({
  id: 'readCalendarFeed',
  method: 'GET',
  path: '/register-applicants/calendar-feed',
  summary: "The private address of this student's deadlines, if there is one.",
  access: 'applicant',
  answer: feedSchema,
})

export const createCalendarFeed = defineCall({
  id: 'createCalendarFeed',
  method: 'POST',
  path: '/register-applicants/calendar-feed',
  summary: 'Makes a private address for calendar programs; the one before stops working.',
  access: 'applicant',
  answer: feedSchema,
})

export const revokeCalendarFeed = defineCall({
  id: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/register-applicants/calendar-feed',
  summary: 'The private address stops working.',
  access: 'applicant',
  answer: feedSchema,
})

export const readCalendar = defineCall({
  id: 'readCalendar',
  method: 'GET',
  path: '/calendar/{file}',
  summary: 'Deadlines and planned work as iCalendar, for whoever has the private address.',
  access: 'public',
  params: z.object({ file: z.string().check(z.maxLength(200)) }),
  answerKind: 'stream',
  errors: ['NOT_FOUND'],
})
