import * as z from 'zod/mini'
import { CAMPAIGN_CHARACTERS } from './campaign.ts'
import { defineCall } from './define-call.ts'
import { emailSchema, idSchema, phoneSchema, shortText } from './fields.ts'
import { applicantSchema } from './profile.ts'
import { TERMS_VERSION } from './terms.ts'

/** What is typed as a password; whether it is strong enough is told by itself. */
export const passwordSchema = z
  .string('Please input your password')
  .check(z.minLength(1, 'Please input your password'), z.maxLength(1024))

const keepable = z.refine(
  (text) => typeof text === 'string' && text.isWellFormed() && !text.includes('\0'),
  'Please send plain text.',
)
/** What a link left behind keeps nobody from signing up: unless it is a short text, it is left out. */
const trackingText = z.optional(
  z.union([
    shortText(CAMPAIGN_CHARACTERS).check(keepable),
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
  /** The source of the campaign that led here, where the visitor consented to measuring. */
  utmSource: trackingText,
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
  summary: 'Tells whether an account with this email address exists.',
  access: 'public',
  body: z.strictObject({ email: emailSchema }),
  answer: z.boolean(),
  errors: ['TOO_MANY_REQUESTS'],
})

export const logIn = defineCall({
  id: 'logIn',
  method: 'POST',
  path: '/users/auth/login',
  summary: 'Signs in with email and password.',
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

const linkToken = z.string().check(z.minLength(1), z.maxLength(200))
/** Digits of the codes that are mailed; spec 2 section 9. */
export const CODE_LENGTH = 6
const codeSchema = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Please enter the 6 digits.'))

export const logInWithGoogle = defineCall({
  id: 'logInWithGoogle',
  method: 'POST',
  path: '/users/auth/google',
  summary: 'Signs in with a Google ID token; makes an account for a new address.',
  access: 'public',
  body: z.strictObject({
    credential: z.string().check(z.minLength(1), z.maxLength(8192)),
    /** What the token was asked for with, when the client chose one. */
    nonce: z.optional(z.string().check(z.maxLength(200))),
    timeZone: z.optional(shortText(60)),
  }),
  answer: signedInSchema,
  errors: ['GOOGLE_REFUSED', 'GOOGLE_NOT_SET_UP', 'UNDER_AGE', 'TOO_MANY_REQUESTS', 'OVERLOADED'],
})

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  method: 'POST',
  path: '/register-applicants/forgot-password',
  aliases: ['/users/auth/reset-password-link'],
  summary: 'Emails a code and a link for a new password; answers the same for unknown addresses.',
  access: 'public',
  body: z.strictObject({ email: emailSchema }),
  answer: z.object({ email: z.string() }),
  status: 201,
  errors: ['TOO_MANY_REQUESTS'],
  successMessage: 'OTP sent successfully',
})

export const resetPassword = defineCall({
  id: 'resetPassword',
  method: 'POST',
  path: '/register-applicants/reset-password',
  summary: 'Sets a new password by the emailed code, ends all sessions and signs in.',
  access: 'public',
  body: z.strictObject({ email: emailSchema, otp: codeSchema, newPassword: passwordSchema }),
  answer: signedInSchema,
  status: 201,
  errors: ['WRONG_CODE', 'WEAK_PASSWORD', 'TOO_MANY_REQUESTS', 'OVERLOADED'],
  successMessage: 'Password reset successfully',
})

export const resetPasswordByLink = defineCall({
  id: 'resetPasswordByLink',
  method: 'POST',
  path: '/users/auth/reset-password',
  summary: 'The same by the emailed link; by email and code for clients that know this path only.',
  access: 'public',
  body: z.strictObject({
    /** What stands after # in the link. */
    token: z.optional(linkToken),
    /** Both, where there is no token. */
    email: z.optional(emailSchema),
    otp: z.optional(codeSchema),
    newPassword: passwordSchema,
  }),
  answer: signedInSchema,
  status: 201,
  errors: ['WRONG_CODE', 'WEAK_PASSWORD', 'TOO_MANY_REQUESTS', 'OVERLOADED'],
  successMessage: 'Password reset successfully',
})

export const acceptTerms = defineCall({
  id: 'acceptTerms',
  method: 'POST',
  path: '/users/auth/terms',
  summary: 'Agrees to the terms as they are now, by the day of their text.',
  access: 'signedIn',
  body: z.strictObject({
    version: z.literal(TERMS_VERSION, 'These are not the newest terms. Please reload the page.'),
  }),
  answer: z.object({ termsVersion: z.string() }),
})

const confirmedSchema = z.object({ email: z.string() })

export const mailConfirmation = defineCall({
  id: 'mailConfirmation',
  method: 'POST',
  path: '/users/auth/email-confirmation',
  summary: 'Emails a code and a link that confirm the address, or the changed one that waits.',
  access: 'signedIn',
  answer: confirmedSchema,
  errors: ['EMAIL_CONFIRMED', 'TOO_MANY_REQUESTS'],
})

export const confirmEmail = defineCall({
  id: 'confirmEmail',
  method: 'POST',
  path: '/users/auth/email-confirmation/code',
  summary: 'Confirms the address by the emailed code; a changed address counts from then on.',
  access: 'signedIn',
  body: z.strictObject({ code: codeSchema }),
  answer: confirmedSchema,
  errors: ['WRONG_CODE', 'APPLICANT_EXISTS', 'TOO_MANY_REQUESTS'],
})

export const confirmEmailByLink = defineCall({
  id: 'confirmEmailByLink',
  method: 'POST',
  path: '/users/auth/email-confirmation/link',
  summary: 'Confirms the address by the emailed link, also on another device.',
  access: 'public',
  body: z.strictObject({ token: linkToken }),
  answer: confirmedSchema,
  errors: ['WRONG_CODE', 'APPLICANT_EXISTS', 'TOO_MANY_REQUESTS'],
})
