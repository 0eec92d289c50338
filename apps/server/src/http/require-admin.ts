import { CallFailure } from './failures.ts'
import type { Session } from './session.ts'

declare const admin: unique symbol
/** The id of an administrator's account: only this file makes one. */
export type AdminId = string & { readonly [admin]: true }

/** Nobody else is told that there is such a call. */
export function requireAdmin(who: Session): AdminId {
  if (who.role !== 'ADMIN') throw new CallFailure('NOT_FOUND')
  return who.userId as AdminId
}
