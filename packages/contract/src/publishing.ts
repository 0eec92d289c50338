import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { crowdSchema, idParams, idSchema, instantSchema, shortText } from './fields.ts'
import {
  amendmentFields,
  changeSchema,
  countsSchema,
  criteriaSchema,
  editedScholarshipSchema,
  listedVersionSchema,
  listingContentSchema,
  organiserScholarshipSchema,
  reasonsSchema,
  writtenListingSchema,
} from './publishing-shapes.ts'
import { PAGE_SIZE, position, WINDOW_LIMIT } from './scholarships.ts'

const versionSchema = z.int().check(z.gte(0))
const savedSchema = z.object({ version: z.number(), savedAt: instantSchema })

export const createScholarship = defineCall({
  id: 'createScholarship',
  method: 'POST',
  path: '/scholarships',
  summary:
    'Begins a draft for an organisation, empty or as a copy of one of its scholarships, its days a year later.',
  access: 'signedIn',
  takesKeys: true,
  body: z.strictObject({ organisationId: idSchema, copyOf: z.optional(idSchema) }),
  answer: z.object({ id: idSchema }),
  errors: ['NOT_FOUND'],
})

export const listOrganiserScholarships = defineCall({
  id: 'listOrganiserScholarships',
  method: 'GET',
  path: '/organisations/{id}/scholarships',
  summary: 'What an organisation gives and drafts, changed last first: rows offset to limit − 1.',
  access: 'signedIn',
  takesKeys: true,
  params: idParams,
  query: z
    .object({
      offset: z._default(position, 0),
      /** The exclusive end position, not a page size. */
      limit: z._default(position, PAGE_SIZE),
    })
    .check(
      z.refine(({ offset, limit }) => limit > offset && limit - offset <= WINDOW_LIMIT, {
        path: ['limit'],
        message: `limit is the position where the page ends: 1 to ${WINDOW_LIMIT} after offset.`,
      }),
    ),
  answer: z.object({ scholarships: z.array(organiserScholarshipSchema), total: z.number() }),
  errors: ['NOT_FOUND'],
})

export const readEditedScholarship = defineCall({
  id: 'readEditedScholarship',
  method: 'GET',
  path: '/scholarships/{id}/editor',
  summary: 'A scholarship as its organisation writes it.',
  access: 'signedIn',
  takesKeys: true,
  params: idParams,
  answer: editedScholarshipSchema,
  errors: ['NOT_FOUND'],
})

export const saveScholarshipDraft = defineCall({
  id: 'saveScholarshipDraft',
  method: 'PUT',
  path: '/scholarships/{id}',
  summary:
    'Saves a draft as it was written on a version. A newer one comes back with the refusal, and both are kept.',
  access: 'signedIn',
  takesKeys: true,
  params: idParams,
  body: z.strictObject({ version: versionSchema, listing: writtenListingSchema }),
  answer: savedSchema,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'SCHOLARSHIP_MOVED_ON'],
})

export const saveCriteria = defineCall({
  id: 'saveCriteria',
  method: 'PUT',
  path: '/scholarships/{id}/criteria',
  summary:
    'Saves who a draft is for, why sensitive facts are asked, and which suggestions are left.',
  access: 'signedIn',
  takesKeys: true,
  params: idParams,
  body: z.strictObject({
    version: versionSchema,
    criteria: criteriaSchema,
    reasons: reasonsSchema,
    /** Those of an import that nobody confirmed or rejected yet. */
    suggestions: z.optional(z.nullable(criteriaSchema)),
  }),
  answer: savedSchema,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'SCHOLARSHIP_MOVED_ON'],
})

export const deleteScholarshipDraft = defineCall({
  id: 'deleteScholarshipDraft',
  method: 'DELETE',
  path: '/scholarships/{id}',
  summary: 'Deletes a draft that was never published.',
  access: 'signedIn',
  params: idParams,
  answer: z.object({}),
  errors: ['NOT_FOUND', 'SCHOLARSHIP_MOVED_ON'],
})

