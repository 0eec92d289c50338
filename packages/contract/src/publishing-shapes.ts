import type { Criteria } from '@laurel/matching/criteria'
import * as z from 'zod/mini'
import { aiPolicySchema } from './chat-shapes.ts'
import { crowdSchema, daySchema, idSchema, instantSchema } from './fields.ts'
import { VETTING_STATES } from './organisations.ts'
import { ROUND_STATES } from './round-states.ts'
import { awardSchema, dataTypeSchema } from './scholarship-shapes.ts'

const MOST_TITLE = 200
const MOST_TEXT = 20_000
const MOST_DOLLARS = 100_000_000
const MOST_AWARDS = 100_000
export const MOST_REQUIREMENTS = 50
const MOST_OPTIONS = 100

const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most, `Please write at most ${most.toLocaleString('en-US')} characters.`),
    )
/** HTML or plain text; it is kept as safe HTML. */
const longText = z
  .string()
  .check(z.maxLength(MOST_TEXT, 'This text is too long. Please keep it under 20,000 characters.'))
const dollars = z.nullable(
  z
    .number('Please enter an amount in dollars.')
    .check(
      z.gte(0, 'An amount cannot be negative.'),
      z.lte(MOST_DOLLARS, 'Please enter a smaller amount.'),
    ),
)

/** `asListed`: an award that a list told in a way that cannot be written here; it stays. */
export const AWARD_KINDS = [
  'fixed',
  'upTo',
  'range',
  'tuition',
  'fullRide',
  'varies',
  'asListed',
] as const
export type AwardKind = (typeof AWARD_KINDS)[number]

const writtenAwardSchema = z.strictObject({
  kind: z.enum(AWARD_KINDS),
  /** What each winner receives: the sum, the least of a range, or, with `upTo`, the most. */
  amountUsd: dollars,
  /** The most of a range. */
  maxUsd: dollars,
  count: z.nullable(
    z
      .int('Please enter a whole number.')
      .check(z.gte(1, 'There has to be at least one award.'), z.lte(MOST_AWARDS)),
  ),
  /** What there is for all winners together. */
  budgetUsd: dollars,
  isRenewable: z.boolean(),
})

const limitsSchema = z.strictObject({
  /** Endings such as '.pdf'; empty for the usual. */
  fileTypes: z
    .array(z.string().check(z.regex(/^\.[a-z0-9]{1,10}$/, 'An ending looks like .pdf.')))
    .check(z.maxLength(20)),
  fileMegabytes: z.nullable(z.number().check(z.gte(1), z.lte(10, 'Files may be up to 10 MB.'))),
  words: z.nullable(z.int('Please enter a whole number.').check(z.gte(1), z.lte(20_000))),
})

export const writtenRequirementSchema = z.strictObject({
  /** Made by whoever adds it, and its own for good. */
  id: idSchema,
  title: line(MOST_TITLE),
  description: longText,
  dataType: dataTypeSchema,
  /** The one CV that a student uploads once for all. */
  isCv: z.boolean(),
  isOptional: z.boolean(),
  /** For a short answer: what there is to choose from; empty for words of one's own. */
  options: z.array(line(MOST_TITLE)).check(z.maxLength(MOST_OPTIONS)),
  limits: limitsSchema,
})
/** One thing that applicants send, as its organisation writes it. */
export type WrittenRequirement = z.infer<typeof writtenRequirementSchema>

const writtenDeadlineSchema = z.strictObject({
  /** The last day. */
  date: z.nullable(daySchema),
  opens: z.nullable(daySchema),
  /** An IANA name, such as America/New_York. */
  timeZone: z.string().check(z.minLength(1), z.maxLength(60)),
  isYearly: z.boolean(),
})

