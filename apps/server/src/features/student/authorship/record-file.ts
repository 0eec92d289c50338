import { aiPolicySchema } from '@laurel/contract/chat-shapes'
import { idSchema, instantSchema } from '@laurel/contract/fields'
import * as z from 'zod/mini'

export const RECORD_FORMAT = 'essay-record-1'

const count = z.int().check(z.nonnegative())
const author = z.enum(['student', 'assistant', 'pasted'])

const stretches = z.array(z.strictObject({ author, text: z.string() }))

const rowSchema = z.strictObject({
  ordinal: count,
  version: z.nullable(count),
  edits: z.array(z.strictObject({ at: count, removed: count, added: stretches })),
  savedAt: instantSchema,
  seal: z.string(),
  /** Only in a first row that stands for those before it. */
  folded: z.optional(
    z.strictObject({
      versions: count,
      firstSavedAt: instantSchema,
      gone: z.array(stretches),
      seal: z.string(),
    }),
  ),
})

/** The file that a record is exported as. */
export const essayRecordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  product: z.string(),
  howToRead: z.array(z.string()),
  exportedAt: instantSchema,
  scholarship: z.string(),
  sponsor: z.string(),
  question: z.string(),
  aiPolicy: aiPolicySchema,
  applicationId: idSchema,
  requirementId: idSchema,
  /** Whether the record held when it was exported. */
  isIntact: z.boolean(),
  version: z.nullable(count),
  /** The text as it was then. */
  essay: z.string(),
  words: z.strictObject({ student: count, assistant: count, pasted: count }),
  rowCount: count,
  rows: z.array(rowSchema),
  /** Over everything but the rows. */
  seal: z.string(),
})
export type EssayRecord = z.infer<typeof essayRecordSchema>

type Sealed = Omit<EssayRecord, 'seal'>

/** What the seal of a file is over, in one order; the rows have seals of their own. */
export const sealedContent = ({ words, rows: _rows, ...content }: Sealed): string =>
  JSON.stringify([
    Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    [words.student, words.assistant, words.pasted],
  ])
