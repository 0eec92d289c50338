import * as z from 'zod/mini'
import { aiPolicySchema } from './chat-shapes.ts'
import { defineCall } from './define-call.ts'
import { idSchema, instantSchema } from './fields.ts'

const authorSchema = z.enum(['student', 'assistant', 'pasted'])
/** Who put a stretch of an essay there. */
export type EssayAuthor = z.infer<typeof authorSchema>

const countsSchema = z.object({ student: z.number(), assistant: z.number(), pasted: z.number() })
/** How much of a text is whose. */
export type AuthorCounts = z.infer<typeof countsSchema>

export const authorshipSchema = z.object({
  /** false: rows were changed or are missing, or the record leads to another text. */
  isIntact: z.boolean(),
  /** Of the present text. */
  words: countsSchema,
  characters: countsSchema,
  /** The present text in plain words, from its beginning to its end. */
  stretches: z.array(z.object({ author: authorSchema, text: z.string() })),
  /** Those that its history shows, newest first. */
  versions: z.array(z.object({ version: z.number(), savedAt: instantSchema, words: countsSchema })),
  /** What the scholarship lets an assistant do. */
  aiPolicy: aiPolicySchema,
  /** What is put below the essay when it is sent as it is now; null: nothing. */
  disclosure: z.nullable(z.string()),
})
export type Authorship = z.infer<typeof authorshipSchema>

const essayParams = z.object({ id: idSchema, requirementId: idSchema })

export const readAuthorship = defineCall({
  id: 'readAuthorship',
  method: 'GET',
  path: '/scholarships/{id}/requirements/{requirementId}/authorship',
  summary: 'Who wrote what of an essay of the present round, now and in its earlier versions.',
  access: 'applicant',
  params: essayParams,
  answer: authorshipSchema,
  errors: ['NOT_FOUND'],
})

export const exportAuthorship = defineCall({
  id: 'exportAuthorship',
  method: 'GET',
  path: '/scholarships/{id}/requirements/{requirementId}/authorship/export',
  summary: 'The whole record of how an essay came about, sealed, as a JSON file.',
  access: 'applicant',
  params: essayParams,
  answerKind: 'stream',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** Longest record that is checked, in characters: months of writing. */
export const RECORD_LIMIT_CHARACTERS = 3_000_000

export const verifyRecord = defineCall({
  id: 'verifyRecord',
  method: 'POST',
  path: '/essays/verify-record',
  summary: 'Whether an exported record is as it was made here, and whole.',
  access: 'applicant',
  body: z.strictObject({
    /** The content of the file. */
    file: z.string().check(z.minLength(1), z.maxLength(RECORD_LIMIT_CHARACTERS)),
  }),
  answer: z.object({
    /** Nothing in it was changed since it was exported. */
    isGenuine: z.boolean(),
    /** Nothing is missing of it. */
    isComplete: z.boolean(),
    /** The first version that cannot be trusted, counted from 1; null where none is to blame. */
    brokenAt: z.nullable(z.number()),
    /** The same in a sentence. */
    message: z.string(),
  }),
  errors: ['TOO_MANY_REQUESTS'],
})
