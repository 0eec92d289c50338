import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import {
  applicantFilterFields,
  applicantRowSchema,
  countsSchema,
  memberNameSchema,
  selectionSchema,
  sentApplicationSchema,
  stageInputSchema,
  tagSchema,
} from './applicant-shapes.ts'
import { defineCall } from './define-call.ts'
import { daySchema, idParams, idSchema, instantSchema, pathText, shortText } from './fields.ts'
import { pageQuerySchema } from './files.ts'

export const listReceiving = defineCall({
  id: 'listReceiving',
  method: 'GET',
  path: '/organisations/{id}/applicants',
  summary:
    'The scholarships of an organisation that take applications here, each with how many came.',
  access: 'signedIn',
  params: idParams,
  answer: z.array(
    z.object({
      scholarshipId: idSchema,
      title: z.string(),
      /** The round that students apply to now. */
      cycle: z.string(),
      closesAt: z.nullable(instantSchema),
      isOpen: z.boolean(),
      counts: countsSchema,
    }),
  ),
})

export const listApplicants = defineCall({
  id: 'listApplicants',
  method: 'GET',
  path: '/scholarships/{id}/applicants',
  summary:
    'Who sent an application to a scholarship, with counts by stage; a viewer reads the counts only.',
  access: 'signedIn',
  takesKeys: true,
  params: idParams,
  query: z.object({ ...windowFields, ...applicantFilterFields }).check(isWindow),
  answer: z.object({
    title: z.string(),
    /** The round they applied to; the present one unless another was asked for. */
    cycle: z.string(),
    closesAt: z.nullable(instantSchema),
    /** The day on which it closes, where the scholarship is. */
    lastDay: z.nullable(daySchema),
    /** Nobody can apply any more, and nobody is chosen. */
    isCalledOff: z.boolean(),
    counts: countsSchema,
    /** How many the filter finds. */
    total: z.number(),
    /** null: whoever asks may read figures only. */
    applicants: z.nullable(z.array(applicantRowSchema)),
  }),
})

export const readApplicantChoices = defineCall({
  id: 'readApplicantChoices',
  method: 'GET',
  path: '/scholarships/{id}/applicants/choices',
  summary:
    'What applicants can be filtered by and given: rounds, tags, and who may look after one.',
  access: 'signedIn',
  params: idParams,
  answer: z.object({
    rounds: z.array(z.string()),
    tags: z.array(z.string()),
    members: z.array(memberNameSchema),
  }),
})

export const applicantParams = z.object({ id: idSchema, applicationId: idSchema })

export const readApplicant = defineCall({
  id: 'readApplicant',
  method: 'GET',
  path: '/scholarships/{id}/applicants/{applicationId}',
  summary:
    'One application as it was sent, with what the organisation noted; the student is told that it was read.',
  access: 'signedIn',
  takesKeys: true,
  params: applicantParams,
  query: z.object(applicantFilterFields),
  answer: sentApplicationSchema,
})

export const readApplicantFile = defineCall({
  id: 'readApplicantFile',
  method: 'GET',
  path: '/applicant-files/{ticket}/{name}',
  summary: 'A file of an application, by a link that ends after a quarter of an hour.',
  access: 'public',
  params: z.object({ ticket: pathText(300), name: z.string().check(z.maxLength(300)) }),
  query: pageQuerySchema,
  answerKind: 'stream',
  errors: ['NOT_FOUND'],
})

export const writeNote = defineCall({
  id: 'writeNote',
  method: 'POST',
  path: '/scholarships/{id}/applicants/{applicationId}/notes',
  summary: 'Notes something about an application for the other members; students see none of it.',
  access: 'signedIn',
  params: applicantParams,
  body: z.strictObject({
    text: shortText(5000).check(z.minLength(1, 'Please write something.')),
  }),
  answer: z.object({ id: idSchema }),
})

