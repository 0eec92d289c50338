import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'
import { ROLES } from './organisation-rights.ts'

const eventSchema = z.object({
  /** From 1, without gaps. */
  ordinal: z.number(),
  happenedAt: instantSchema,
  /** Verb and noun, such as `read_application`. */
  action: z.string(),
  /** Null once the account is gone. */
  actorName: z.nullable(z.string()),
  isYou: z.boolean(),
  /** Somebody of those who run the product. */
  isAdministrator: z.boolean(),
  scholarship: z.nullable(z.object({ id: idSchema, title: z.string() })),
  /** Whose application it was; null once the account is gone. */
  applicantName: z.nullable(z.string()),
  /** Whose membership it was; null once the account is gone. */
  memberName: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
/** One thing that somebody of an organisation did. */
export type RecordedEvent = z.infer<typeof eventSchema>

export const listAudit = defineCall({
  id: 'listAudit',
  method: 'GET',
  path: '/organisations/{id}/audit',
  summary: 'Who did what in an organisation, the latest first; for its owners.',
  access: 'signedIn',
  params: idParams,
  query: z.object(windowFields).check(isWindow),
  answer: z.object({ total: z.number(), events: z.array(eventSchema) }),
  errors: ['NOT_FOUND'],
})

const readSchema = z.object({
  organisationName: z.string(),
  /** Of the reader, as it is now; null for whoever is no member any more. */
  role: z.nullable(z.enum(ROLES)),
  /** Where the student is, YYYY-MM-DD. */
  day: z.string(),
})
/** That somebody of an organisation read an application, never who by name. */
export type ApplicationRead = z.infer<typeof readSchema>

export const listReads = defineCall({
  id: 'listReads',
  method: 'GET',
  path: '/applications/{id}/reads',
  summary: 'Who has read an application: organisation, role and day, the latest first.',
  access: 'applicant',
  params: idParams,
  answer: z.array(readSchema),
  errors: ['NOT_FOUND'],
})
