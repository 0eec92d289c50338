import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { daySchema, emailSchema, idParams, idSchema, phoneSchema, shortText } from './fields.ts'

const factValue = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()])

/** A page of text. */
export const ADDITIONAL_DETAILS_CHARACTERS = 2000

export const addressFields = {
  addressLine1: z.optional(shortText(200)),
  addressLine2: z.optional(shortText(200)),
  city: z.optional(shortText(100)),
  county: z.optional(shortText(100)),
  state: z.optional(shortText(100)),
  zipCode: z.optional(shortText(20)),
  country: z.optional(shortText(100)),
}

/** Answers as they are sent: null clears one. */
export const answersSchema = z
  .array(
    z.object({
      fieldId: z.string().check(z.minLength(1), z.maxLength(100)),
      fieldValue: z.nullable(z.union([factValue, z.array(factValue).check(z.maxLength(50))])),
    }),
  )
  .check(z.maxLength(200))

export const applicantSchema = z.object({
  id: idSchema,
  userId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** A changed address that is not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  isEmailConfirmed: z.boolean(),
  /** False for an account that was made with Google. */
  hasPassword: z.boolean(),
  /** The public link of a picture. */
  avatarUrl: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  dob: z.nullable(z.string()),
  applicantType: z.enum(['STUDENT', 'PARENT']),
  iAm: z.enum(['STUDENT', 'PARENT']),
  role: z.enum(['APPLICANT', 'ORGANISER', 'ADMIN']),
  /** Action and subject, split at the first underscore. */
  permissions: z.array(z.string()),
  isProfileUpdate: z.boolean(),
  isScholarshipApplied: z.boolean(),
  isTrailTaken: z.boolean(),
  isActiveSubscription: z.boolean(),
  scholarshipCount: z.number(),
  /** An account that is being closed is not signed in, so no other is ever told. */
  status: z.literal('Active'),
  /** The address that asks now; none is kept. Null where nobody asks for themselves. */
  clientIp: z.nullable(z.string()),
  paddleUserId: z.nullable(z.string()),
  /** Always null: Paddle's frame tells the browser only. */
  paddleAddressId: z.null(),
  countryCode: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  address: z.object(addressFields),
  applicantFields: z.array(
    z.object({
      fieldId: z.string(),
      fieldValue: z.union([factValue, z.array(factValue)]),
      field: z.object({ key: z.string(), options: z.record(z.string(), z.string()) }),
    }),
  ),
  /** What the student adds in their own words; never matched. */
  additionalDetails: z.nullable(z.string()),
  /** The separate, unchecked consent to use sensitive answers for matching. */
  hasSensitiveConsent: z.boolean(),
  /** The newest version of the terms that was agreed to; null: none. */
  termsVersion: z.nullable(z.string()),
})
/** The account holder and the student they fill in for, as clients keep it under userInfo. */
export type Applicant = z.infer<typeof applicantSchema>

export const readProfile = defineCall({
  id: 'readProfile',
  method: 'GET',
  path: '/register-applicants/profile',
  summary: 'The whole profile with every answer given.',
  access: 'applicant',
  answer: applicantSchema,
})

export const readMinimalProfile = defineCall({
  id: 'readMinimalProfile',
  method: 'GET',
  path: '/register-applicants/profile/minimal',
  summary: 'Who is signed in, without their answers.',
  access: 'applicant',
  answer: z.object({
    id: idSchema,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    country: z.nullable(z.string()),
    paddleUserId: z.nullable(z.string()),
    paddleAddressId: z.nullable(z.string()),
    zipcode: z.nullable(z.string()),
  }),
})

export const updateProfile = defineCall({
  id: 'updateProfile',
  method: 'PUT',
  path: '/register-applicants/{id}',
  summary: 'Changes the parts of the profile that are sent; an empty answer clears it.',
  access: 'applicant',
  params: idParams,
  body: z.object({
    firstName: z.optional(
      z.string().check(z.trim(), z.minLength(1, 'Please input your first name!'), z.maxLength(100)),
    ),
    lastName: z.optional(shortText(100)),
    email: z.optional(emailSchema),
    phone: z.optional(z.nullable(phoneSchema)),
    dob: z.optional(z.nullable(daySchema)),
    applicantType: z.optional(z.enum(['STUDENT', 'PARENT'])),
    applicantFields: z.optional(answersSchema),
    isProfileUpdate: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
    isScholarshipApplied: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
    address: z.optional(z.object(addressFields)),
    additionalDetails: z.optional(z.nullable(shortText(ADDITIONAL_DETAILS_CHARACTERS))),
    hasSensitiveConsent: z.optional(z.boolean()),
    timeZone: z.optional(shortText(60)),
  }),
  answer: z.object({ applicant: applicantSchema }),
  successMessage: 'User updated successfully',
  errors: ['NOT_FOUND', 'UNDER_AGE'],
})

export const changeAvatar = defineCall({
  id: 'changeAvatar',
  method: 'PUT',
  path: '/register-applicants/{id}/avatar',
  summary: 'Shows an uploaded picture (purpose avatar) beside the name; null takes it away.',
  access: 'applicant',
  params: idParams,
  body: z.strictObject({ avatarUrl: z.nullable(z.string().check(z.maxLength(500))) }),
  answer: z.object({ applicant: applicantSchema }),
  errors: ['FOREIGN_FILE'],
})

export const listFormFields = defineCall({
  id: 'listFormFields',
  method: 'GET',
  path: '/register-applicants/form-fields',
  summary: 'Every question a profile can answer, with its options.',
  access: 'public',
  answer: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      name: z.string(),
      question: z.string(),
      /** Why it is asked. */
      reason: z.string(),
      group: z.string(),
      kind: z.string(),
      isSensitive: z.boolean(),
      /** Names of the update payload that mean the same. */
      aliases: z.array(z.string()),
      options: z.record(z.string(), z.string()),
    }),
  ),
})

export const readScholarshipLimit = defineCall({
  id: 'readScholarshipLimit',
  method: 'GET',
  path: '/register-applicants/scholarship-limit',
  summary: 'How many applications are free so far: 3 for each day of use; unused ones stay.',
  access: 'applicant',
  answer: z.object({ freeScholarshipLimit: z.number() }),
})
