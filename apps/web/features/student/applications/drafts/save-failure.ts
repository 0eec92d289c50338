import type { FieldValue } from '@laurel/contract/application-shapes'
import { CallError } from '../../../../api/call-error.ts'

/** The newer value that the server holds of an answer. */
export interface NewerAnswer {
  requirementId: string
  fieldValue: FieldValue
  version: number
}

export type SaveFailure =
  | { kind: 'stale'; newer: readonly NewerAnswer[] }
  | { kind: 'fields'; fields: Readonly<Record<string, string>>; error: CallError }
  | { kind: 'refused'; error: CallError }
  /** Not reached, busy or broken for the moment: the same again later. */
  | { kind: 'later' }

/** What a save that did not succeed means for the answers in it. */
export function readSaveFailure(error: unknown): SaveFailure {
  if (!(error instanceof CallError)) return { kind: 'later' }
  const { code, statusCode, fields, current } = error
  if (error.isOffline || statusCode >= 500 || statusCode === 429) return { kind: 'later' }
  if (code === 'IDEMPOTENCY_IN_PROGRESS') return { kind: 'later' }
  if (code === 'STALE_VERSION' && Array.isArray(current))
    return { kind: 'stale', newer: current as NewerAnswer[] }
  return Object.keys(fields).length > 0
    ? { kind: 'fields', fields, error }
    : { kind: 'refused', error }
}
