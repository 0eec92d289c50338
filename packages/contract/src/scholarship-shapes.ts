import { cautionSchema } from './caution-shapes.ts'
import { KNOWN } from '@laurel/matching/known'
import * as z from 'zod/mini'
import { applicationStatus, stageSchema } from './application-shapes.ts'
import { aiPolicySchema } from './chat-shapes.ts'
import { daySchema, idSchema, instantSchema } from './fields.ts'
import { trustSchema } from './trust-shapes.ts'

export const awardSchema = z.object({
  kind: z.enum(['fixed', 'upTo', 'range', 'tuition', 'fullRide', 'varies', 'tiers']),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  tiers: z.optional(z.array(z.number())),
  percentMin: z.optional(z.number()),
  percentMax: z.optional(z.number()),
  /** ISO 4217. */
  currency: z.optional(z.string()),
  period: z.optional(z.enum(['month', 'quarter', 'semester', 'year'])),
  /** How many are given. */
  count: z.optional(z.number()),
  renewable: z.optional(z.boolean()),
  /** The award in its source's own words. */
  raw: z.optional(z.string()),
})
/** What a winner receives, as far as it could be read. */
export type Award = z.infer<typeof awardSchema>

export const deadlineSchema = z.object({
  type: z.enum(['fixed', 'recurring', 'rolling', 'varies']),
  /** The day, YYYY-MM-DD, or null when none is known. */
  date: z.nullable(z.string()),
  /** MM-DD of every year. */
  monthDay: z.optional(z.string()),
  /** MM of every year. */
  month: z.optional(z.string()),
  opens: z.optional(z.string()),
  timeZone: z.string(),
  raw: z.optional(z.string()),
  /** The date was worked out from `monthDay`, not stated. */
  isInferred: z.optional(z.boolean()),
  /** The date is about when it closes, by an earlier round: nobody has announced this one's day. */
  isEstimate: z.optional(z.boolean()),
})
export type Deadline = z.infer<typeof deadlineSchema>

/** What a requirement asks of its answer; sent to clients as JSON text. */
export interface RequirementLimits {
  /** File name endings, such as '.pdf'. */
  fileType?: string[]
  /** Megabytes of 1,048,576 bytes; a file must be strictly smaller. */
  fileSize?: number
  /** Shown and counted, never enforced. */
  wordLength?: number
}

export interface ScholarshipSource {
  url?: string
  name?: string
  licence?: string
  verifiedOn?: string
}

/** A field of this name is an essay that is handed in as a file (specification 1, section 3). */
export const ESSAY_FILE = 'Essay File'

export const dataTypeSchema = z.enum(['editor', 'text', 'file', 'link', 'checkbox'])

export const requirementSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  optional: z.boolean(),
  /** JSON text: fileType list, fileSize in MB, wordLength. */
  limits: z.string(),
  requirementType: z.enum(['essay', 'inputText']),
  field: z.object({
    id: z.string(),
    key: z.string(),
    name: z.string(),
    dataType: dataTypeSchema,
    fieldName: z.string(),
    options: z.array(z.string()),
  }),
})
export type Requirement = z.infer<typeof requirementSchema>

type ReasonValue = string | number | boolean

const REASON_CODES = [
  'in',
  'notIn',
  'is',
  'gte',
  'lte',
  'between',
  'attest',
  'any',
  'all',
  'not',
  'UNREAD',
] as const

/** Why a scholarship fits or not: one clause, as a code with values, never a sentence. */
export interface Reason {
  result: 'met' | 'notMet' | 'unknown'
  /** A preference: it ranks, never excludes. */
  soft: boolean
  code: (typeof REASON_CODES)[number]
  fact?: string | undefined
  relation?: string | undefined
  /** The values asked for; for `attest` the question, for `UNREAD` the sentences not understood. */
  asked?: ReasonValue[] | undefined
  given?: ReasonValue[] | undefined
  /** The student did not say what is given: it follows from other answers. */
  isImplied?: true | undefined
  /**
   * Of what is met: how few students meet it, 1 for every second, 2 for every fourth, and so on, beyond
   * those who meet the rarer ones.
   */
  bits?: number | undefined
  of?: Reason[] | undefined
}

const reasonValues = z.optional(z.array(z.union([z.string(), z.number(), z.boolean()])))

export const reasonSchema: z.ZodMiniType<Reason, Reason> = z.object({
  result: z.enum(['met', 'notMet', 'unknown']),
  soft: z.boolean(),
  code: z.enum(REASON_CODES),
  fact: z.optional(z.string()),
  relation: z.optional(z.string()),
  asked: reasonValues,
  given: reasonValues,
  isImplied: z.optional(z.literal(true)),
  bits: z.optional(z.number()),
  of: z.optional(z.array(z.lazy(() => reasonSchema))),
})

export const matchSchema = z.object({
  verdict: z.enum(['eligible', 'possible', 'ineligible']),
  known: z.enum(KNOWN),
  /** The clauses that are decided. */
  reasons: z.array(reasonSchema),
  /** The clauses that still need an answer. */
  unknown: z.array(reasonSchema),
})
export type Match = z.infer<typeof matchSchema>

