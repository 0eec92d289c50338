import { CallFailure } from '../../http/failures.ts'
import type { Session } from '../../http/session.ts'
import type { ChargeRow, HeldSubscription } from './queries.ts'
import { endOfRefunds } from './rules.ts'

/**
 * Whether the latest charge may be given back, if nothing of its cycle was used: it was paid, and
 * not longer than 14 days ago.
 */
export function canRefund(
  { row }: Pick<HeldSubscription, 'row'>,
  latest: Pick<ChargeRow, 'status' | 'chargedAt'>,
  now: Date,
): boolean {
  return (
    row.provider !== 'grant' && latest.status === 'paid' && now < endOfRefunds(latest.chargedAt)
  )
}

declare const admin: unique symbol
/** The id of an administrator's account: only this file makes one. */
export type AdminId = string & { readonly [admin]: true }

/** Nobody else is told that there is such a call. */
export function requireAdmin(who: Session): AdminId {
  if (who.role !== 'ADMIN') throw new CallFailure('NOT_FOUND')
  return who.userId as AdminId
}
