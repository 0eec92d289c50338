import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'
import { VETTING_STATES } from './organisations.ts'

const listingClaimSchema = z.object({
  id: idSchema,
  scholarshipId: idSchema,
  title: z.string(),
  /** Whom it was listed under before. */
  sponsorBefore: z.string(),
  page: z.string(),
  /** Where the mail went. */
  domain: z.string(),
  organisation: z.object({ id: idSchema, name: z.string(), vetting: z.enum(VETTING_STATES) }),
  takenAt: instantSchema,
  /** Who followed the link; null once that account is gone. */
  takenBy: z.nullable(z.string()),
  /** When an administrator looked at it. */
  settledAt: z.nullable(instantSchema),
})
export type ListingClaim = z.infer<typeof listingClaimSchema>

export const listListingClaims = defineCall({
  id: 'listListingClaims',
  method: 'GET',
  path: '/admin/claims',
  summary:
    'Listings that sponsors took over, those that nobody has looked at first; for administrators.',
  access: 'signedIn',
  query: z.object(windowFields).check(isWindow),
  answer: z.object({ total: z.number(), claims: z.array(listingClaimSchema) }),
  errors: ['NOT_FOUND'],
})

export const settleClaim = defineCall({
  id: 'settleClaim',
  method: 'POST',
  path: '/admin/claims/{id}/settle',
  summary:
    'Says that a listing is with the right organisation, or takes it back as it was before; for administrators.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ verdict: z.enum(['right', 'undo']) }),
  answer: z.object({}),
  errors: ['CLAIM_SETTLED'],
})
