import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'
import { hasRegistration, profileFields, profileSchema } from './organisation-profile.ts'
import { ROLES } from './organisation-rights.ts'

export const VETTING_STATES = ['unasked', 'waiting', 'verified', 'refused'] as const
/** How far an administrator has looked at an organisation; it publishes once it is `verified`. */
export type Vetting = (typeof VETTING_STATES)[number]

const ownOrganisationSchema = z.object({
  id: idSchema,
  name: z.string(),
  role: z.enum(ROLES),
  vetting: z.enum(VETTING_STATES),
  /** Made up, with its scholarships and applicants, so that everything can be tried. */
  isSample: z.boolean(),
  /** Nobody else owns it: without this account it has no owner. */
  isOnlyOwner: z.boolean(),
})
/** An organisation that whoever asks belongs to. */
export type OwnOrganisation = z.infer<typeof ownOrganisationSchema>

export const listOwnOrganisations = defineCall({
  id: 'listOwnOrganisations',
  method: 'GET',
  path: '/organisations/mine',
  summary: 'The organisations that whoever asks belongs to, each with their role and its vetting.',
  access: 'signedIn',
  answer: z.array(ownOrganisationSchema),
})

/** The organisation's name as students see it. */
export const nameSchema = z
  .string('Please enter the name that students see.')
  .check(
    z.trim(),
    z.minLength(2, 'Please enter the name that students see.'),
    z.maxLength(120, 'Please use at most 120 characters.'),
  )

export const createOrganisation = defineCall({
  id: 'createOrganisation',
  method: 'POST',
  path: '/organisations',
  summary: 'Makes an organisation with its profile; whoever asks becomes its owner.',
  access: 'signedIn',
  body: z.strictObject({ name: nameSchema, ...profileFields }).check(hasRegistration),
  answer: ownOrganisationSchema,
  errors: ['ORGANISATION_EXISTS', 'TOO_MANY_REQUESTS'],
  isOnceOnly: true,
})

/** How many changes of name and profile there were: a change that names an older one is refused. */
export const versionSchema = z.int().check(z.positive())

export const organisationSchema = z.object({
  ...ownOrganisationSchema.shape,
  version: versionSchema,
  /** The name it asked for last, where that waits for an administrator or was refused by one. */
  askedName: z.nullable(
    z.object({
      name: z.string(),
      standing: z.enum(['waiting', 'refused']),
      askedAt: instantSchema,
      /** Of an administrator who refused. */
      note: z.string(),
    }),
  ),
  /** Null where an import made it and nobody has filled it in. */
  profile: z.nullable(profileSchema),
  /** When it last asked to be vetted. */
  askedAt: z.nullable(instantSchema),
  /** The latest word of an administrator. */
  verdict: z.nullable(
    z.object({
      verdict: z.enum(['verified', 'refused']),
      note: z.string(),
      decidedAt: instantSchema,
    }),
  ),
})
export type Organisation = z.infer<typeof organisationSchema>

export const readOrganisation = defineCall({
  id: 'readOrganisation',
  method: 'GET',
  path: '/organisations/{id}',
  summary: 'What an organisation says of itself, and how far its vetting is; for its members.',
  access: 'signedIn',
  params: idParams,
  answer: organisationSchema,
  errors: ['NOT_FOUND'],
})

export const updateOrganisation = defineCall({
  id: 'updateOrganisation',
  method: 'PUT',
  path: '/organisations/{id}',
  summary:
    'Changes what an organisation says of itself. Another legal name, country or number is vetted again.',
  access: 'signedIn',
  params: idParams,
  body: z
    .strictObject({
      ...profileFields,
      /** The one it was written on; without it, the last write wins. */
      version: z.optional(versionSchema),
    })
    .check(hasRegistration),
  answer: organisationSchema,
  errors: ['NOT_FOUND', 'STALE_VERSION'],
})

export const requestVetting = defineCall({
  id: 'requestVetting',
  method: 'POST',
  path: '/organisations/{id}/vetting-request',
  summary: 'Asks administrators to look at an organisation, which publishes once they have.',
  access: 'signedIn',
  params: idParams,
  answer: organisationSchema,
  errors: ['NOT_FOUND', 'PROFILE_MISSING', 'EMAIL_NOT_CONFIRMED'],
})
