import type { Call } from '@laurel/contract/define-call'
import { ERRORS, type ErrorCode } from '@laurel/contract/errors'

const everyCode = Object.keys(ERRORS) as ErrorCode[]

/** Every code a call can answer with: its own, and those that follow from how it is declared. */
export function failureCodes(call: Call): ErrorCode[] {
  const hasBody = call.body !== undefined || call.bodyKind !== undefined
  const implied: [boolean, ErrorCode[]][] = [
    [hasBody, ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']],
    // Bytes that nothing is read from are neither.
    [hasBody && call.bodyKind !== 'raw', ['MALFORMED_REQUEST', 'VALIDATION_FAILED']],
    [call.query !== undefined, ['VALIDATION_FAILED']],
    [call.access !== 'public', ['SESSION_ENDED']],
    [call.access === 'applicant' || call.params !== undefined, ['NOT_FOUND']],
    [call.isOnceOnly === true, ['IDEMPOTENCY_MISMATCH']],
    [call.isOnceOnly === true && !call.keepsOwnKey, ['IDEMPOTENCY_IN_PROGRESS']],
    [true, ['INTERNAL', 'OVERLOADED']],
  ]
  const own = new Set([
    ...(call.errors ?? []),
    ...implied.flatMap(([applies, codes]) => (applies ? codes : [])),
  ])
  return everyCode.filter((code) => own.has(code))
}
