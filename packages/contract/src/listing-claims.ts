import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { emailSchema, idParams, idSchema, instantSchema, pathText } from './fields.ts'

const tokenParams = z.object({ token: pathText(200) })

const claimableSchema = z.object({
  id: idSchema,
  title: z.string(),
  sponsor: z.string(),
  /** Its own page. */
  page: z.string(),
  /** Whose page that is, such as example.org: a mail to an address there proves it. */
  domain: z.string(),
  /** `any` address there, or only one that is `shown` on the page, where many people have one. */
  addresses: z.enum(['any', 'shown']),
})
/** A listing that nobody looks after yet, and how an organisation proves that it is theirs. */
export type ClaimableListing = z.infer<typeof claimableSchema>

export const viewClaimable = defineCall({
  id: 'viewClaimable',
  method: 'GET',
  path: '/organisations/{id}/claimable/{scholarshipId}',
  summary: 'A listing that nobody looks after, and which mail proves that it is theirs.',
  access: 'signedIn',
  params: z.object({ id: idSchema, scholarshipId: idSchema }),
  answer: claimableSchema,
  errors: ['NOT_FOUND', 'LISTING_NOT_CLAIMABLE'],
})

const ownClaimsSchema = z.object({
  /** Links that were mailed and can still be followed. */
  open: z.array(
    z.object({
      id: idSchema,
      scholarshipId: idSchema,
      title: z.string(),
      email: z.string(),
      expiresAt: instantSchema,
    }),
  ),
  /** Listings whose own page stands at the website of the organisation. */
  suggested: z.array(claimableSchema),
})
/** What an organisation asked to look after, and what it may want to. */
export type OwnClaims = z.infer<typeof ownClaimsSchema>

export const readOwnClaims = defineCall({
  id: 'readOwnClaims',
  method: 'GET',
  path: '/organisations/{id}/claims',
  summary: 'Listings that an organisation asked to look after, and those that may be its own.',
  access: 'signedIn',
  params: idParams,
  answer: ownClaimsSchema,
  errors: ['NOT_FOUND'],
})

export const askForListing = defineCall({
  id: 'askForListing',
  method: 'POST',
  path: '/organisations/{id}/claims',
  summary:
    'Emails a link to an address at the domain of a listing’s own page: whoever follows it signed in, once, within 7 days, gives the listing to the organisation.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ scholarshipId: idSchema, email: emailSchema }),
  answer: ownClaimsSchema,
  errors: ['NOT_FOUND', 'LISTING_NOT_CLAIMABLE', 'TOO_MANY_REQUESTS'],
})

export const withdrawClaim = defineCall({
  id: 'withdrawClaim',
  method: 'DELETE',
  path: '/organisations/{id}/claims/{claimId}',
  summary: 'Takes such a link back: it works no longer.',
  access: 'signedIn',
  params: z.object({ id: idSchema, claimId: idSchema }),
  answer: ownClaimsSchema,
  errors: ['NOT_FOUND'],
})

export const readClaim = defineCall({
  id: 'readClaim',
  method: 'GET',
  path: '/claims/{token}',
  summary: 'Which organisation asks to look after which listing.',
  access: 'public',
  params: tokenParams,
  answer: z.object({
    organisationName: z.string(),
    title: z.string(),
    sponsor: z.string(),
    page: z.string(),
    expiresAt: instantSchema,
  }),
  errors: ['CLAIM_CLOSED', 'LISTING_NOT_CLAIMABLE', 'TOO_MANY_REQUESTS'],
})

export const takeListing = defineCall({
  id: 'takeListing',
  method: 'POST',
  path: '/claims/{token}/accept',
  summary: 'Gives the listing to the organisation that asked; the link is used up.',
  access: 'signedIn',
  params: tokenParams,
  answer: z.object({ organisationId: idSchema, scholarshipId: idSchema, isMember: z.boolean() }),
  errors: ['CLAIM_CLOSED', 'LISTING_NOT_CLAIMABLE', 'TOO_MANY_REQUESTS'],
})
