import { KNOWN } from '@laurel/matching/known'
import * as z from 'zod/mini'
import { isWindow, windowFields } from './admin-window.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema } from './fields.ts'
import { awardSchema, deadlineSchema } from './scholarship-shapes.ts'

export const IMPORT_STATES = [
  'checking',
  'checked',
  'importing',
  'imported',
  'stopped',
  'failed',
  'discarded',
  'undoing',
  'undone',
] as const

export const CATALOGUE_MEGABYTES = 50

export const CONFIDENCES = ['certain', 'likely', 'unsure', 'unread'] as const
export const confidenceSchema = z.enum(CONFIDENCES)
/** How sure a clause is; `unread` for a sentence that was not understood. */
export type Confidence = z.infer<typeof confidenceSchema>

const glanceSchema = z.object({
  amounts: z.array(z.number()),
  award: z.nullable(awardSchema),
  deadline: deadlineSchema,
  known: z.enum(KNOWN),
  /** The first of what was read, and of the sentences that were not. */
  clauses: z.array(z.object({ words: z.string(), confidence: confidenceSchema })),
  clauseCount: z.number(),
  warnings: z.array(z.object({ field: z.string(), value: z.string(), problem: z.string() })),
})
/** What was read of one row of a file. */
export type ListingGlance = z.infer<typeof glanceSchema>

const countsSchema = z.object({
  imported: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  setAside: z.number(),
  /** Of those that are added or changed: what waits for a person before anybody sees it. */
  heldBack: z.number(),
})
export type ImportCounts = z.infer<typeof countsSchema>

const importSchema = z.object({
  id: idSchema,
  origin: z.enum(['screen', 'command']),
  fileName: z.string(),
  sizeBytes: z.number(),
  state: z.enum(IMPORT_STATES),
  /** Why it failed. */
  problem: z.nullable(z.string()),
  /** Null for the command, and once the account is gone. */
  startedBy: z.nullable(z.string()),
  createdAt: instantSchema,
  finishedAt: z.nullable(instantSchema),
  undoneAt: z.nullable(instantSchema),
  rowsDone: z.number(),
  rowsTotal: z.nullable(z.number()),
  /** What would happen until it is imported, then what did. */
  counts: countsSchema,
  /** Present once an undo began. */
  undone: z.nullable(z.object({ removed: z.number(), restored: z.number(), kept: z.number() })),
  canUndo: z.boolean(),
  /** The same file, brought in before and not undone. */
  sameAs: z.nullable(z.object({ id: idSchema, importedAt: instantSchema })),
})
export type CatalogueImport = z.infer<typeof importSchema>

const OUTCOMES = ['imported', 'updated', 'unchanged', 'setAside'] as const

const rowSchema = z.object({
  line: z.number(),
  outcome: z.enum(OUTCOMES),
  title: z.string(),
  sponsor: z.string(),
  /** Why it was set aside. */
  reason: z.nullable(z.string()),
  /** Why its listing waits for a person before anybody sees it. */
  heldBack: z.nullable(z.string()),
  glance: z.nullable(glanceSchema),
  scholarshipId: z.nullable(idSchema),
  undo: z.nullable(z.enum(['removed', 'restored', 'kept'])),
  keptBecause: z.nullable(z.enum(['begun', 'changedSince'])),
  /** Whether what its file says is kept, so that it can be put right and taken in. */
  canTakeIn: z.boolean(),
})
export type ImportRow = z.infer<typeof rowSchema>

export const uploadCatalogue = defineCall({
  id: 'uploadCatalogue',
  method: 'POST',
  path: '/admin/imports',
  summary:
    'Takes a file of scholarships (field "file") and begins to check what it would bring in; for administrators.',
  access: 'signedIn',
  bodyKind: 'multipart',
  answer: importSchema,
  errors: ['NOT_FOUND', 'FILE_TOO_LARGE'],
})

export const listImports = defineCall({
  id: 'listImports',
  method: 'GET',
  path: '/admin/imports',
  summary: 'Files that were brought in or checked, the latest first; for administrators.',
  access: 'signedIn',
  query: z.object(windowFields).check(isWindow),
  answer: z.object({ total: z.number(), imports: z.array(importSchema) }),
  errors: ['NOT_FOUND'],
})