export const publishScholarship = defineCall({
  id: 'publishScholarship',
  method: 'POST',
  path: '/scholarships/{id}/publish',
  summary: 'Publishes a draft: students find it at once. Says at which field something is missing.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ version: versionSchema }),
  answer: savedSchema,
  errors: [
    'NOT_FOUND',
    'STALE_VERSION',
    'SCHOLARSHIP_MOVED_ON',
    'SCHOLARSHIP_NOT_READY',
    'ORGANISATION_NOT_VERIFIED',
  ],
})

export const saveAmendment = defineCall({
  id: 'saveAmendment',
  method: 'PUT',
  path: '/scholarships/{id}/amendment',
  summary:
    'Keeps a change of what is published, part by part, for all who write it; nothing is public. A newer one comes back with the refusal.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    /** Of what is published. */
    version: versionSchema,
    /** Of the change that is being written. */
    revision: versionSchema,
    listing: z.optional(writtenListingSchema),
    audience: z.optional(z.strictObject({ criteria: criteriaSchema, reasons: reasonsSchema })),
  }),
  answer: z.object({ revision: z.number(), savedAt: instantSchema }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'SCHOLARSHIP_MOVED_ON'],
})

export const previewAmendment = defineCall({
  id: 'previewAmendment',
  method: 'POST',
  path: '/scholarships/{id}/amendments/preview',
  summary:
    'What a change to a published scholarship would change, what of it is refused, and how many would be told; nothing is kept.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject(amendmentFields),
  answer: z.object({
    changes: z.array(changeSchema),
    /** What would take something from students, by field. */
    refused: z.record(z.string(), z.string()),
    /** Each person once, by how far they are. */
    told: countsSchema,
  }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'SCHOLARSHIP_MOVED_ON'],
})

export const amendScholarship = defineCall({
  id: 'amendScholarship',
  method: 'POST',
  path: '/scholarships/{id}/amendments',
  summary:
    'Changes a published scholarship without taking anything from anybody; whoever saved it, began or sent is told once.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    ...amendmentFields,
    /** Of the change that was kept while it was written; 0 where none was. */
    revision: z._default(versionSchema, 0),
    /** Students read it. */
    words: shortText(1000).check(z.minLength(1, 'Please say why. Students read it.')),
  }),
  answer: savedSchema,
  errors: [
    'NOT_FOUND',
    'STALE_VERSION',
    'SCHOLARSHIP_MOVED_ON',
    'AMENDMENT_REFUSED',
    'NOTHING_CHANGED',
    'ORGANISATION_NOT_VERIFIED',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
  isOnceOnly: true,
  keepsOwnKey: true,
})

export const listVersions = defineCall({
  id: 'listVersions',
  method: 'GET',
  path: '/scholarships/{id}/versions',
  summary:
    'What was written of a scholarship, when, by whom and what it changed, the latest first.',
  access: 'signedIn',
  params: idParams,
  answer: z.array(listedVersionSchema),
  errors: ['NOT_FOUND'],
})

export const readVersion = defineCall({
  id: 'readVersion',
  method: 'GET',
  path: '/scholarships/{id}/versions/{version}',
  summary: 'One version of a scholarship as it was written.',
  access: 'signedIn',
  params: z.object({ id: idSchema, version: z.string().check(z.regex(/^\d{1,9}$/)) }),
  answer: listingContentSchema,
  errors: ['NOT_FOUND'],
})

export const withdrawScholarship = defineCall({
  id: 'withdrawScholarship',
  method: 'POST',
  path: '/scholarships/{id}/withdraw',
  summary:
    'Calls a round off before its winners are told: everybody who saved it, began or sent is told why.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({
    reason: shortText(1000).check(z.minLength(1, 'Please say why. Students read it.')),
  }),
  answer: savedSchema,
  errors: ['NOT_FOUND', 'SCHOLARSHIP_MOVED_ON'],
})

export const countAudience = defineCall({
  id: 'countAudience',
  method: 'POST',
  path: '/scholarships/audience',
  summary:
    'How many students criteria fit, and how many without each rule; fewer than 20 are null, others cut to tens.',
  access: 'signedIn',
  body: z.strictObject({ criteria: criteriaSchema }),
  answer: z.object({
    /** Students there are. */
    of: crowdSchema,
    eligible: crowdSchema,
    possible: crowdSchema,
    without: z.array(
      z.object({
        /** The place of the rule in the list. */
        clause: z.number(),
        eligible: crowdSchema,
        possible: crowdSchema,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})
