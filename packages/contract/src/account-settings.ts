import * as z from 'zod/mini'
import { passwordSchema } from './accounts.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'PUT',
  path: '/users/auth/password',
  summary: 'Changes the password and ends all other sessions.',
  access: 'signedIn',
  body: z.strictObject({
    /** Left out by accounts that have none yet. */
    currentPassword: z.optional(passwordSchema),
    newPassword: passwordSchema,
  }),
  answer: z.object({ endedSessions: z.number() }),
  errors: ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'TOO_MANY_REQUESTS', 'OVERLOADED'],
})

export const sessionSchema = z.object({
  id: idSchema,
  /** Such as "Firefox on Windows". */
  device: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  isThisOne: z.boolean(),
})
export type SignedInDevice = z.infer<typeof sessionSchema>

export const listSessions = defineCall({
  id: 'listSessions',
  method: 'GET',
  path: '/users/auth/sessions',
  summary: 'Where this account is signed in, latest first.',
  access: 'signedIn',
  answer: z.array(sessionSchema),
})

export const endSession = defineCall({
  id: 'endSession',
  method: 'DELETE',
  path: '/users/auth/sessions/{id}',
  summary: 'Signs this account out on one device.',
  access: 'signedIn',
  params: idParams,
  answer: z.object({ id: idSchema }),
  errors: ['NOT_FOUND'],
})

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/users/auth/sessions',
  summary: 'Signs this account out everywhere but here.',
  access: 'signedIn',
  answer: z.object({ endedSessions: z.number() }),
})

export const deleteAccount = defineCall({
  id: 'deleteAccount',
  method: 'POST',
  path: '/users/auth/account-deletion',
  summary: 'Deletes the account: at once for the person, everywhere within 24 hours.',
  access: 'signedIn',
  body: z.strictObject({
    /** Left out by accounts that have none. */
    password: z.optional(passwordSchema),
  }),
  answer: z.object({ purgedBy: instantSchema }),
  errors: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS', 'OVERLOADED'],
})

export const exportData = defineCall({
  id: 'exportData',
  method: 'GET',
  path: '/register-applicants/export',
  summary: 'Everything kept about this person, in one ZIP archive.',
  access: 'applicant',
  answerKind: 'stream',
  errors: ['TOO_MANY_REQUESTS'],
})
