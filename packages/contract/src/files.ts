import * as z from 'zod/mini'
import { applicationStatus, essaySchema } from './application-shapes.ts'
import { defineCall } from './define-call.ts'
import { idSchema, instantSchema } from './fields.ts'

/** 1 MB in every limit; spec 3 "Submitting". */
export const MEGABYTE_BYTES = 1_048_576

/** A document kept for no requirement yet: what sponsors usually ask for. */
export const DOCUMENT_ENDINGS = ['.pdf', '.doc', '.docx', '.jpg', '.png'] as const
export const DOCUMENT_MEGABYTES = 5

export const fileSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  type: z.string(),
  publicUrl: z.string(),
})
export type UploadedFile = z.infer<typeof fileSchema>

export const uploadFile = defineCall({
  id: 'uploadFile',
  method: 'POST',
  path: '/files',
  summary:
    'Keeps one file (field "file") for an application; purpose and requirementId set its limits.',
  access: 'applicant',
  bodyKind: 'multipart',
  answer: fileSchema,
  errors: ['FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  isOnceOnly: true,
})

const vaultFileSchema = z.object({
  ...fileSchema.shape,
  createdAt: instantSchema,
  purpose: z.enum(['requirement', 'document', 'cv', 'essay', 'avatar']),
  /** The applications that hold it. */
  usedIn: z.array(
    z.object({ scholarshipId: idSchema, title: z.string(), status: applicationStatus }),
  ),
})
/** One of a student's documents: uploaded once, attached to many applications. */
export type VaultFile = z.infer<typeof vaultFileSchema>

export const listFiles = defineCall({
  id: 'listFiles',
  method: 'GET',
  path: '/files',
  summary: "The student's documents with where each is used, latest first.",
  access: 'applicant',
  answer: z.array(vaultFileSchema),
})

export const makeEssayFile = defineCall({
  id: 'makeEssayFile',
  method: 'POST',
  path: '/files/essay',
  summary: 'Turns an essay into an A4 PDF and keeps it as a file for a requirement.',
  access: 'applicant',
  body: z.strictObject({ requirementId: idSchema, essay: essaySchema }),
  answer: fileSchema,
  errors: ['NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'TOO_MANY_REQUESTS'],
  isOnceOnly: true,
})

export const readEssaySource = defineCall({
  id: 'readEssaySource',
  method: 'GET',
  path: '/files/{id}/essay',
  summary: 'The text that an essay file was made from, so that it can be edited again.',
  access: 'applicant',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  answer: z.object({ essay: z.string() }),
  errors: ['NOT_FOUND'],
})

/** Of a PDF: a picture of this page instead, which says in a header how many there are. */
export const pageQuerySchema = z.object({
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Please send a page from 1 on.'))),
})

export const readFile = defineCall({
  id: 'readFile',
  method: 'GET',
  path: '/files/{id}/{name}',
  summary: 'The public link of a file: whoever has it may read it until its owner deletes it.',
  access: 'public',
  params: z.object({
    id: z.string().check(z.maxLength(100)),
    name: z.string().check(z.maxLength(300)),
  }),
  query: pageQuerySchema,
  answerKind: 'stream',
  errors: ['NOT_FOUND'],
})

export const deleteFile = defineCall({
  id: 'deleteFile',
  method: 'DELETE',
  path: '/files/{id}',
  summary: 'Deletes a file, unless an application that was sent holds it.',
  access: 'applicant',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  answer: z.object({ id: z.string() }),
  errors: ['NOT_FOUND', 'ALREADY_APPLIED'],
})
