import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { idSchema } from './fields.ts'
import { ROLES } from './organisation-rights.ts'

export const VETTING_STATES = ['unasked', 'waiting', 'verified', 'refused'] as const
/** How far an administrator has looked at an organisation; it publishes once it is `verified`. */
export type Vetting = (typeof VETTING_STATES)[number]

const ownOrganisationSchema = z.object({
  id: idSchema,
  name: z.string(),
  role: z.enum(ROLES),
  vetting: z.enum(VETTING_STATES),
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
