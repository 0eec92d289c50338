import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { idParams } from './fields.ts'
import { nameSchema, organisationSchema, versionSchema } from './organisations.ts'

export const renameOrganisation = defineCall({
  id: 'renameOrganisation',
  method: 'PUT',
  path: '/organisations/{id}/name',
  summary:
    'Gives an organisation another name, or asks for it where students know the present one. The present name takes back what was asked for.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ name: nameSchema, version: versionSchema }),
  answer: organisationSchema,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ORGANISATION_EXISTS', 'TOO_MANY_REQUESTS'],
})
