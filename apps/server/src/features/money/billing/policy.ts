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
