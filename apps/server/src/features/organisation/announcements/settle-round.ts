import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { AdminId } from '../../../http/require-admin.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'

interface Settling {
  scholarshipId: string
  cycle: string
  /** Who says so. */
  adminId: AdminId
}

/** Keeps that a round which was called off owes nothing any more; said again, it changes nothing. */
export async function settleRound(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { scholarshipId, cycle, adminId: actorId }: Settling,
): Promise<void> {
  const now = clock.now()
  const isThis = and(eq(rounds.scholarshipId, scholarshipId), eq(rounds.cycle, cycle))
  await transact(db, async (tx) => {
    const [round] = await tx
      .select({ organisationId: scholarships.organisationId })
      .from(rounds)
      .innerJoin(scholarships, eq(scholarships.id, rounds.scholarshipId))
      .where(and(isThis, isNotNull(rounds.cancelledAt)))
    if (!round?.organisationId) throw new CallFailure('NOT_FOUND')
    const { organisationId } = round
    const { rowCount } = await tx
      .update(rounds)
      .set({ settledAt: now })
      .where(and(isThis, isNull(rounds.settledAt)))
    const event = { organisationId, actorId, scholarshipId, action: 'settle_round' }
    if (rowCount) await recordAudit(tx, [event], now)
  })
}
