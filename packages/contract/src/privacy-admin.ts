import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'
import { privacyKindSchema, privacyStatusSchema } from './privacy.ts'

export const PRIVACY_VIEWS = ['open', 'unproved', 'settled'] as const
/** What waits for an administrator, for a mailed link to be followed, or for nothing. */
export type PrivacyView = (typeof PRIVACY_VIEWS)[number]

const queuedSchema = z.object({
  id: idSchema,
  kind: privacyKindSchema,
  status: privacyStatusSchema,
  reference: z.string(),
  email: z.string(),
  name: z.string(),
  state: z.string(),
  details: z.string(),
  receivedAt: instantSchema,
  provedAt: z.nullable(instantSchema),
  dueAt: instantSchema,
  /** `late` once it is over, answered or not; `soon` from ten days before. */
  urgency: z.enum(['none', 'soon', 'late']),
  canExtend: z.boolean(),
  extendedAt: z.nullable(instantSchema),
  extension: z.string(),
  settledAt: z.nullable(instantSchema),
  answer: z.string(),
  /** Somebody signs in with this address: deleting removes that account. */
  hasAccount: z.boolean(),
})
export type QueuedPrivacyRequest = z.infer<typeof queuedSchema>

export const listPrivacyQueue = defineCall({
  id: 'listPrivacyQueue',
  method: 'GET',
  path: '/admin/privacy-requests',
  summary:
    'Requests about personal data: what waits, by when it is due; what is not proved yet; what is settled, the latest first. For administrators.',
  access: 'signedIn',
  query: z
    .object({ ...windowFields, view: z._default(z.enum(PRIVACY_VIEWS), 'open') })
    .check(isWindow),
  answer: z.object({ total: z.number(), requests: z.array(queuedSchema) }),
  errors: ['NOT_FOUND'],
})

const words = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(4000, 'Please use at most 4,000 characters.'),
    )

export const beginPrivacyWork = defineCall({
  id: 'beginPrivacyWork',
  method: 'POST',
  path: '/admin/privacy-requests/{id}/work',
  summary: 'Says that somebody is at work on a request; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: queuedSchema,
  errors: ['PRIVACY_MOVED'],
})

export const extendPrivacyRequest = defineCall({
  id: 'extendPrivacyRequest',
  method: 'POST',
  path: '/admin/privacy-requests/{id}/extension',
  summary: 'Takes the longer time for a request, once, and emails why; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ reason: words('Please write why it takes longer.') }),
  answer: queuedSchema,
  errors: ['PRIVACY_MOVED'],
})

export const settlePrivacyRequest = defineCall({
  id: 'settlePrivacyRequest',
  method: 'POST',
  path: '/admin/privacy-requests/{id}/settlement',
  summary:
    'Ends a request as done or refused, and emails the answer. Done, one to delete removes the account of its address. For administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    outcome: z.enum(['done', 'refused']),
    answer: words('Please write what you tell the person.'),
  }),
  answer: queuedSchema,
  errors: ['PRIVACY_MOVED'],
})
