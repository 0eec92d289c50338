import type { Payout } from '@laurel/contract/partners-admin'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { partnerPayouts } from '../../../db/schema/partners.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { AdminId } from '../../../http/require-admin.ts'
import { selectPayouts, toPayout } from './queries.ts'

/** Notes that a payout was paid; again, it is as it was. */
export async function markPayoutPaid(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  paidBy: AdminId,
  { id, reference }: { id: string; reference: string },
): Promise<Payout> {
  await db
    .update(partnerPayouts)
    .set({ paidAt: clock.now(), paidBy, reference })
    .where(and(eq(partnerPayouts.id, id), isNull(partnerPayouts.paidAt)))
  const [row] = await selectPayouts(db).where(eq(partnerPayouts.id, id))
  if (!row) throw new CallFailure('NOT_FOUND')
  return toPayout(row)
}
