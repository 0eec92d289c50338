import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { emailSchema, instantSchema, shortText } from './fields.ts'

const tokenBody = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const mailChoicesSchema = z.object({
  /** Before the deadlines of saved scholarships and drafts. */
  deadlineReminders: z.boolean(),
  /** What Laurel prepared or sent by itself, besides receipts. */
  preparedDrafts: z.boolean(),
  /** When a parent suggests a scholarship. */
  suggestions: z.boolean(),
})
/** Which mails a person wants; receipts and those about the account are always sent. */
export type MailChoices = z.infer<typeof mailChoicesSchema>

export const readMailChoices = defineCall({
  id: 'readMailChoices',
  method: 'GET',
  path: '/register-applicants/mail-choices',
  summary: 'Which emails this person wants.',
  access: 'applicant',
  answer: mailChoicesSchema,
})

export const updateMailChoices = defineCall({
  id: 'updateMailChoices',
  method: 'PUT',
  path: '/register-applicants/mail-choices',
  summary: 'Changes which emails this person wants; the rest stays as it is.',
  access: 'applicant',
  body: z.strictObject({
    deadlineReminders: z.optional(z.boolean()),
    preparedDrafts: z.optional(z.boolean()),
    suggestions: z.optional(z.boolean()),
  }),
  answer: mailChoicesSchema,
})

export const PRIVACY_KINDS = [
  'know',
  'delete',
  'correct',
  'do_not_sell',
  'appeal',
  'unsubscribe',
] as const
/** What somebody may ask about personal data. */
export type PrivacyKind = (typeof PRIVACY_KINDS)[number]
export const privacyKindSchema = z.enum(PRIVACY_KINDS)

export const PRIVACY_STATUSES = [
  'received',
  'proved',
  'in_work',
  'extended',
  'done',
  'refused',
] as const
/** How far a request is. */
export type PrivacyStatus = (typeof PRIVACY_STATUSES)[number]
export const privacyStatusSchema = z.enum(PRIVACY_STATUSES)

/** Kinds that say nothing without words of the person. */
export const needsDetails = (kind: PrivacyKind): boolean => kind === 'correct' || kind === 'appeal'

/** The longest that somebody writes to a request, in characters. */
export const PRIVACY_DETAILS_LIMIT = 4000

export const requestPrivacy = defineCall({
  id: 'requestPrivacy',
  method: 'POST',
  path: '/privacy-requests',
  summary:
    'Records a request about personal data. Signed in with a proven address, and about it, that is the proof; else a link is emailed that proves it. The same request made again is the first one.',
  access: 'public',
  body: z
    .strictObject({
      kind: privacyKindSchema,
      email: emailSchema,
      name: z._default(shortText(200), ''),
      state: z._default(shortText(100), ''),
      details: z._default(
        z
          .string()
          .check(
            z.trim(),
            z.maxLength(PRIVACY_DETAILS_LIMIT, 'Please use at most 4,000 characters.'),
          ),
        '',
      ),
    })
    .check(
      z.refine(({ kind, details }) => !needsDetails(kind) || details !== '', {
        message: 'Please write what it is about.',
        path: ['details'],
      }),
    ),
  answer: z.object({
    /** To name it by. */
    reference: z.string(),
    receivedAt: instantSchema,
    /** Nothing more is needed: no link was mailed. */
    isProved: z.boolean(),
  }),
  errors: ['TOO_MANY_REQUESTS'],
})

export const confirmPrivacyRequest = defineCall({
  id: 'confirmPrivacyRequest',
  method: 'POST',
  path: '/privacy-requests/confirmation',
  summary:
    'Proves by its emailed link that a request is of that address; it is handled from then on.',
  access: 'public',
  body: tokenBody,
  answer: z.object({ kind: privacyKindSchema, reference: z.string() }),
  errors: ['WRONG_CODE', 'TOO_MANY_REQUESTS'],
})

export const unsubscribe = defineCall({
  id: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  summary: 'Ends all emails that can be ended, by the link that every such email carries.',
  access: 'public',
  body: tokenBody,
  answer: z.object({ email: z.string() }),
  errors: ['WRONG_CODE', 'TOO_MANY_REQUESTS'],
})

const tokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const unsubscribeByProgram = defineCall({
  id: 'unsubscribeByProgram',
  method: 'POST',
  path: '/unsubscribe/{token}',
  summary: 'The same by one click in an email program (RFC 8058); a body is ignored.',
  access: 'public',
  params: tokenParams,
  answer: z.object({ email: z.string() }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const openUnsubscribe = defineCall({
  id: 'openUnsubscribe',
  method: 'GET',
  path: '/unsubscribe/{token}',
  summary: 'Leads whoever opens the address for email programs to the page; ends nothing.',
  access: 'public',
  params: tokenParams,
  answerKind: 'stream',
  errors: ['NOT_FOUND'],
})
