import type { App } from '../../../app-context.ts'
import { paidUses } from '../../../db/schema/billing.ts'
import type { OwnApplicantId } from '../../../http/session.ts'

export type PaidUse = (typeof paidUses.$inferSelect)['kind']

/** Notes that somebody used what only subscribers may: a cycle with such a use is not given back. */
export async function recordPaidUse(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  applicantId: OwnApplicantId,
  kind: PaidUse,
): Promise<void> {
  const usedAt = clock.now()
  const day = usedAt.toISOString().slice(0, 10)
  await db
    .insert(paidUses)
    .values({ applicantId, kind, day, usedAt })
    .onConflictDoUpdate({
      target: [paidUses.applicantId, paidUses.kind, paidUses.day],
      set: { usedAt },
    })
}
