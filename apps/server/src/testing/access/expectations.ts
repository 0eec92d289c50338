import type { ErrorCode } from '@laurel/contract/errors'
import type { OrganisationPermission } from '@laurel/contract/organisation-rights'
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
 * `organisation`: something of the organiser's organisation; its members by their rights, and nobody
 * else is told that it exists.
 * `open`: no session is needed, and none changes the answer.
 */
export interface AccessEntry {
  names: 'own' | 'each' | 'organisation' | 'open'
  /** With `organisation`: what a member must be allowed to. */
  permission?: OrganisationPermission
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

/** Made by whoever may do that in the organisation; the request is about what is its own. */
export const organisation = (
  permission: OrganisationPermission,
  request: NonNullable<AccessEntry['request']>,
  details: Omit<AccessEntry, 'names' | 'request' | 'permission'> = {},
): AccessEntry => ({ names: 'organisation', permission, request, ...details })

export const open = (
  request?: AccessEntry['request'],
  details: Omit<AccessEntry, 'names' | 'request'> = {},
): AccessEntry => ({ names: 'open', ...(request && { request }), ...details })
