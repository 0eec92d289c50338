import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import type { DerivedState } from './states.ts'

/** Until when everything that is paid for is open: the latest end among all subscriptions. */
export function entitledUntil(held: readonly Pick<DerivedState, 'accessUntil'>[]): Date | null {
  const ends = held.map(({ accessUntil }) => accessUntil.getTime())
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

/**
 * Holds a student until the transaction ends, before anything of theirs is read that an entitlement
 * is derived from: two who did so side by side would write what one of them did not see.
 */
export async function holdStudent(tx: Transaction, applicantId: string | null): Promise<void> {
  if (applicantId === null) return
  await tx
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.id, applicantId))
    .for('no key update')
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
