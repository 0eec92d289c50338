import type { ErrorCode } from '@laurel/contract/errors'
import type { Student } from '../factories/student.ts'
import type { Caller, World } from './callers.ts'

/** What is sent besides method, path and authorization. */
export interface Request {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  /** A body that is no JSON, with its type. */
  raw?: { payload: Buffer; type: string }
}

export type Outcome = 'ok' | ErrorCode

/**
 * What a call names decides who may make it.
 * `own`: something of the owner's; nobody else is told that it exists.
 * `each`: nothing of anybody's, or the caller's own; everybody signed in gets their own.
 * `open`: no session is needed, and none changes the answer.
 */
export interface AccessEntry {
  names: 'own' | 'each' | 'open'
  /** A right request: about the owner's for `own`, else of the caller. Made anew each time. */
  request?: (world: World, of: Student) => Request | Promise<Request>
  /** Callers who get something other than what `names` says. */
  outcomes?: Partial<Record<Caller, Outcome>>
  /** What everybody gets who may call, where a right request cannot be had. */
  otherwise?: Outcome
  /** What an id that does not exist, or is none, is answered with. */
  missing?: ErrorCode
}

export const each = (
  request?: AccessEntry['request'],
  details: Omit<AccessEntry, 'names' | 'request'> = {},
): AccessEntry => ({ names: 'each', ...(request && { request }), ...details })

export const own = (
  request: NonNullable<AccessEntry['request']>,
  details: Omit<AccessEntry, 'names' | 'request'> = {},
): AccessEntry => ({ names: 'own', request, ...details })

export const open = (
  request?: AccessEntry['request'],
  details: Omit<AccessEntry, 'names' | 'request'> = {},
): AccessEntry => ({ names: 'open', ...(request && { request }), ...details })
