import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema, shortText } from './fields.ts'
import type { OrganisationPermission } from './organisation-rights.ts'

/** What a key can be made for. It never does more than whoever made it may do at that moment. */
export const KEY_SCOPES = [
  'read_scholarship',
  'update_scholarship',
  'read_applicant',
  'export_applicant',
] as const satisfies readonly OrganisationPermission[]
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Open ones of an organisation. */
export const MOST_KEYS = 20

const keySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** How it begins: enough to tell it from others, useless by itself. */
  start: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  /** Who made it. */
  madeBy: z.string(),
  createdAt: instantSchema,
  /** To the minute. */
  lastUsedAt: z.nullable(instantSchema),
  revokedAt: z.nullable(instantSchema),
})
export type ApiKey = z.infer<typeof keySchema>

export const listKeys = defineCall({
  id: 'listKeys',
  method: 'GET',
  path: '/organisations/{id}/keys',
  summary: 'Keys of an organisation with which programs make calls, the newest first.',
  access: 'signedIn',
  params: idParams,
  answer: z.array(keySchema),
})

export const createKey = defineCall({
  id: 'createKey',
  method: 'POST',
  path: '/organisations/{id}/keys',
  summary: 'Makes a key for programs. It is in this answer only: nobody can read it later.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    name: shortText(80).check(z.minLength(1, 'Please name the program that uses it.')),
    scopes: z
      .array(z.enum(KEY_SCOPES))
      .check(z.minLength(1, 'Please choose what it may do.'), z.maxLength(KEY_SCOPES.length)),
  }),
  answer: z.object({ ...keySchema.shape, key: z.string() }),
  errors: ['TOO_MANY_REQUESTS'],
})

export const revokeKey = defineCall({
  id: 'revokeKey',
  method: 'DELETE',
  path: '/organisations/{id}/keys/{keyId}',
  summary: 'Ends a key at once and for good.',
  access: 'signedIn',
  params: z.object({ id: idSchema, keyId: idSchema }),
  answer: keySchema,
})
