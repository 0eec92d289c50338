import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { applicants } from '../../db/schema/accounts.ts'
import type { DerivedState } from './states.ts'

/** Until when everything that is paid for is open: the latest end among all subscriptions. */
export function entitledUntil(held: readonly Pick<DerivedState, 'accessUntil'>[]): Date | null {
  const ends = held.map(({ accessUntil }) => accessUntil.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

/**
 * Writes what an applicant's subscriptions open. The only place that does: everything that asks
 * whether somebody subscribes reads it.
 */
export async function writeEntitlement(
  tx: Transaction,
  applicantId: string,
  held: readonly Pick<DerivedState, 'accessUntil'>[],
): Promise<void> {
  await tx
    .update(applicants)
    .set({ subscribedUntil: entitledUntil(held) })
    .where(eq(applicants.id, applicantId))
}
