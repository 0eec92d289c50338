import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { claimLinks } from '../../../db/schema/claims.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { Member } from '../organisations/require-member.ts'

/** Takes a mailed link back. Throws NOT_FOUND. */
export async function withdrawClaim(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, organisationId }: Member,
  id: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const [link] = await tx
      .delete(claimLinks)
      .where(and(eq(claimLinks.id, id), eq(claimLinks.organisationId, organisationId)))
      .returning()
    if (!link) throw new CallFailure('NOT_FOUND')
    const { scholarshipId } = link
    const event = { organisationId, actorId: userId, action: 'withdraw_claim', scholarshipId }
    await recordAudit(tx, [event], clock.now())
  })
}
