import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema } from './fields.ts'
import { supportRequestFields, supportStatusSchema } from './support.ts'

const queuedRequestSchema = z.object({
  ...supportRequestFields,
  /** `Guest` from the contact page. */
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Null from the contact page, and once the account is gone. */
  applicantId: z.nullable(idSchema),
  /** Whoever asked subscribed when asking: such requests come first. */
  isPriority: z.boolean(),
})
export type QueuedSupportRequest = z.infer<typeof queuedRequestSchema>

export const listSupportQueue = defineCall({
  id: 'listSupportQueue',
  method: 'GET',
  path: '/admin/support-requests',
  summary:
    'What waits for an answer, subscribers first, then the longest waiting; or what is resolved, the latest first. For administrators.',
  access: 'signedIn',
  query: z
    .object({ ...windowFields, status: z._default(supportStatusSchema, 'Active') })
    .check(isWindow),
  answer: z.object({ total: z.number(), requests: z.array(queuedRequestSchema) }),
  errors: ['NOT_FOUND'],
})

export const answerSupport = defineCall({
  id: 'answerSupport',
  method: 'POST',
  path: '/admin/support-requests/{id}/answer',
  summary: 'Emails an answer to whoever asked, and resolves the request; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    answer: z
      .string('Please write an answer.')
      .check(
        z.trim(),
        z.minLength(1, 'Please write an answer.'),
        z.maxLength(10_000, 'Please use at most 10,000 characters.'),
      ),
  }),
  answer: queuedRequestSchema,
  errors: ['SUPPORT_RESOLVED'],
  isOnceOnly: true,
  keepsOwnKey: true,
})

export const resolveSupport = defineCall({
  id: 'resolveSupport',
  method: 'POST',
  path: '/admin/support-requests/{id}/resolve',
  summary: 'Resolves a request that needs no answer; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: queuedRequestSchema,
  errors: ['SUPPORT_RESOLVED'],
})
