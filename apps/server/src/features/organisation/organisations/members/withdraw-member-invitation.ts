import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { organisationInvitations } from '../../../../db/schema/organisations.ts'
import { transact } from '../../../../db/transact.ts'
import { CallFailure } from '../../../../http/failures.ts'
import { recordAudit } from '../../../common/audit/record-audit.ts'
import type { Member } from '../require-member.ts'

/** Takes an open invitation back. Throws NOT_FOUND. */
export async function withdrawMemberInvitation(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, organisationId }: Member,
  id: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now()
    const [withdrawn] = await tx
      .update(organisationInvitations)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(organisationInvitations.id, id),
          eq(organisationInvitations.organisationId, organisationId),
          isNull(organisationInvitations.acceptedAt),
          isNull(organisationInvitations.withdrawnAt),
        ),
      )
      .returning({ role: organisationInvitations.role })
    if (!withdrawn) throw new CallFailure('NOT_FOUND')
    const event = { organisationId, actorId: userId, action: 'withdraw_invitation' }
    await recordAudit(tx, [{ ...event, details: withdrawn }], now)
  })
}
