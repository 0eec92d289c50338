import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { emailSchema, idParams, idSchema, instantSchema, pathText } from './fields.ts'
import { ROLES } from './organisation-rights.ts'

const roleSchema = z.enum(ROLES)
const tokenParams = z.object({ token: pathText(200) })
const memberParams = z.object({ id: idSchema, userId: idSchema })

const peopleSchema = z.object({
  members: z.array(
    z.object({
      userId: idSchema,
      name: z.string(),
      email: z.string(),
      role: roleSchema,
      joinedAt: instantSchema,
      isYou: z.boolean(),
    }),
  ),
  /** That are open; only those who may invite are told of them. */
  invitations: z.array(
    z.object({ id: idSchema, email: z.string(), role: roleSchema, expiresAt: instantSchema }),
  ),
})
/** The members of an organisation, and who is invited to be one. */
export type OrganisationPeople = z.infer<typeof peopleSchema>

export const listMembers = defineCall({
  id: 'listMembers',
  method: 'GET',
  path: '/organisations/{id}/members',
  summary: 'The members of an organisation, owners first, and its open invitations.',
  access: 'signedIn',
  params: idParams,
  answer: peopleSchema,
  errors: ['NOT_FOUND'],
})

export const inviteMember = defineCall({
  id: 'inviteMember',
  method: 'POST',
  path: '/organisations/{id}/invitations',
  summary: 'Emails a link that makes its reader a member, once, within 7 days.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ email: emailSchema, role: roleSchema }),
  answer: peopleSchema,
  errors: ['NOT_FOUND', 'ALREADY_MEMBER', 'TOO_MANY_REQUESTS'],
})

export const withdrawMemberInvitation = defineCall({
  id: 'withdrawMemberInvitation',
  method: 'DELETE',
  path: '/organisations/{id}/invitations/{invitationId}',
  summary: 'Takes an invitation back: its link works no longer.',
  access: 'signedIn',
  params: z.object({ id: idSchema, invitationId: idSchema }),
  answer: peopleSchema,
  errors: ['NOT_FOUND'],
})

const membershipSchema = z.object({ organisationId: idSchema })

export const readMemberInvitation = defineCall({
  id: 'readMemberInvitation',
  method: 'GET',
  path: '/invitations/{token}',
  summary: 'Which organisation invites, and as what; who belongs to it is told so.',
  access: 'public',
  params: tokenParams,
  answer: z.object({
    organisationName: z.string(),
    inviterName: z.string(),
    role: roleSchema,
    expiresAt: instantSchema,
    /** The organisation, where whoever asks belongs to it already; the link may be used or over. */
    memberOf: z.nullable(idSchema),
    /** It was mailed to another address than that of whoever asks signed in. */
    isForOther: z.boolean(),
  }),
  errors: ['INVITATION_CLOSED', 'TOO_MANY_REQUESTS'],
})

export const acceptMemberInvitation = defineCall({
  id: 'acceptMemberInvitation',
  method: 'POST',
  path: '/invitations/{token}/accept',
  summary: 'Makes whoever asks a member of the organisation that invited.',
  access: 'signedIn',
  params: tokenParams,
  answer: membershipSchema,
  errors: ['INVITATION_CLOSED', 'TOO_MANY_REQUESTS'],
})

export const updateMember = defineCall({
  id: 'updateMember',
  method: 'PUT',
  path: '/organisations/{id}/members/{userId}',
  summary: 'Gives a member another role.',
  access: 'signedIn',
  params: memberParams,
  body: z.strictObject({ role: roleSchema }),
  answer: peopleSchema,
  errors: ['NOT_FOUND', 'LAST_OWNER'],
})

export const removeMember = defineCall({
  id: 'removeMember',
  method: 'DELETE',
  path: '/organisations/{id}/members/{userId}',
  summary: 'Ends a membership.',
  access: 'signedIn',
  params: memberParams,
  answer: peopleSchema,
  errors: ['NOT_FOUND', 'LAST_OWNER'],
})

export const leaveOrganisation = defineCall({
  id: 'leaveOrganisation',
  method: 'DELETE',
  path: '/organisations/{id}/membership',
  summary: 'Ends the membership of whoever asks.',
  access: 'signedIn',
  params: idParams,
  answer: membershipSchema,
  errors: ['NOT_FOUND', 'LAST_OWNER'],
})

const MOST_HOUSEHOLD = 20
const householdSchema = z.object({ emails: z.array(z.string()) })

export const readHousehold = defineCall({
  id: 'readHousehold',
  method: 'GET',
  path: '/organisations/{id}/household',
  summary: 'The addresses of those who live with whoever asks, as declared to this organisation.',
  access: 'signedIn',
  params: idParams,
  answer: householdSchema,
  errors: ['NOT_FOUND'],
})

export const declareHousehold = defineCall({
  id: 'declareHousehold',
  method: 'PUT',
  path: '/organisations/{id}/household',
  summary: 'Declares who lives with whoever asks: they cannot enter what the organisation gives.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    emails: z
      .array(emailSchema)
      .check(z.maxLength(MOST_HOUSEHOLD, `Please name at most ${MOST_HOUSEHOLD} addresses.`)),
  }),
  answer: householdSchema,
  errors: ['NOT_FOUND'],
})
