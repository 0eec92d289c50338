import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

export const readVisitor = defineCall({
  id: 'readVisitor',
  method: 'GET',
  path: '/visitor',
  summary: 'The address a visitor comes from and its country; US when it cannot be told.',
  access: 'public',
  answer: z.object({
    clientIp: z.string(),
    /** ISO 3166-1 alpha-2. */
    shortCountry: z.string(),
    /** Absent: signing in with Google is not set up. */
    googleClientId: z.optional(z.string()),
  }),
})
