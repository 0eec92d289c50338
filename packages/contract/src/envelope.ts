import * as z from 'zod/mini'
import { ERRORS, type ErrorCode } from './errors.ts'

/** What every successful call answers: `statusCode` repeats the HTTP status. */
export interface Success<Data> {
  statusCode: 200 | 201
  /** Only where the specification quotes a success text: its client shows every one. */
  message?: string
  data: Data
}

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

export const failureSchema = z.object({
  statusCode: z.number(),
  message: z.string(),
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    description: z.string(),
    /** A field's path and what is wrong with it. */
    fields: z.optional(z.record(z.string(), z.string())),
    /** With STALE_VERSION: what is stored now. */
    current: z.optional(z.unknown()),
  }),
})

/** What every failed call answers; the three sentences are the same. */
export type Failure = z.infer<typeof failureSchema>
