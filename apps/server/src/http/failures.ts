import { ERRORS, type ErrorCode } from '@laurel/contract/errors'
import type { Failure } from '@laurel/contract/envelope'
import { isOutcomeUnknown } from '../db/bound-queries.ts'
import { sqlStateOf } from '../db/database.ts'

interface FailureDetails {
  /** Replaces the catalogue's sentence where the specification's has a value in it. */
  message?: string
  fields?: Record<string, string>
  current?: unknown
  retryAfterSeconds?: number
}

/** A call that cannot be answered as asked; `code` is from the public catalogue. */
export class CallFailure extends Error {
  readonly code: ErrorCode
  readonly details: FailureDetails

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(details.message ?? ERRORS[code].message)
    this.code = code
    this.details = details
  }
}

/** What the client is sent for a failure. */
export function toFailure(failure: CallFailure): Failure {
  const { message, code, details } = failure
  return {
    statusCode: ERRORS[code].statusCode,
    message,
    error: {
      code,
      message,
      description: message,
      ...(details.fields && { fields: details.fields }),
      ...(details.current !== undefined && { current: details.current }),
    },
  }
}

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_UNDER_PRESSURE: 'OVERLOADED',
}

/** PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutting down). */
const UNAVAILABLE_SQL_STATE = /^(08|53|57P)/
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOENT'])
const CONNECTION_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** Another transaction was in the way (40001, 40P01): nothing happened, and the next try is likely to work. */
const IN_EACH_OTHERS_WAY = /^40/

/** Text no database keeps, such as one with a NUL character or half a surrogate pair. */
const UNKEEPABLE_SQL_STATES = new Set(['22021', '22P02', '22P05'])

const OUTCOME_UNKNOWN =
  'We could not tell whether this was saved. Please look before you try again.'

/** Maps anything thrown to the catalogue; undefined means it is a fault of ours. */
export function asCallFailure(error: unknown): CallFailure | undefined {
  if (error instanceof CallFailure) return error
  if (!(error instanceof Error)) return undefined
  const code = sqlStateOf(error)
  const known = code === undefined ? undefined : FASTIFY_CODES[code]
  if (known) return new CallFailure(known, known === 'OVERLOADED' ? { retryAfterSeconds: 10 } : {})
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return new CallFailure('BODY_TOO_LARGE')
  if (status === 415) return new CallFailure('UNSUPPORTED_MEDIA_TYPE')
  // Before the next line: a sender who hangs up half-way is ECONNRESET as well.
  if (status >= 400 && status < 500) return new CallFailure('MALFORMED_REQUEST')
  if (isOutcomeUnknown(error))
    return new CallFailure('OVERLOADED', { message: OUTCOME_UNKNOWN, retryAfterSeconds: 5 })
  if (isUnavailable(error, code)) return new CallFailure('OVERLOADED', { retryAfterSeconds: 5 })
  if (code !== undefined && IN_EACH_OTHERS_WAY.test(code))
    return new CallFailure('OVERLOADED', { retryAfterSeconds: 1 })
  if (code !== undefined && UNKEEPABLE_SQL_STATES.has(code))
    return new CallFailure('MALFORMED_REQUEST')
  return undefined
}

function isUnavailable(error: Error, code: string | undefined): boolean {
  if (code !== undefined && (UNAVAILABLE_SQL_STATE.test(code) || CONNECTION_CODES.has(code)))
    return true
  const cause = error.cause instanceof Error ? error.cause.message : ''
  return CONNECTION_MESSAGE.test(error.message) || CONNECTION_MESSAGE.test(cause)
}
