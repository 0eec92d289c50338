import * as z from 'zod/mini'
import { toldSchema } from './announcements.ts'
import {
  applicationStatus,
  senderSchema,
  fieldValueSchema,
  originSchema,
  stageSchema,
} from './application-shapes.ts'
import { defineCall } from './define-call.ts'
import { daySchema, idParams, idSchema, instantSchema } from './fields.ts'
import { dataTypeSchema, listedScholarshipSchema } from './scholarship-shapes.ts'

/** What the sponsor announced of an application. */
const resultSchema = z.object({
  outcome: toldSchema,
  /** Of a winner, in US dollars. */
  amount: z.nullable(z.number()),
  /** The sponsor's own. */
  words: z.nullable(z.string()),
  toldAt: instantSchema,
})
export type Result = z.infer<typeof resultSchema>

export const trackedApplicationSchema = z.object({
  /** null: the student applied on the sponsor's own site, or will. */
  applicationId: z.nullable(idSchema),
  /** The round it belongs to. */
  cycle: z.string(),
  /** Whether that is the scholarship's present round, the one its form shows. */
  isPresentRound: z.boolean(),
  /** null: on the sponsor's own site only. */
  status: z.nullable(applicationStatus),
  origin: z.nullable(originSchema),
  startedAt: instantSchema,
  /** When it was sent, here or by the student's word. */
  submittedAt: z.nullable(instantSchema),
  /** When somebody of the sponsor first opened it. */
  openedAt: z.nullable(instantSchema),
  /** The latest; null before anything is known. */
  stage: z.nullable(stageSchema),
  /** Every stage it went through, oldest first. */
  stages: z.array(
    z.object({
      stage: stageSchema,
      enteredAt: instantSchema,
      enteredBy: z.enum(['sponsor', 'student']),
    }),
  ),
  canWithdraw: z.boolean(),
  /** The day by which the sponsor means to tell everybody. */
  announceBy: z.nullable(daySchema),
  result: z.nullable(resultSchema),
  /** The earlier round whose answers this draft was prepared with; the student is asked to check. */
  preparedFromCycle: z.nullable(z.string()),
  scholarship: z.pick(listedScholarshipSchema, {
    id: true,
    title: true,
    user: true,
    amounts: true,
    awards: true,
    award: true,
    amountMaxUsd: true,
    deadline: true,
    recurrenceConfig: true,
    isOpen: true,
    delivery: true,
    applyUrl: true,
    isSample: true,
  }),
})
/** An application with what became of it. */
export type TrackedApplication = z.infer<typeof trackedApplicationSchema>

export const listApplications = defineCall({
  id: 'listApplications',
  method: 'GET',
  path: '/scholarships/me/applications',
  summary: "The student's applications of every round with their stages, latest change first.",
  access: 'applicant',
  answer: z.array(trackedApplicationSchema),
})

export const withdrawApplication = defineCall({
  id: 'withdrawApplication',
  method: 'POST',
  path: '/applications/{id}/withdrawal',
  summary: 'Withdraws a received application before its deadline; again changes nothing.',
  access: 'applicant',
  params: idParams,
  answer: trackedApplicationSchema,
  errors: ['NOT_FOUND', 'SCHOLARSHIP_CLOSED', 'STAGE_REFUSED'],
})

const sentFileSchema = z.object({ name: z.string(), sizeBytes: z.number(), sha256: z.string() })

export const receiptSchema = z.object({
  applicationId: idSchema,
  /** Short enough to be read out on the phone. */
  number: z.string(),
  scholarshipId: idSchema,
  title: z.string(),
  cycle: z.string(),
  recipient: z.string(),
  submittedAt: instantSchema,
  origin: originSchema,
  withdrawnAt: z.nullable(instantSchema),
  announceBy: z.nullable(daySchema),
  result: z.nullable(resultSchema),
  /** When somebody of the sponsor first opened it. */
  openedAt: z.nullable(instantSchema),
  /** What the sponsor wrote about it, the oldest first; it came by mail. */
  messages: z.array(z.object({ subject: z.string(), text: z.string(), sentAt: instantSchema })),
  /** The person as the sponsor received them; null for what was sent before this was kept. */
  sender: z.nullable(senderSchema),
  answers: z.array(
    z.object({
      requirementId: idSchema,
      title: z.string(),
      value: fieldValueSchema,
      /** Of the requirement: an `editor`'s answer is HTML. */
      dataType: dataTypeSchema,
      /** When the answer is a file. */
      file: z.optional(sentFileSchema),
    }),
  ),
})
/** Exactly what was sent, to whom and when. */
export type Receipt = z.infer<typeof receiptSchema>

export const readReceipt = defineCall({
  id: 'readReceipt',
  method: 'GET',
  path: '/applications/{id}/receipt',
  summary: 'Exactly what was sent, to whom and when.',
  access: 'applicant',
  params: idParams,
  answer: receiptSchema,
  errors: ['NOT_FOUND'],
})
