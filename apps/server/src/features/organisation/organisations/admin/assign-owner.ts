import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { organisationMembers } from '../../../../db/schema/organisations.ts'
import { transact } from '../../../../db/transact.ts'
import { CallFailure } from '../../../../http/failures.ts'
import type { AdminId } from '../../../../http/require-admin.ts'
import { nameForAudit } from '../../../common/audit/name-for-audit.ts'
import { recordAudit } from '../../../common/audit/record-audit.ts'
import { becomeOrganiser } from '../become-organiser.ts'
import { lockOrganisation } from '../lock-organisation.ts'

const NO_ACCOUNT = 'No account has this address. Ask them to sign up with it first.'
const NOT_CONFIRMED = 'This address is not confirmed. Ask them to open the link in our mail first.'

/**
 * Makes the account of an address an owner, as for an organisation that an import made. Throws
 * NOT_FOUND for no such organisation or account, and EMAIL_NOT_CONFIRMED where nobody has shown yet
 * that the address is theirs.
 */
export async function assignOwner(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  adminId: AdminId,
  organisationId: string,
  email: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now()
    await lockOrganisation(tx, organisationId)
    const [user] = await tx
      .select({ id: users.id, emailConfirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.purgeAfter)))
    if (!user) throw new CallFailure('NOT_FOUND', { fields: { email: NO_ACCOUNT } })
    if (!user.emailConfirmedAt)
      throw new CallFailure('EMAIL_NOT_CONFIRMED', { fields: { email: NOT_CONFIRMED } })
    const role = 'owner' as const
    await tx
      .insert(organisationMembers)
      .values({ organisationId, userId: user.id, role, joinedAt: now })
      .onConflictDoUpdate({
        target: [organisationMembers.organisationId, organisationMembers.userId],
        set: { role },
      })
    await becomeOrganiser(tx, user.id)
    const member = (await nameForAudit(tx, [{ actorId: user.id }])).get(user.id) ?? ''
    const event = { organisationId, actorId: adminId, action: 'assign_owner', details: { member } }
    await recordAudit(tx, [event], now)
  })
}
