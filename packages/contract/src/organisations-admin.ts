import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { defineCall } from './define-call.ts'
import { emailSchema, idParams, idSchema, instantSchema, shortText } from './fields.ts'
import { ROLES } from './organisation-rights.ts'
import { profileSchema } from './organisation-profile.ts'
import { VETTING_STATES, versionSchema } from './organisations.ts'

/** What an administrator looks at, each on its own. */
export const CHECKS = [
  'legal_name',
  'registration',
  'website',
  'contact',
  'selection',
  'payer',
] as const
export type Check = (typeof CHECKS)[number]

const vettingSchema = z.object({
  verdict: z.enum(['verified', 'refused']),
  checked: z.array(z.string()),
  note: z.string(),
  /** Null once the account is gone. */
  decidedBy: z.nullable(z.string()),
  decidedAt: instantSchema,
})

const vettedSchema = z.object({
  id: idSchema,
  name: z.string(),
  vetting: z.enum(VETTING_STATES),
  version: versionSchema,
  profile: profileSchema,
  askedAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  /** Where they were confirmed. */
  owners: z.array(z.object({ name: z.string(), email: z.string(), isEmailConfirmed: z.boolean() })),
  /** The latest first. */
  vettings: z.array(vettingSchema),
})
/** An organisation as administrators see it. */
export type VettedOrganisation = z.infer<typeof vettedSchema>

export const listVettings = defineCall({
  id: 'listVettings',
  method: 'GET',
  path: '/admin/organisations',
  summary:
    'Organisations by how far their vetting is: of those that wait, the longest waiting first. For administrators.',
  access: 'signedIn',
  query: z
    .object({ ...windowFields, vetting: z._default(z.enum(VETTING_STATES), 'waiting') })
    .check(isWindow),
  answer: z.object({ total: z.number(), organisations: z.array(vettedSchema) }),
  errors: ['NOT_FOUND'],
})

export const readVetting = defineCall({
  id: 'readVetting',
  method: 'GET',
  path: '/admin/organisations/{id}',
  summary: 'One organisation with every word on it; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: vettedSchema,
  errors: ['NOT_FOUND'],
})

const needsNote = z.refine<{ verdict: string; note: string }>(
  ({ verdict, note }) => verdict !== 'refused' || note !== '',
  { message: 'Please say why: the organization reads it.', path: ['note'] },
)

const needsChecks = z.refine<{ verdict: string; checked: readonly string[] }>(
  ({ verdict, checked }) => verdict !== 'verified' || checked.length > 0,
  { message: 'Please mark what you checked.', path: ['checked'] },
)

export const decideVetting = defineCall({
  id: 'decideVetting',
  method: 'POST',
  path: '/admin/organisations/{id}/vetting',
  summary: 'Says whether an organisation may publish, and mails its owners; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z
    .strictObject({
      verdict: z.enum(['verified', 'refused']),
      checked: z.array(z.enum(CHECKS)).check(z.maxLength(CHECKS.length)),
      note: z
        .string('Please write a note.')
        .check(z.trim(), z.maxLength(2000, 'Please use at most 2,000 characters.')),
      /** The one that was looked at: what changed since was not. */
      version: z.optional(versionSchema),
    })
    .check(needsNote, needsChecks),
  answer: vettedSchema,
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  isOnceOnly: true,
})

export const assignOwner = defineCall({
  id: 'assignOwner',
  method: 'POST',
  path: '/admin/organisations/{id}/owners',
  summary:
    'Makes an account the owner of an organisation, such as one that an import made; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ email: emailSchema }),
  answer: z.object({ organisationId: idSchema }),
  errors: ['NOT_FOUND', 'EMAIL_NOT_CONFIRMED'],
})

/** Most organisations in one answer; the rest follows once these have an owner. */
export const OWNERLESS_LIMIT = 50

const ownerlessSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Whoever still belongs to it. */
  members: z.array(z.object({ name: z.string(), email: z.string(), role: z.enum(ROLES) })),
})
/** An organisation that nobody can run until an administrator names an owner. */
export type OwnerlessOrganisation = z.infer<typeof ownerlessSchema>

export const listOwnerless = defineCall({
  id: 'listOwnerless',
  method: 'GET',
  path: '/admin/ownerless-organisations',
  summary:
    'Organisations that signed up or have members but no owner any more, by name; with a search all without an owner, also those that an import made. For administrators.',
  access: 'signedIn',
  query: z.object({
    /** Part of a name. */
    search: z.optional(shortText(120)),
  }),
  answer: z.array(ownerlessSchema),
  errors: ['NOT_FOUND'],
})

const askedNameSchema = z.object({
  id: idSchema,
  organisationId: idSchema,
  /** What students see until it is decided. */
  before: z.string(),
  name: z.string(),
  askedAt: instantSchema,
  /** Null once the account is gone. */
  askedBy: z.nullable(z.string()),
  vetting: z.enum(VETTING_STATES),
  /** Null where nobody has filled them in. */
  legalName: z.nullable(z.string()),
  website: z.nullable(z.string()),
})
/** Another name that an organisation asks for. */
export type AskedName = z.infer<typeof askedNameSchema>

/** Most names in one answer; the rest follows once these are decided. */
export const ASKED_NAMES_LIMIT = 50

export const listAskedNames = defineCall({
  id: 'listAskedNames',
  method: 'GET',
  path: '/admin/organisation-names',
  summary: 'Names that organisations ask for, the longest waiting first; for administrators.',
  access: 'signedIn',
  answer: z.array(askedNameSchema),
  errors: ['NOT_FOUND'],
})

export const decideName = defineCall({
  id: 'decideName',
  method: 'POST',
  path: '/admin/organisation-names/{id}/decision',
  summary:
    'Gives an organisation the name it asked for, or refuses it, and mails its owners; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z
    .strictObject({
      verdict: z.enum(['given', 'refused']),
      note: z
        .string('Please write a note.')
        .check(z.trim(), z.maxLength(2000, 'Please use at most 2,000 characters.')),
    })
    .check(needsNote),
  answer: z.array(askedNameSchema),
  errors: ['NOT_FOUND', 'ORGANISATION_EXISTS'],
})