export const writtenListingSchema = z.strictObject({
  title: line(MOST_TITLE),
  description: longText,
  award: writtenAwardSchema,
  deadline: writtenDeadlineSchema,
  /** By when winners are told. */
  announceBy: z.nullable(daySchema),
  requirements: z
    .array(writtenRequirementSchema)
    .check(z.maxLength(MOST_REQUIREMENTS, `Please ask for at most ${MOST_REQUIREMENTS} things.`)),
  aiPolicy: aiPolicySchema,
  terms: longText,
  privacy: longText,
  affidavit: longText,
})
/** A scholarship as its organisation writes it, without who it is for. */
export type WrittenListing = z.infer<typeof writtenListingSchema>

/** Criteria of the catalogue's own shape; the server reads them with `parseCriteria`. */
export const criteriaSchema: z.ZodMiniType<Criteria, Criteria> = z.record(
  z.string(),
  z.unknown(),
) as unknown as z.ZodMiniType<Criteria, Criteria>

/** Why a sensitive fact is asked for, by fact. */
export const reasonsSchema = z.record(z.string().check(z.maxLength(60)), line(500))

/** All that is written of a scholarship. */
export interface ListingContent {
  listing: WrittenListing
  criteria: Criteria
  reasons: Record<string, string>
}

/** How many have to do with a round; only its applicants are known to its organisation. */
export const countsSchema = z.object({ saved: crowdSchema, begun: crowdSchema, sent: z.number() })

export const organiserScholarshipSchema = z.object({
  id: idSchema,
  title: z.string(),
  state: z.enum(ROUND_STATES),
  /** The last day, where one is known. */
  deadline: z.nullable(z.string()),
  timeZone: z.string(),
  announceBy: z.nullable(z.string()),
  counts: countsSchema,
  updatedAt: instantSchema,
})
/** A line of an organisation's list. */
export type OrganiserScholarship = z.infer<typeof organiserScholarshipSchema>

export const listingContentSchema = z.object({
  listing: writtenListingSchema,
  criteria: criteriaSchema,
  reasons: z.record(z.string(), z.string()),
})

export const editedScholarshipSchema = z.object({
  id: idSchema,
  organisationId: idSchema,
  sponsor: z.string(),
  state: z.enum(ROUND_STATES),
  /** What the next save is written on. */
  version: z.number(),
  savedAt: instantSchema,
  listing: writtenListingSchema,
  /** The award as students see it: of one that is kept `asListed`, all there is to show. */
  listedAward: z.object({ amounts: z.array(z.number()), award: z.nullable(awardSchema) }),
  criteria: criteriaSchema,
  reasons: z.record(z.string(), z.string()),
  /** Read from a text by an import: each is confirmed or rejected. */
  suggestions: z.nullable(criteriaSchema),
  vetting: z.enum(VETTING_STATES),
  counts: countsSchema,
  /** Somebody began or sent: what is asked of students can only become less. */
  hasApplicants: z.boolean(),
  /** What published is to become, while it is written: nobody outside the organisation sees it. */
  amendment: z.object({
    /** What the next save of it is written on. */
    revision: z.number(),
    /** Null while there is none. */
    content: z.nullable(listingContentSchema),
    savedAt: z.nullable(instantSchema),
  }),
})
/** What becomes another in a published scholarship: all of it as it is to be. */
export const amendmentFields = {
  version: z.int().check(z.gte(0)),
  listing: writtenListingSchema,
  criteria: criteriaSchema,
  reasons: reasonsSchema,
}

export const changeSchema = z.object({
  /** Where it stands. */
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
})

export const VERSION_ACTS = [
  'created',
  'imported',
  'claimed',
  'saved',
  'published',
  'amended',
  'withdrawn',
] as const

export const listedVersionSchema = z.object({
  version: z.number(),
  act: z.enum(VERSION_ACTS),
  /** Who wrote it; null once that account is gone, and of an import. */
  by: z.nullable(z.string()),
  savedAt: instantSchema,
  /** Why, where a reason was told. */
  words: z.nullable(z.string()),
  /** What differs from the version before. */
  changes: z.array(changeSchema),
})
/** A line of the history of a scholarship. */
export type ListedVersion = z.infer<typeof listedVersionSchema>

/** All that the editor shows. */
export type EditedScholarship = z.infer<typeof editedScholarshipSchema>
