import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { organisationProfiles } from '../../../db/schema/organisations.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { Member } from './require-member.ts'

/**
 * Puts an organisation where administrators look; one that waits or is verified stays as it is.
 * Throws PROFILE_MISSING, and EMAIL_NOT_CONFIRMED while nobody knows whose address it is.
 */
export async function requestVetting(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, organisationId }: Member,
): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now()
    const own = eq(organisationProfiles.organisationId, organisationId)
    if ((await tx.$count(organisationProfiles, own)) === 0) throw new CallFailure('PROFILE_MISSING')
    if (!(await hasProvenAddress(tx, userId))) throw new CallFailure('EMAIL_NOT_CONFIRMED')
    const asked = await tx
      .update(organisationProfiles)
      .set({ vetting: 'waiting', askedAt: now, updatedAt: now })
      .where(and(own, inArray(organisationProfiles.vetting, ['unasked', 'refused'])))
    if (asked.rowCount === 0) return
    const event = { organisationId, actorId: userId, action: 'request_vetting' }
    await recordAudit(tx, [event], now)
  })
}

const hasProvenAddress = async (tx: Transaction, userId: string): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))) > 0
