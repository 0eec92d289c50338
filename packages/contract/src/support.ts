import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { emailSchema, idSchema, instantSchema } from './fields.ts'

/** The name of whoever writes from the contact page (specification 2, section 3). */
export const GUEST_NAME = 'Guest'

const LONGEST_DESCRIPTION = 5000
export const LONGEST_QUERY = 200

/** What the code on a page that broke may look like: that of a request, or a place in a script. */
export const FAULT_CODE = /^[\w.:-]{1,80}$/

/** How the query of a report of a listing begins. */
export const REPORT_START = 'Report: '
/** How the line of a report begins that names the listing by its id. */
export const REPORTED_LISTING = 'Listing '

/** A text that has to be there, up to a limit of characters. */
export const written = (limit: number, message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(limit, `Please use at most ${limit.toLocaleString('en-US')} characters.`),
    )

/** What the contact page asks (specification 2, section 5). */
export const guestRequestSchema = z.object({
  email: emailSchema,
  phone: written(40, 'Please input your phone'),
  description: written(LONGEST_DESCRIPTION, 'Please input your message'),
})

/** What the support page asks; who asks is known by the token (specification 2, section 5). */
export const applicantRequestSchema = z.object({
  query: written(LONGEST_QUERY, 'Please input your query'),
  description: written(LONGEST_DESCRIPTION, 'Please input your description'),
})

export const supportStatusSchema = z.enum(['Active', 'Resolved'])

export const supportRequestFields = {
  id: idSchema,
  /** Empty from the contact page. */
  query: z.string(),
  description: z.string(),
  status: supportStatusSchema,
  createdAt: instantSchema,
  /** What was written back, by mail too. */
  answer: z.nullable(z.string()),
  resolvedAt: z.nullable(instantSchema),
}

const ownRequestSchema = z.object(supportRequestFields)
export type OwnSupportRequest = z.infer<typeof ownRequestSchema>

const anything = z.optional(z.unknown())

export const addSupport = defineCall({
  id: 'addSupport',
  method: 'POST',
  path: '/scholarships/add-support',
  summary:
    'Asks the people behind the product: with `query` for whoever is signed in, else with `email` and `phone`.',
  access: 'public',
  // Which fields are needed depends on who asks; name, applicant and status are not the client's to set.
  body: z.strictObject({
    query: anything,
    description: anything,
    email: anything,
    phone: anything,
    name: anything,
    applicantId: anything,
    status: anything,
  }),
  answer: ownRequestSchema,
  errors: ['SESSION_ENDED', 'TOO_MANY_REQUESTS'],
  isOnceOnly: true,
  keepsOwnKey: true,
})

export const listOwnSupport = defineCall({
  id: 'listOwnSupport',
  method: 'GET',
  path: '/support-requests',
  summary: 'What this person asked and what was answered, the latest first; a hundred at most.',
  access: 'applicant',
  answer: z.array(ownRequestSchema),
})
