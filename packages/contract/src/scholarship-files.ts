import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { idParams, idSchema } from './fields.ts'
import { awardSchema, deadlineSchema } from './scholarship-shapes.ts'

export const IMPORT_MEGABYTES = 5
/** A file with more is refused as a whole. */
export const IMPORT_ROWS = 1000

/** `conflict`: it is published or was edited here since, and stays. `refused`: it cannot be read as a scholarship. */
export const IMPORT_OUTCOMES = ['added', 'updated', 'unchanged', 'conflict', 'refused'] as const

const importedRowSchema = z.object({
  /** Where it begins in the file, from 1. */
  line: z.number(),
  title: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** null: there is none, or not yet. */
  scholarshipId: z.nullable(idSchema),
  /** Why it was not taken, and what of it was not understood. */
  problems: z.array(z.object({ field: z.nullable(z.string()), problem: z.string() })),
  /** What was read of it; null where nothing was. */
  read: z.nullable(
    z.object({
      amounts: z.array(z.number()),
      award: z.nullable(awardSchema),
      deadline: deadlineSchema,
      /** Rules on who may apply. */
      rules: z.number(),
      /** Rules that its words suggest, to be confirmed or rejected in the editor. */
      suggestions: z.number(),
      /** Things to send. */
      requirements: z.number(),
    }),
  ),
})
export type ImportedRow = z.infer<typeof importedRowSchema>

const reportSchema = z.object({
  /** Whether it only says what would happen. */
  isDryRun: z.boolean(),
  counts: z.object({
    added: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    conflict: z.number(),
    refused: z.number(),
  }),
  /** In the order of the file. */
  rows: z.array(importedRowSchema),
})
export type ImportReport = z.infer<typeof reportSchema>

export const importScholarships = defineCall({
  id: 'importScholarships',
  method: 'POST',
  path: '/organisations/{id}/imports',
  summary:
    'Takes a file (field "file") of CSV, JSON or JSONL into drafts of an organization, known again by their own id; nothing is published.',
  access: 'signedIn',
  takesKeys: true,
  params: idParams,
  query: z.object({ dryRun: z._default(z.enum(['true', 'false']), 'false') }),
  bodyKind: 'multipart',
  isOnceOnly: true,
  answer: reportSchema,
  errors: ['NOT_FOUND', 'FILE_TOO_LARGE', 'TOO_MANY_REQUESTS'],
})

export const SCHOLARSHIP_FORMATS = ['csv', 'jsonl'] as const

export const exportScholarships = defineCall({
  id: 'exportScholarships',
  method: 'GET',
  path: '/organisations/{id}/scholarships/export',
  summary:
    'What an organization gives and drafts, as a table for spreadsheets or as JSONL; both can be imported again.',
  access: 'signedIn',
  takesKeys: true,
  params: idParams,
  query: z.object({ format: z.enum(SCHOLARSHIP_FORMATS) }),
  answerKind: 'stream',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
