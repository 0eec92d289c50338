import * as z from 'zod/mini'
import { fieldValueSchema, senderSchema, stageSchema } from './application-shapes.ts'
import { idSchema, instantSchema, shortText } from './fields.ts'
import { dataTypeSchema } from './scholarship-shapes.ts'

/** How far an organisation is with an application; students see none of it. */
export const OWN_STAGES = ['new', 'in_review', 'shortlist', 'finalist'] as const
export const stageInputSchema = z.enum(OWN_STAGES)
export type OwnStage = (typeof OWN_STAGES)[number]

/** Where an application stands: decided ones were told so, withdrawn ones taken back. */
export const STANDINGS = [...OWN_STAGES, 'decided', 'withdrawn'] as const
export type Standing = (typeof STANDINGS)[number]

export const countsSchema = z.record(z.enum(STANDINGS), z.number())
export type StandingCounts = z.infer<typeof countsSchema>

export const tagSchema = shortText(40).check(z.minLength(1, 'Please name the tag.'))

/** Stands for an application that no member looks after. */
export const NOBODY = 'nobody'

export const APPLICANT_ORDERS = ['sent', 'name', 'complete'] as const

/** Which applicants, in which order; without a stage all but those that were withdrawn. */
export const applicantFilterFields = {
  cycle: z.optional(shortText(100)),
  stage: z.optional(z.enum(STANDINGS)),
  /** In name, e-mail address, receipt number and tags. */
  search: z.optional(shortText(100)),
  tag: z.optional(tagSchema),
  assignedTo: z.optional(z.union([z.literal(NOBODY), idSchema])),
  /** Whether everything that was asked is answered, also what was optional. */
  complete: z.optional(z.enum(['true', 'false'])),
  orderBy: z._default(z.enum(APPLICANT_ORDERS), 'sent'),
  order: z._default(z.enum(['ASC', 'DESC']), 'DESC'),
}

const filterSchema = z.strictObject(applicantFilterFields)
export type ApplicantFilter = z.infer<typeof filterSchema>

/** Most applications that are named one by one. */
const MOST_NAMED = 1000

/** Applications by their ids, or all that a filter finds: one of the two. */
export const selectionSchema = {
  applicationIds: z.optional(
    z
      .array(idSchema)
      .check(z.minLength(1, 'Please say which applications.'), z.maxLength(MOST_NAMED)),
  ),
  filter: z.optional(filterSchema),
}

export const memberNameSchema = z.object({ id: idSchema, name: z.string() })

const senderFactsSchema = senderSchema.shape.facts

export const applicantRowSchema = z.object({
  applicationId: idSchema,
  /** Short enough to be read out on the phone. */
  number: z.string(),
  name: z.string(),
  /** Where they live and which year of school, as far as the application holds it. */
  facts: senderFactsSchema,
  submittedAt: instantSchema,
  standing: z.enum(STANDINGS),
  /** Of what was asked, how much is answered. */
  answered: z.number(),
  asked: z.number(),
  tags: z.array(z.string()),
  assignedTo: z.nullable(memberNameSchema),
  /** When a member first opened it. */
  openedAt: z.nullable(instantSchema),
})
export type ApplicantRow = z.infer<typeof applicantRowSchema>

const authorCountsSchema = z.object({
  student: z.number(),
  assistant: z.number(),
  pasted: z.number(),
})

const sentAnswerSchema = z.object({
  requirementId: idSchema,
  title: z.string(),
  /** null for a file: its link is in `file`. */
  value: z.nullable(fieldValueSchema),
  /** Of the requirement: an `editor`'s answer is HTML. */
  dataType: dataTypeSchema,
  file: z.optional(z.object({ name: z.string(), sizeBytes: z.number(), url: z.string() })),
  /** Whose words an essay has, where the scholarship asks for that to be disclosed. */
  words: z.optional(authorCountsSchema),
})
export type SentAnswer = z.infer<typeof sentAnswerSchema>

export const sentApplicationSchema = z.object({
  ...applicantRowSchema.shape,
  scholarship: z.object({ id: idSchema, title: z.string() }),
  cycle: z.string(),
  /** null for what was sent before it was kept, and after it was withdrawn. */
  sender: z.nullable(senderSchema),
  /** As they were sent; none once it was withdrawn. */
  answers: z.array(sentAnswerSchema),
  /** What the student was told of it, oldest first. */
  stages: z.array(z.object({ stage: stageSchema, enteredAt: instantSchema })),
  notes: z.array(
    z.object({
      id: idSchema,
      /** null: the account is gone. */
      author: z.nullable(z.string()),
      text: z.string(),
      writtenAt: instantSchema,
    }),
  ),
  messages: z.array(
    z.object({
      id: idSchema,
      author: z.nullable(z.string()),
      subject: z.string(),
      text: z.string(),
      sentAt: instantSchema,
    }),
  ),
  /** The ones before and after it in the list as filtered, and its place there, from 1. */
  previousId: z.nullable(idSchema),
  nextId: z.nullable(idSchema),
})
export type SentApplication = z.infer<typeof sentApplicationSchema>