export const viewImport = defineCall({
  id: 'viewImport',
  method: 'GET',
  path: '/admin/imports/{id}',
  summary: 'One file, how far it is and what came of it; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: importSchema,
})

export const listImportRows = defineCall({
  id: 'listImportRows',
  method: 'GET',
  path: '/admin/imports/{id}/rows',
  summary: 'The rows of a file with what was read of each, in its order; for administrators.',
  access: 'signedIn',
  params: idParams,
  query: z
    .object({ ...windowFields, show: z.optional(z.enum([...OUTCOMES, 'heldBack', 'kept'])) })
    .check(isWindow),
  answer: z.object({ total: z.number(), rows: z.array(rowSchema) }),
})

const LONGEST_VALUE = 20_000
const LONGEST_COLUMN = 1000

const asideColumnSchema = z.object({
  name: z.string(),
  /** As it stands in the file; JSON where it is no text. */
  value: z.string(),
  /** Whether the file has it; else it may be filled in. */
  isInFile: z.boolean(),
  isAtFault: z.boolean(),
})
export type AsideColumn = z.infer<typeof asideColumnSchema>

const asideRowSchema = z.object({
  line: z.number(),
  /** Why it was set aside. */
  reason: z.string(),
  /** What stands in the file where no columns could be told. */
  text: z.nullable(z.string()),
  columns: z.array(asideColumnSchema),
})
export type AsideRow = z.infer<typeof asideRowSchema>

const lineParams = z.object({
  id: idSchema,
  line: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
})

export const viewAsideRow = defineCall({
  id: 'viewAsideRow',
  method: 'GET',
  path: '/admin/imports/{id}/rows/{line}',
  summary: 'A row that was set aside, as it stands in its file; for administrators.',
  access: 'signedIn',
  params: lineParams,
  answer: asideRowSchema,
  errors: ['ROW_SETTLED'],
})

export const takeInRow = defineCall({
  id: 'takeInRow',
  method: 'POST',
  path: '/admin/imports/{id}/rows/{line}/take-in',
  summary:
    'Takes a row that was set aside into the catalogue, read as any other once its values are put right; for administrators.',
  access: 'signedIn',
  params: lineParams,
  body: z.strictObject({
    /** By column: only what differs from the file. An empty text leaves the column out. */
    values: z.record(
      z.string().check(z.minLength(1), z.maxLength(LONGEST_COLUMN)),
      z.string().check(z.maxLength(LONGEST_VALUE)),
    ),
  }),
  answer: rowSchema,
  errors: ['ROW_SETTLED'],
})

export const confirmImport = defineCall({
  id: 'confirmImport',
  method: 'POST',
  path: '/admin/imports/{id}/confirm',
  summary: 'Begins to bring in a file that was checked; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: importSchema,
  errors: ['IMPORT_MOVED_ON'],
})

export const discardImport = defineCall({
  id: 'discardImport',
  method: 'POST',
  path: '/admin/imports/{id}/discard',
  summary: 'Leaves a file that was checked out of the catalogue; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: importSchema,
  errors: ['IMPORT_MOVED_ON'],
})

const undoPreviewSchema = z.object({
  removes: z.number(),
  restores: z.number(),
  /** What stays: the first of them, and how many in all. */
  keeps: z.number(),
  kept: z.array(
    z.object({ id: idSchema, title: z.string(), because: z.enum(['begun', 'changedSince']) }),
  ),
})
export type UndoPreview = z.infer<typeof undoPreviewSchema>

export const previewUndo = defineCall({
  id: 'previewUndo',
  method: 'GET',
  path: '/admin/imports/{id}/undo',
  summary: 'What undoing an import would take away, put back and keep; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: undoPreviewSchema,
})

export const undoImport = defineCall({
  id: 'undoImport',
  method: 'POST',
  path: '/admin/imports/{id}/undo',
  summary:
    'Begins to take away what an import added and to put back what it changed; for administrators.',
  access: 'signedIn',
  params: idParams,
  answer: importSchema,
  errors: ['IMPORT_MOVED_ON'],
})