/** What a student can be asked: a fact about someone, or a scholarship's own question. */
export const openQuestionSchema = z.union([
  z.object({ fact: z.string(), relation: z.optional(z.string()) }),
  z.object({ attest: z.string() }),
])

export const matchExplanationSchema = z.object({
  verdict: z.enum(['eligible', 'possible', 'ineligible']),
  known: z.enum(KNOWN),
  /** Every clause, in the scholarship's order. */
  clauses: z.array(reasonSchema),
  /** The fewest questions that decide all that is known of it; empty once it is decided. */
  needed: z.array(openQuestionSchema),
})
export type MatchExplanation = z.infer<typeof matchExplanationSchema>

/** Why somebody may not enter a scholarship, whatever they answer. */
export const conflictSchema = z.enum(['OWN_ORGANISATION', 'STAFF_IN_DRAW'])
export type Conflict = z.infer<typeof conflictSchema>

const scholarshipFields = {
  id: idSchema,
  scholarshipId: idSchema,
  title: z.string(),
  description: z.string(),
  /** US dollars that a winner certainly receives. */
  amounts: z.array(z.number()),
  /** The sum of `amounts`. */
  awards: z.number(),
  award: z.nullable(awardSchema),
  /** The most a winner can receive; "up to" unless it equals `awards`. */
  amountMaxUsd: z.number(),
  recurrenceConfig: z.object({
    /** The closing instant with its offset; null when no date is known. */
    deadline: z.nullable(instantSchema),
  }),
  deadline: deadlineSchema,
  isOpen: z.boolean(),
  requirements: z.array(requirementSchema),
  effortMinutes: z.number(),
  /** The organisation that gives it. */
  user: z.object({ firstName: z.string() }),
  delivery: z.enum(['laurel', 'provider']),
  applyUrl: z.nullable(z.string()),
  isSample: z.boolean(),
  isRandomDraw: z.boolean(),
  createdAt: instantSchema,
}

export const listedScholarshipSchema = z.object({
  ...scholarshipFields,
  /** Not empty when this student saved it. */
  wishlist: z.array(z.object({ scholarshipId: idSchema })),
  isLiked: z.boolean(),
  /** Present when the student has begun or sent an application. */
  scholarshipStatus: z.optional(applicationStatus),
  /** What became of an application after Received. */
  stage: z.optional(stageSchema),
  /** The draft was prepared from an earlier round and waits for the student's word. */
  isPrepared: z.optional(z.boolean()),
  /** When the student told us they applied on the sponsor's own site. */
  appliedElsewhereAt: z.optional(instantSchema),
  /** Which requirements are done; of an application that was sent, those that were answered. */
  doneIds: z.optional(z.array(idSchema)),
  /** Which requirements are begun and not done yet. */
  startedIds: z.optional(z.array(idSchema)),
  /**
   * Beyond the limit of free views: only what a card shows, so no requirements, and of the
   * description its beginning.
   */
  isLocked: z.optional(z.boolean()),
  /** How many requirements there are where they are left out. */
  requirementCount: z.optional(z.number()),
  match: z.optional(matchSchema),
  /** In lists only where something stands in the way. */
  conflict: z.nullish(conflictSchema),
})
/** A scholarship as lists and cards show it. */
export type ListedScholarship = z.infer<typeof listedScholarshipSchema>

export const scholarshipDetailSchema = z.object({
  ...listedScholarshipSchema.shape,
  match: matchSchema,
  conflict: z.nullable(conflictSchema),
  terms: z.nullable(z.string()),
  privacy: z.nullable(z.string()),
  affidavit: z.nullable(z.string()),
  aiPolicy: aiPolicySchema,
  /** By when the sponsor promises to tell everybody; absent where it promised no day. */
  announceBy: z.optional(daySchema),
  /** Why the sponsor asks for sensitive facts, by fact; absent where it asks for none. */
  criteriaReasons: z.optional(z.record(z.string(), z.string())),
  /** What the sponsor changed since it was published, the latest first; absent where nothing. */
  amendments: z.optional(
    z.array(
      z.object({
        at: instantSchema,
        /** Each change in a line. */
        lines: z.array(z.string()),
        /** Why, in the sponsor's words. */
        words: z.nullable(z.string()),
      }),
    ),
  ),
  /** The sponsor's words that were read with less than certainty and that nobody has confirmed. */
  likelyWords: z.array(z.string()),
  /** What in it deserves care, such as a fee. */
  cautions: z.array(cautionSchema),
  /** Null of what is no listing yet. */
  trust: z.nullable(trustSchema),
  source: z.nullable(
    z.object({
      url: z.optional(z.string()),
      name: z.optional(z.string()),
      licence: z.optional(z.string()),
      verifiedOn: z.optional(z.string()),
    }),
  ),
})
/** A scholarship with everything its own page shows. */
export type ScholarshipDetail = z.infer<typeof scholarshipDetailSchema>
