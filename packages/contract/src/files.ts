import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

/** 1 MB in every limit; spec 3 "Submitting". */
export const MEGABYTE_BYTES = 1_048_576

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
