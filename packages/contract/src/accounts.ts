import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { emailSchema, idSchema, phoneSchema, shortText } from './fields.ts'
import { applicantSchema } from './profile.ts'

const passwordSchema = z
  .string('Please input your password')
  .check(z.minLength(1, 'Please input your password'), z.maxLength(1024))

const keepable = z.refine(
  (text) => typeof text === 'string' && text.isWellFormed() && !text.includes('\0'),
  'Please send plain text.',
)
/** What a link left behind keeps nobody from signing up: unless it is a short text, it is left out. */
const trackingText = z.optional(
  z.union([
    shortText(200).check(keepable),
    z.pipe(
      z.unknown(),
      z.transform(() => undefined),
    ),
  ]),
)

/** Kept as they came, never acted on. */
const trackingFields = {
  affiliateId: trackingText,
  trackDeskLinkId: trackingText,
  trackDeskSourceId: trackingText,
  trackdeskClickId: trackingText,
}

export const signedInSchema = z.object({
  user: applicantSchema,
  accessToken: z.string(),
  refreshToken: z.string(),
  /** The address the request came from. */
  clientIp: z.string(),
})
export type SignedIn = z.infer<typeof signedInSchema>

export const signUp = defineCall({
  id: 'signUp',
  method: 'POST',
  path: '/register-applicants',
  summary: 'Makes an account and signs it in.',
  access: 'public',
  body: z.object({
    firstName: z
      .string('Please input your first name!')
      .check(z.trim(), z.minLength(1, 'Please input your first name!'), z.maxLength(100)),
    lastName: z._default(shortText(100), ''),
    email: emailSchema,
    phone: z.optional(phoneSchema),
    password: passwordSchema,
    applicantType: z._default(z.enum(['STUDENT', 'PARENT']), 'STUDENT'),
    termsAccepted: z.optional(z.boolean()),
    /** IANA name: decides which day it is for the student. */
    timeZone: z.optional(shortText(60)),
    ...trackingFields,
  }),
  answer: signedInSchema,
  status: 201,
  errors: ['APPLICANT_EXISTS', 'WEAK_PASSWORD', 'UNDER_AGE', 'TOO_MANY_REQUESTS', 'OVERLOADED'],
  isOnceOnly: true,
})

export const checkEmail = defineCall({
  id: 'checkEmail',
  method: 'POST',
  path: '/register-applicants/check-email',
  aliases: ['/check-email'],
  summary: 'Tells whether an account with this e-mail address exists.',
  access: 'public',
  body: z.strictObject({ email: emailSchema }),
  answer: z.boolean(),
  errors: ['TOO_MANY_REQUESTS'],
})

export const logIn = defineCall({
  id: 'logIn',
  method: 'POST',
  path: '/users/auth/login',
  summary: 'Signs in with e-mail and password.',
  access: 'public',
  body: z.strictObject({
    userName: z
      .string('Please input your username')
      .check(
        z.trim(),
        z.minLength(1, 'Please input your username'),
        z.maxLength(254),
        z.toLowerCase(),
      ),
    password: passwordSchema,
    loginType: z._default(z.literal('register_user'), 'register_user'),
  }),
  answer: signedInSchema,
  errors: ['BAD_CREDENTIALS', 'UNDER_AGE', 'TOO_MANY_REQUESTS', 'OVERLOADED'],
})

export const refreshSession = defineCall({
  id: 'refreshSession',
  method: 'POST',
  path: '/users/auth/refresh',
  summary: 'Trades a refresh token, once, for a new pair; using one twice ends the session.',
  access: 'public',
  body: z.strictObject({ refreshToken: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  errors: ['SESSION_ENDED'],
})

export const logOut = defineCall({
  id: 'logOut',
  method: 'POST',
  path: '/users/auth/logout',
  summary: 'Ends the session on this device; a body is ignored.',
  access: 'signedIn',
  answer: z.object({ sessionId: idSchema }),
})
