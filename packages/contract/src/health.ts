import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

export const readLiveness = defineCall({
  id: 'readLiveness',
  method: 'GET',
  path: '/health/live',
  summary: 'The process answers.',
  access: 'public',
  ignoresSession: true,
  answer: z.object({ status: z.literal('live') }),
})

export const readReadiness = defineCall({
  id: 'readReadiness',
  method: 'GET',
  path: '/health/ready',
  summary: 'Migrations have run, the database answers and the match index is loaded.',
  access: 'public',
  answer: z.object({
    status: z.literal('ready'),
    scholarships: z.number(),
    /** The last catalogue change the match index has taken in. */
    indexSequence: z.number(),
    /** How many committed catalogue changes it has not taken in yet. */
    indexLag: z.number(),
    /** Since the match index last read the catalogue's changes, in whole seconds. */
    indexAgeSeconds: z.number(),
  }),
  errors: ['OVERLOADED'],
})