export const moveApplicants = defineCall({
  id: 'moveApplicants',
  method: 'POST',
  path: '/scholarships/{id}/applicants/moves',
  summary:
    'Moves applications to a stage of the organisation’s own, tags them or gives them to a member. The same id moves once.',
  access: 'signedIn',
  params: idParams,
  body: z
    .strictObject({
      /** Made by the client, so that it can be undone whatever became of the answer. */
      id: idSchema,
      ...selectionSchema,
      stage: z.optional(stageInputSchema),
      tag: z.optional(tagSchema),
      untag: z.optional(tagSchema),
      /** null: nobody. */
      assignedTo: z.optional(z.nullable(idSchema)),
    })
    .check(
      z.refine(
        ({ applicationIds, filter }) => (applicationIds === undefined) !== (filter === undefined),
        { message: 'Please say which applications.', path: ['applicationIds'] },
      ),
      z.refine(
        ({ stage, tag, untag, assignedTo }) =>
          [stage, tag, untag, assignedTo].filter((each) => each !== undefined).length === 1,
        { message: 'Please ask for one change.', path: ['stage'] },
      ),
    ),
  answer: z.object({
    moveId: idSchema,
    /** How many are otherwise now; those decided or withdrawn stay as they are. */
    changed: z.number(),
  }),
})

export const undoMove = defineCall({
  id: 'undoMove',
  method: 'POST',
  path: '/scholarships/{id}/applicants/moves/{moveId}/undo',
  summary:
    'Puts applications back to what they were before a move, but where somebody changed one since.',
  access: 'signedIn',
  params: z.object({ id: idSchema, moveId: idSchema }),
  answer: z.object({ changed: z.number() }),
})

/** Most applicants that one message goes to. */
export const MESSAGE_LIMIT = 1000

export const messageApplicants = defineCall({
  id: 'messageApplicants',
  method: 'POST',
  path: '/scholarships/{id}/applicants/messages',
  summary: 'Writes to applicants by mail, with where to answer; each also finds it on the receipt.',
  access: 'signedIn',
  params: idParams,
  body: z
    .strictObject({
      ...selectionSchema,
      subject: shortText(150).check(z.minLength(1, 'Please add a subject.')),
      text: shortText(5000).check(z.minLength(1, 'Please write something.')),
    })
    .check(
      z.refine(
        ({ applicationIds, filter }) => (applicationIds === undefined) !== (filter === undefined),
        { message: 'Please say which applications.', path: ['applicationIds'] },
      ),
    ),
  answer: z.object({ sent: z.number() }),
  errors: ['TOO_MANY_REQUESTS'],
  isOnceOnly: true,
})

export const EXPORT_FORMATS = ['csv', 'jsonl', 'zip'] as const

export const exportApplicants = defineCall({
  id: 'exportApplicants',
  method: 'GET',
  path: '/scholarships/{id}/export',
  summary:
    'The applicants that the filter finds: a table for spreadsheets, JSONL for programs, or an archive with files and a PDF for each.',
  access: 'signedIn',
  takesKeys: true,
  params: idParams,
  query: z.object({ ...applicantFilterFields, format: z.enum(EXPORT_FORMATS) }),
  answerKind: 'stream',
  errors: ['TOO_MANY_REQUESTS'],
})

export const DIGESTS = ['each', 'daily', 'none'] as const
const digestSchema = z.enum(DIGESTS)
/** How a member is told by mail of applications that came. */
export type Digest = z.infer<typeof digestSchema>

export const readDigest = defineCall({
  id: 'readDigest',
  method: 'GET',
  path: '/organisations/{id}/digest',
  summary: 'How whoever asks is told by mail of applications that came.',
  access: 'signedIn',
  params: idParams,
  answer: z.object({ digest: digestSchema }),
})

export const chooseDigest = defineCall({
  id: 'chooseDigest',
  method: 'PUT',
  path: '/organisations/{id}/digest',
  summary: 'Chooses how to be told by mail of applications that came: as they come, daily, never.',
  access: 'signedIn',
  params: idParams,
  body: z.strictObject({ digest: digestSchema }),
  answer: z.object({ digest: digestSchema }),
})
