import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { emailSchema, idParams, idSchema, instantSchema, pathText } from './fields.ts'

const tokenParams = z.object({ token: pathText(200) })
const role = z.enum(['parent', 'student'])
export type FamilyRole = z.infer<typeof role>

const personSchema = z.object({
  /** Of the link between the two. */
  linkId: idSchema,
  name: z.string(),
  since: instantSchema,
})

const familySchema = z.object({
  /** Who follows this student. */
  parents: z.array(personSchema),
  /** Whom this parent follows. */
  students: z.array(z.object({ ...personSchema.shape, studentId: idSchema })),
  invitations: z.array(
    z.object({
      id: idSchema,
      invites: role,
      email: z.nullable(z.string()),
      expiresAt: instantSchema,
    }),
  ),
})
export type Family = z.infer<typeof familySchema>

export const readFamily = defineCall({
  id: 'readFamily',
  method: 'GET',
  path: '/family',
  summary: 'Who is linked with this account, and the invitations that are open.',
  access: 'applicant',
  answer: familySchema,
})

export const inviteToFamily = defineCall({
  id: 'inviteToFamily',
  method: 'POST',
  path: '/family/invitations',
  summary:
    'Makes a link that links a parent with a student once; emails it when an address is given.',
  access: 'applicant',
  body: z.strictObject({ invites: role, email: z.optional(emailSchema) }),
  answer: z.object({ id: idSchema, url: z.string(), expiresAt: instantSchema }),
  errors: ['TOO_MANY_REQUESTS'],
})

export const readInvitation = defineCall({
  id: 'readInvitation',
  method: 'GET',
  path: '/family/invited/{token}',
  summary: 'Who invites, and as what.',
  access: 'public',
  params: tokenParams,
  answer: z.object({ inviterName: z.string(), invites: role, expiresAt: instantSchema }),
  errors: ['INVITATION_CLOSED', 'TOO_MANY_REQUESTS'],
})

export const acceptInvitation = defineCall({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/family/invited/{token}/acceptance',
  summary: 'Links this account with the one that invited it.',
  access: 'applicant',
  params: tokenParams,
  answer: familySchema,
  errors: ['INVITATION_CLOSED', 'OWN_INVITATION', 'TOO_MANY_REQUESTS'],
})

export const withdrawInvitation = defineCall({
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/family/invitations/{id}',
  summary: 'Takes an invitation back.',
  access: 'applicant',
  params: idParams,
  answer: familySchema,
  errors: ['NOT_FOUND'],
})

export const endFamilyLink = defineCall({
  id: 'endFamilyLink',
  method: 'DELETE',
  path: '/family/links/{id}',
  summary: 'Ends the link between a parent and a student; either of the two may.',
  access: 'applicant',
  params: idParams,
  answer: familySchema,
  errors: ['NOT_FOUND'],
})
